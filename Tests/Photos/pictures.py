"""Small pictures of every kind, with a place written wherever cameras and programs write it.

`python Tests/Photos/pictures.py` records those that the tests in Swift read, and prints the table of
their sizes as Pillow has them. Needs Pillow and exiftool.
"""

import io
import pathlib
import subprocess

from PIL import Image, ImageOps, PngImagePlugin, ImageCms

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "PhotoFilesTests/Fixtures"
PLACE = "Longyearbyen"
XMP = (
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">'
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description '
    'rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" '
    'xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" exif:GPSLatitude="78,13.2N" '
    f'exif:GPSLongitude="15,39.0E" photoshop:City="{PLACE}"/></rdf:RDF></x:xmpmeta>'
    '<?xpacket end="w"?>').encode()


def drawing(width=24, height=16, shift=0):
    """A picture no side of which is like another."""
    image = Image.new("RGB", (width, height))
    image.putdata([
        (x * 255 // width, y * 255 // height, (x * y + shift) % 256)
        for y in range(height) for x in range(width)])
    return image


def exif(orientation=None):
    """Exif with a place in its directory for GPS and in words."""
    made = Image.Exif()
    made[0x010E] = PLACE
    if orientation:
        made[0x0112] = orientation
    made.get_ifd(0x8825).update({
        1: "N", 2: (78.0, 13.0, 12.0), 3: "E", 4: (15.0, 39.0, 0.0), 27: PLACE.encode()})
    return made.tobytes()


def saved(image, kind, **options):
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def tagged(data, *arguments):
    """The file after exiftool has written tags."""
    return subprocess.run(
        ["exiftool", "-q", "-m", *arguments, "-o", "-", "-"], input=data, check=True,
        stdout=subprocess.PIPE).stdout


def icc():
    return ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()


def texts():
    """Text chunks as Pillow and ImageMagick write them."""
    made = PngImagePlugin.PngInfo()
    made.add_itxt("XML:com.adobe.xmp", XMP.decode())
    made.add_text("Comment", PLACE)
    made.add_text("Raw profile type exif", "\nexif\n      12\n" + PLACE.encode().hex() + "\n", zip=True)
    return made


def pictures():
    """Every picture by its file's name; one that has "plain" in its name says nothing of a place."""
    image = drawing()
    frames = [drawing(shift=90), drawing(shift=180)]
    made = {"plain.jpg": saved(image, "JPEG", quality=60)}
    for value in range(1, 9):
        made[f"turned{value}.jpg"] = saved(image, "JPEG", quality=60, exif=exif(value))
    made["progressive.jpg"] = tagged(
        saved(image, "JPEG", quality=60, progressive=True, xmp=XMP, comment=PLACE, icc_profile=icc()),
        f"-IPTC:City={PLACE}", f"-XMP-iptcExt:LocationShownCity={PLACE}")
    made["gray.jpg"] = saved(image.convert("L"), "JPEG", exif=exif())
    made["cmyk.jpg"] = saved(image.convert("CMYK"), "JPEG", exif=exif())
    made["restarts.jpg"] = saved(
        drawing(40, 30), "JPEG", quality=80, exif=exif(), restart_marker_blocks=1)
    made["several.jpg"] = saved(
        image, "MPO", save_all=True, append_images=[drawing(24, 16, 90)], exif=exif(8))
    made["plain.png"] = saved(image, "PNG")
    made["tagged.png"] = saved(
        image, "PNG", exif=exif(6), pnginfo=texts(), icc_profile=icc(), dpi=(72, 72))
    made["moving.png"] = saved(
        image.convert("P"), "PNG", exif=exif(), save_all=True,
        append_images=[frame.convert("P") for frame in frames], duration=100)
    made["plain.gif"] = saved(image, "GIF")
    made["moving.gif"] = tagged(
        saved(image, "GIF", save_all=True, append_images=frames, duration=100, loop=0, comment=PLACE),
        f"-XMP-photoshop:City={PLACE}", "-XMP-exif:GPSLatitude=78.2", "-XMP-exif:GPSLongitude=15.6")
    made["plain.webp"] = saved(image, "WEBP", quality=60)
    made["plain-lossless.webp"] = saved(image, "WEBP", lossless=True)
    made["tagged.webp"] = saved(
        image.convert("RGBA"), "WEBP", quality=60, exif=exif(6), xmp=XMP, icc_profile=icc())
    made["moving.webp"] = saved(
        image, "WEBP", save_all=True, append_images=frames, duration=100, exif=exif(), xmp=XMP)
    made["plain.avif"] = saved(image, "AVIF", quality=60, speed=10)
    made["tagged.avif"] = saved(image, "AVIF", quality=60, speed=10, exif=exif(), xmp=XMP)
    made["turned.avif"] = saved(image, "AVIF", quality=60, speed=10, exif=exif(6), xmp=XMP)
    made["moving.avif"] = saved(
        image, "AVIF", quality=60, speed=10, save_all=True, append_images=frames, duration=100,
        exif=exif(), xmp=XMP)
    return made


def displayed(data):
    """The picture as browsers show it: they do not turn WebP by its Exif."""
    with Image.open(io.BytesIO(data)) as image:
        if image.format == "WEBP":
            return image.copy()
        return ImageOps.exif_transpose(image.convert("RGBA") if image.mode == "P" else image.copy())


if __name__ == "__main__":
    for name, data in sorted(pictures().items()):
        (FIXTURES / name).write_bytes(data)
        print(name, len(data), displayed(data).size)
