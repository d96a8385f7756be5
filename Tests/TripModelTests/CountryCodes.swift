/// ISO 3166-1 as published, to compare with.
enum CountryCodes {
    /// Every alpha-2 code with its alpha-3 code.
    static let pairs = """
        ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA \
        AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES \
        BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK \
        CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA \
        DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA \
        GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS \
        GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD \
        IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA \
        KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA \
        LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ \
        MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC \
        NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM \
        PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC \
        SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV \
        SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR \
        TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR \
        VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE
        """

    /// Every alpha-2 code with its English short name.
    static let names = """
        AD Andorra|AE United Arab Emirates|AF Afghanistan|AG Antigua and Barbuda|AI Anguilla|\
        AL Albania|AM Armenia|AO Angola|AQ Antarctica|AR Argentina|AS American Samoa|AT Austria|\
        AU Australia|AW Aruba|AX Åland Islands|AZ Azerbaijan|BA Bosnia and Herzegovina|\
        BB Barbados|BD Bangladesh|BE Belgium|BF Burkina Faso|BG Bulgaria|BH Bahrain|BI Burundi|\
        BJ Benin|BL Saint Barthélemy|BM Bermuda|BN Brunei Darussalam|\
        BO Bolivia, Plurinational State of|BQ Bonaire, Sint Eustatius and Saba|BR Brazil|\
        BS Bahamas|BT Bhutan|BV Bouvet Island|BW Botswana|BY Belarus|BZ Belize|CA Canada|\
        CC Cocos (Keeling) Islands|CD Congo, The Democratic Republic of the|\
        CF Central African Republic|CG Congo|CH Switzerland|CI Côte d'Ivoire|CK Cook Islands|\
        CL Chile|CM Cameroon|CN China|CO Colombia|CR Costa Rica|CU Cuba|CV Cabo Verde|CW Curaçao|\
        CX Christmas Island|CY Cyprus|CZ Czechia|DE Germany|DJ Djibouti|DK Denmark|DM Dominica|\
        DO Dominican Republic|DZ Algeria|EC Ecuador|EE Estonia|EG Egypt|EH Western Sahara|\
        ER Eritrea|ES Spain|ET Ethiopia|FI Finland|FJ Fiji|FK Falkland Islands (Malvinas)|\
        FM Micronesia, Federated States of|FO Faroe Islands|FR France|GA Gabon|GB United Kingdom|\
        GD Grenada|GE Georgia|GF French Guiana|GG Guernsey|GH Ghana|GI Gibraltar|GL Greenland|\
        GM Gambia|GN Guinea|GP Guadeloupe|GQ Equatorial Guinea|GR Greece|\
        GS South Georgia and the South Sandwich Islands|GT Guatemala|GU Guam|GW Guinea-Bissau|\
        GY Guyana|HK Hong Kong|HM Heard Island and McDonald Islands|HN Honduras|HR Croatia|\
        HT Haiti|HU Hungary|ID Indonesia|IE Ireland|IL Israel|IM Isle of Man|IN India|\
        IO British Indian Ocean Territory|IQ Iraq|IR Iran, Islamic Republic of|IS Iceland|\
        IT Italy|JE Jersey|JM Jamaica|JO Jordan|JP Japan|KE Kenya|KG Kyrgyzstan|KH Cambodia|\
        KI Kiribati|KM Comoros|KN Saint Kitts and Nevis|\
        KP Korea, Democratic People's Republic of|KR Korea, Republic of|KW Kuwait|\
        KY Cayman Islands|KZ Kazakhstan|LA Lao People's Democratic Republic|LB Lebanon|\
        LC Saint Lucia|LI Liechtenstein|LK Sri Lanka|LR Liberia|LS Lesotho|LT Lithuania|\
        LU Luxembourg|LV Latvia|LY Libya|MA Morocco|MC Monaco|MD Moldova, Republic of|\
        ME Montenegro|MF Saint Martin (French part)|MG Madagascar|MH Marshall Islands|\
        MK North Macedonia|ML Mali|MM Myanmar|MN Mongolia|MO Macao|MP Northern Mariana Islands|\
        MQ Martinique|MR Mauritania|MS Montserrat|MT Malta|MU Mauritius|MV Maldives|MW Malawi|\
        MX Mexico|MY Malaysia|MZ Mozambique|NA Namibia|NC New Caledonia|NE Niger|\
        NF Norfolk Island|NG Nigeria|NI Nicaragua|NL Netherlands|NO Norway|NP Nepal|NR Nauru|\
        NU Niue|NZ New Zealand|OM Oman|PA Panama|PE Peru|PF French Polynesia|PG Papua New Guinea|\
        PH Philippines|PK Pakistan|PL Poland|PM Saint Pierre and Miquelon|PN Pitcairn|\
        PR Puerto Rico|PS Palestine, State of|PT Portugal|PW Palau|PY Paraguay|QA Qatar|\
        RE Réunion|RO Romania|RS Serbia|RU Russian Federation|RW Rwanda|SA Saudi Arabia|\
        SB Solomon Islands|SC Seychelles|SD Sudan|SE Sweden|SG Singapore|\
        SH Saint Helena, Ascension and Tristan da Cunha|SI Slovenia|SJ Svalbard and Jan Mayen|\
        SK Slovakia|SL Sierra Leone|SM San Marino|SN Senegal|SO Somalia|SR Suriname|\
        SS South Sudan|ST Sao Tome and Principe|SV El Salvador|SX Sint Maarten (Dutch part)|\
        SY Syrian Arab Republic|SZ Eswatini|TC Turks and Caicos Islands|TD Chad|\
        TF French Southern Territories|TG Togo|TH Thailand|TJ Tajikistan|TK Tokelau|\
        TL Timor-Leste|TM Turkmenistan|TN Tunisia|TO Tonga|TR Türkiye|TT Trinidad and Tobago|\
        TV Tuvalu|TW Taiwan, Province of China|TZ Tanzania, United Republic of|UA Ukraine|\
        UG Uganda|UM United States Minor Outlying Islands|US United States|UY Uruguay|\
        UZ Uzbekistan|VA Holy See (Vatican City State)|VC Saint Vincent and the Grenadines|\
        VE Venezuela, Bolivarian Republic of|VG Virgin Islands, British|VI Virgin Islands, U.S.|\
        VN Viet Nam|VU Vanuatu|WF Wallis and Futuna|WS Samoa|YE Yemen|YT Mayotte|ZA South Africa|\
        ZM Zambia|ZW Zimbabwe
        """
}
