/** Tractors, harvesters and sprayers, in the form of cars.ts. */
export const farmMachines = `
# John Deere deere
730: 2 cil. d 58-70
2330: 4 cil. d 78-85
2730: 4 cil. d 75-80
3140: 6 cil. d 80-92
3350: 6 cil. d 86-95
5403: PowerTech 4045 d 06-
5600: PowerTech 4045 d 98-06
6100 J: PowerTech 4045 d 10-
6603: PowerTech 6068 d 05-
7500: PowerTech 6068 d 98-08

1075: 6 cil. d 86-98
1175: 6 cil. d 90-05
1450: PowerTech 6068 d 02-10
9650 STS: PowerTech 8.1 d 99-08
9670 STS: PowerTech 9.0 d 08-12
S680: PowerTech 13.5 d 12-
4720: PowerTech 6068 d 07-14

# Massey Ferguson agco
MF 265: Perkins 4.203 d 72-95
MF 290: Perkins 4.248 d 80-00
MF 1075: Perkins 4.248 d 71-85
MF 1175: Perkins 6.354 d 80-98
MF 1195: Perkins 6.354 d 80-98
MF 292: Perkins 4.248 d 98-12
MF 299: Perkins 6.354 d 98-12
MF 5650: Sisu 44 d 99-10
MF 9790: Sisu 84 d 06-12

# Deutz deutz
A 40: F3L514 d 57-68
A 55: F4L514 d 60-70
A 70: F4L912 d 70-80
A 85: F5L912 d 75-90
A 110: F6L912 d 75-90
AX 80: F4L913 d 80-98
AX 100: F5L913 d 84-98
AX 120: F6L913 d 86-00
AX 4.120: F6L913 d 93-02

# Fiat Someca cnh
450 E: CO3 d 58-70
500: CO3 d 64-72
600 E: 615 d 68-78
700 E: 8045 d 70-84
780: 8045 d 80-92
800 E: 8045 d 75-88
980: 8065 d 80-92
1180: 8065 d 84-94

# New Holland cnh
TL 75: 8045 d 98-08
TM 150: 8065 d 00-08
TS 110: 8045 d 98-06
T7.190: NEF 6.7 d 12-
TC 57: 8065 d 94-06
TC 5090: NEF 6.7 d 08-
CR 9060: Cursor 10 d 05-

# Case IH cnh
Magnum 260: Cummins 8.3 d 05-12
Puma 205: NEF 6.7 d 08-
Axial Flow 2388: Cummins 8.3 d 98-08
Axial Flow 2799: Cummins 8.3 d 08-14
Patriot 350: NEF 6.7 d 08-

# Valtra agco
BH 180: Sisu 66 d 02-
BM 110: Sisu 44 d 02-
A 750: Perkins 4.248 d 05-

# Pauny pauny
230 A: Cummins 4BT d 03-
250 A: Cummins 6BT d 03-
280 A: Cummins 6BT d 03-
540: Cummins 6CT d 05-

# Zanello pauny
V 210: Deutz F6L913 d 82-01
460 C: Cummins 6CT d 88-01

# Vassalli vassalli
1550: Deutz F6L913 d 98-10
AX 7500: Cummins 6CT d 05-15
Don Roque RV 150: Deutz F6L913 d 94-06

# Metalfor metalfor
2800: Cummins 6BT d 05-
3200: Cummins 6BT d 10-

# Pla pla
MAP II 2850: Deutz F6L913 d 02-10
MAP III 3250: Cummins 6BT d 08-
`;

/** Motorcycles, in the form of cars.ts. */
export const motorcycles = `
# Honda honda-motos
CG 150 Titan: 150 cc n 05-
CG 125: 125 cc n 80-05
Wave 110: 110 cc n 05-
Biz 105: 105 cc n 02-13
Biz 125: 125 cc n 13-
XR 125: 125 cc n 03-12
XR 150 L: 150 cc n 15-
XR 250 Tornado: 250 cc n 02-
XRE 300: 300 cc n 14-
CB 190 R: 190 cc n 17-
CBX 250 Twister: 250 cc n 03-
NX 400 Falcon: 400 cc n 00-12

# Yamaha yamaha
YBR 125: 125 cc n 04-
FZ 16: 153 cc n 11-
FZ 25: 250 cc n 18-
XTZ 125: 125 cc n 06-
XTZ 250: 250 cc n 10-
Crypton: 110 cc n 00-

# Motomel cuadri
CG 150: 150 cc n 08-
Blitz 110: 110 cc n 08-
Skua 150: 150 cc n 12-
Skua 250: 250 cc n 12-

# Zanella cuadri
RX 150: 150 cc n 08-
ZB 110: 110 cc n 06-
Patagonian Eagle 150: 150 cc n 10-
Sapucai 150: 150 cc n 10-

# Corven cuadri
Energy 110: 110 cc n 10-
Hunter 150: 150 cc n 11-
Triax 150: 150 cc n 13-
Triax 250: 250 cc n 16-

# Gilera cuadri
Smash 110: 110 cc n 06-
VC 150: 150 cc n 09-

# Bajaj bajaj
Rouser 135: 135 cc n 10-
Rouser 200 NS: 200 cc n 13-
Dominar 400: 400 cc n 18-

# Keller cuadri
KN 110: 110 cc n 07-
Stratus 150: 150 cc n 10-

# Suzuki suzuki-motos
AX 100: 100 cc n 92-
GN 125: 125 cc n 92-
DR 650: 650 cc n 96-

# Kawasaki kawasaki
KLR 650: 650 cc n 95-
Ninja 300: 300 cc n 13-
`;
