/** Trucks and buses, in the form of cars.ts. */
export const trucks = `
# Mercedes-Benz mb
L 1114: OM352 d 70-88
L 1112: OM326 d 62-70
L 608 D: OM314 d 72-88
L 710: OM364 d 92-99
LO 812: OM364 d 92-98
LO 814: OM364A d 94-04
LO 915: OM904 d 04-12
OF 1214: OM366 d 88-98
OH 1314: OM366 d 88-98
OH 1315: OM366A d 94-02

710 Plus: OM364LA d 98-12
Accelo 815: OM904 d 12-
Accelo 1016: OM904 d 16-
1215 C: OM904 d 99-05
Atego 1315: OM904 d 05-12
Atego 1418: OM904 d 05-12
Atego 1720: OM906 d 05-
Atego 1726: OM926 d 12-
OF 1418: OM904 d 06-13
OH 1518: OM924 d 08-16
OF 1722: OM924 d 06-

L 1518: OM355 d 74-88
L 1620: OM366LA d 96-12
1633: OM449 d 88-99
1938: OM447 d 97-05
Axor 1933: OM457 d 06-
Axor 2035: OM457 d 06-
Actros 2041: OM460 d 12-
Actros 2651: OM471 d 18-

# Scania scania
L 111: DS11 d 76-81
T 112: DS11 d 82-91
R 112: DS11 d 82-91
K 112: DS11 d 83-91
T 113: DSC11 d 91-98
R 113: DSC11 d 91-98
K 113: DSC11 d 91-98

P 310: DC9 d 05-
T 124: DC12 d 98-07
R 124: DC12 d 98-07
G 380: DC12 d 07-12
G 420: DC12 d 08-13
R 440: DC13 d 12-
R 500: DC13 d 17-
P 94: DSC9 d 98-07

# Volvo volvo
N 10: TD100 d 82-92
N 12: TD120 d 82-92
NL 10: TD102 d 90-99
NL 12: TD122 d 90-99

FH 12: D12A d 94-05
FH 400: D13A d 06-
FH 440: D13A d 06-
FM 370: D11 d 09-
VM 260: MWM 6.12 d 05-12
VM 330: D8 d 14-
B 10 M: THD102 d 86-00

# Iveco iveco
619 N1: 8210 d 69-82
150: 8060 d 82-98
160: 8060 d 84-98
Eurocargo 170E22: 8060.45 d 98-06
Tector 170E22: Tector 6 d 06-
Tector 240E28: Tector 6 d 08-
Tector 9-190: Tector 4 d 13-
Vertis 90V18: Tector 4 d 10-16

Eurotrakker: Cursor 13 d 00-10
Stralis 380: Cursor 13 d 05-
Stralis 570S: Cursor 13 d 07-
Stralis Hi-Way: Cursor 13 d 14-
Trakker 380T: Cursor 13 d 08-
EuroTech: 8460 d 95-03

# Fiat iveco
619: 8210 d 66-82
673: 8210 d 70-80
697: 8210 d 72-84
150 N: 8060 d 78-90

# Ford ford-trucks
F-7000: Perkins 6.354 d 78-92
F-14000: MWM X10 d 96-04
Cargo 915: Cummins 4BT d 02-12
Cargo 1416: Cummins 6BT d 98-04
Cargo 1517: Cummins 6BT d 98-12
Cargo 1722: Cummins ISB d 04-19
Cargo 1723: Cummins ISB d 12-19
Cargo 1832: Cummins 6CT d 03-12
Cargo 1933: Cummins ISL d 13-19
F-4000: Cummins 4BT d 02-19

# Volkswagen vw-trucks
8.150: MWM X10 d 98-06
9.150: Cummins ISF d 12-
13.180: Cummins ISB d 03-
15.180: MWM X10 d 98-12
17.220: Cummins 6CT d 00-12
17.280: MAN D08 d 12-
18.310: Cummins 6CT d 03-11
19.320: Cummins ISL d 06-
Delivery 11.180: Cummins ISF d 18-
Constellation 17.280: MAN D08 d 12-
Worker 17.220: Cummins 6CT d 05-12

# Renault renault-trucks
Midlum 220: dCi 6 d 04-13
Midlum 300: dCi 6 d 05-13
Premium 370: dCi 11 d 02-14
Magnum 440: DXi 12 d 05-13

# Agrale agrale
6000 D: MWM D229 d 88-98
8500: MWM 4.10 d 98-12
MA 8.5: MWM 4.10 d 02-
MA 15: MWM 6.12 d 05-

# Dodge dodge-trucks
DP 600: Perkins 6.354 d 71-82
DP 800: Perkins 6.354 d 74-82
`;
