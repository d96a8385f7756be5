/// A file that cannot be understood, or that is made to be much work.
struct Damaged: Error {}
