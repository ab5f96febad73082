/**
 * Cars sold in Argentina. `# Brand house` opens a brand (the house shares engines), a blank line parts the models that
 * share no chassis, and a model lists its engines: name, fuel (n nafta, d diésel, h híbrido), first and last year.
 */
export const cars = `
# Volkswagen vw
Gol: 1.0 8v n 99-08, 1.0 16v n 97-04, 1.4 AP n 05-09, 1.6 AP n 91-08, 1.8 AP n 91-05, 1.9 D d 98-05
Senda: 1.6 AP n 90-96, 1.6 D d 91-96
Gacel: 1.6 AP n 83-91
Carat: 1.8 AP n 87-92
Parati: 1.6 AP n 96-05, 1.8 AP n 96-05
Pointer: 1.6 AP n 94-97, 1.8 AP n 94-97
Voyage AP: 1.6 AP n 91-95

Gol Trend: 1.6 Power n 08-12, 1.6 MSI n 12-23
Gol Country: 1.6 AP n 03-08, 1.9 D d 03-08
Voyage: 1.6 Power n 09-12, 1.6 MSI n 12-22
Fox: 1.6 Power n 04-12, 1.6 MSI n 12-21
CrossFox: 1.6 Power n 06-12, 1.6 MSI n 12-17
SpaceFox: 1.6 Power n 06-10, 1.6 MSI n 10-18
Suran: 1.6 Power n 06-12, 1.6 MSI n 12-19, 1.9 SDI d 06-10
up!: 1.0 MPI n 14-20, 1.0 TSI n 16-20

Polo Classic: 1.6 AP n 96-09, 1.8 AP n 96-01, 1.9 D d 96-09
Caddy Polo: 1.6 AP n 98-08, 1.9 SDI d 98-08
Polo: 1.6 MSI n 17-, 1.0 TSI n 20-
Virtus: 1.6 MSI n 18-, 1.0 TSI n 22-
Nivus: 1.0 TSI n 20-
T-Cross: 1.6 MSI n 19-, 1.4 TSI n 19-, 1.0 TSI n 23-

Golf: 1.6 8v n 98-07, 1.8T n 99-06, 1.9 TDI d 99-08, 2.0 8v n 98-05
Bora: 1.8T n 00-12, 1.9 TDI d 00-11, 2.0 8v n 00-14
New Beetle: 2.0 8v n 99-10, 2.5 n 06-10
Golf VII: 1.4 TSI n 13-20, 1.6 MSI n 13-20
Vento: 2.0 TDI d 06-15, 2.5 n 06-14, 1.4 TSI n 15-, 2.0 TSI n 09-
Passat: 1.8T n 98-05, 2.0 TDI d 06-15
Tiguan: 2.0 TSI n 09-17, 1.4 TSI n 17-, 2.0 TDI d 11-17
Taos: 1.4 TSI n 21-
Touareg: 3.0 TDI d 05-15, 3.2 V6 n 03-08

# Audi vw
A3: 1.6 8v n 97-03, 1.8T n 97-03, 1.4 TSI n 13-20, 2.0 TDI d 05-13
A4: 1.8T n 96-08, 1.9 TDI d 96-05, 2.0 TSI n 09-
TT: 1.8T n 99-06

# Seat vw
Ibiza: 1.6 8v n 96-02, 1.9 D d 96-02
Cordoba: 1.6 8v n 97-02, 1.9 SDI d 98-05
Leon: 1.8T n 00-05, 1.9 TDI d 00-05

# Fiat fiat
147: 1.1 n 82-92, 1.3 TD d 86-92, 1.4 Tipo n 90-96
Spazio: 1.3 n 86-96, 1.4 Tipo n 92-96
Vivace: 1.3 n 93-96
Duna: 1.3 n 88-96, 1.4 Tipo n 90-00, 1.6 Tipo n 91-00, 1.3 TD d 88-95, 1.7 TD d 96-00
Uno: 1.3 Fire n 02-14, 1.3 n 89-99, 1.4 Tipo n 90-99, 1.6 Tipo n 91-98, 1.7 TD d 94-02
Elba: 1.6 Tipo n 91-96
Regatta: 1.6 Tipo n 85-94, 2.0 n 87-94
128: 1.1 n 71-90, 1.3 n 77-90

Palio: 1.3 Fire n 01-07, 1.4 Fire n 04-17, 1.6 16v n 96-02, 1.7 TD d 97-08, 1.8 8v n 04-10
Siena: 1.3 Fire n 01-07, 1.4 Fire n 05-17, 1.6 16v n 97-02, 1.7 TD d 98-08, 1.8 8v n 04-10
Palio Weekend: 1.3 16v n 00-04, 1.6 16v n 97-03, 1.7 TD d 98-08, 1.8 8v n 04-10
Idea: 1.4 Fire n 05-10, 1.6 E.torQ n 10-16, 1.8 8v n 05-10
Punto: 1.4 Fire n 07-14, 1.6 E.torQ n 11-17, 1.8 8v n 07-10, 1.3 Multijet d 08-11
Linea: 1.9 16v n 08-10, 1.8 E.torQ n 10-15

Uno Way: 1.4 Evo n 10-16, 1.3 Firefly n 16-20
Novo Palio: 1.4 Fire n 12-17, 1.6 E.torQ n 12-17
Grand Siena: 1.4 Evo n 12-21, 1.6 E.torQ n 12-20
Mobi: 1.0 Fire n 16-, 1.0 Firefly n 20-
Argo: 1.3 Firefly n 17-, 1.8 E.torQ n 17-21
Cronos: 1.3 Firefly n 18-, 1.8 E.torQ n 18-22
Pulse: 1.3 Firefly n 22-, 1.0 Turbo 200 n 22-
Fastback: 1.0 Turbo 200 n 23-, 1.3 Turbo 270 n 23-

Tipo: 1.4 Tipo n 93-96, 1.6 Tipo n 93-97, 2.0 n 94-97
Tempra: 2.0 n 92-98
Bravo: 1.6 16v n 97-02
Marea: 1.8 16v n 98-02, 2.0 20v n 98-05, 1.9 JTD d 99-06
Stilo: 1.8 16v n 03-10, 1.9 JTD d 03-07
500: 1.4 16v n 09-19, 0.9 TwinAir n 12-18

# Alfa Romeo fiat
145: 1.6 16v n 95-01, 1.9 JTD d 99-01
147: 1.6 16v n 01-10, 1.9 JTD d 02-10
156: 2.0 16v n 98-06, 1.9 JTD d 98-06

# Renault renault
9: 1.4 Cléon n 87-96, 1.6 C3L n 88-96
11: 1.4 Cléon n 84-94, 1.6 C3L n 86-94
12: 1.3 n 71-80, 1.4 Cléon n 74-94, 1.6 C3L n 89-94
18: 1.4 Cléon n 81-91, 2.0 n 83-93, 2.1 TD d 85-93
19: 1.6 C3L n 93-00, 1.8 F3P n 93-00, 1.9 D d 93-01
21: 2.0 n 88-96, 2.1 TD d 89-95
Fuego: 2.0 n 82-92
4: 1.0 n 69-87
6: 1.1 n 70-84

Clio: 1.2 8v n 98-05, 1.2 16v n 02-16, 1.4 8v n 96-00, 1.6 8v n 96-03, 1.6 16v n 99-12, 1.9 D d 96-08, 1.5 dCi d 03-12
Clio Mio: 1.2 16v n 12-16
Symbol: 1.6 8v n 09-13, 1.6 16v n 09-13
Twingo: 1.2 8v n 98-02, 1.2 16v n 02-04
Logan: 1.6 8v n 07-19, 1.6 16v n 07-13, 1.6 K4M n 10-18, 1.6 SCe n 18-, 1.5 dCi d 07-13
Sandero: 1.6 8v n 07-19, 1.6 16v n 07-13, 1.6 SCe n 18-, 1.5 dCi d 08-13
Sandero Stepway: 1.6 16v n 09-14, 1.6 8v n 12-17, 1.6 SCe n 18-
Duster: 1.6 16v n 11-20, 2.0 16v n 11-20, 1.6 SCe n 20-, 1.3 Turbo n 21-
Kwid: 1.0 SCe n 17-
Captur: 2.0 16v n 16-22, 1.6 SCe n 16-22

Megane: 1.6 8v n 97-00, 1.6 16v n 99-10, 2.0 8v n 97-00, 2.0 16v n 00-10, 1.9 D d 97-02, 1.9 dTi d 98-02, 1.5 dCi d 05-10
Megane III: 1.6 16v n 10-15, 2.0 16v n 10-15
Fluence: 1.6 16v n 10-18, 2.0 16v n 10-18
Scenic: 1.6 16v n 99-10, 2.0 16v n 99-10, 1.9 dTi d 99-03
Laguna: 2.0 16v n 96-08, 3.0 V6 n 98-01, 1.9 dCi d 01-08

# Peugeot psa
504: 1.8 XM7 n 69-80, 2.0 XN1 n 71-99, 2.3 XD2 d 79-99
505: 2.0 XN1 n 81-95, 2.2 n 85-93, 2.5 XD3 d 83-95
405: 1.6 8v n 93-96, 1.8 8v n 93-96, 1.9 D d 92-97, 2.0 8v n 92-96
306: 1.6 8v n 94-99, 1.8 8v n 94-97, 1.8 16v n 97-02, 2.0 16v n 97-02, 1.9 D d 94-02, 2.0 HDi d 00-02
406: 2.0 16v n 96-04, 2.0 HDi d 99-04

106: 1.1 n 94-01, 1.4 8v n 94-00, 1.5 D d 95-00
205: 1.4 8v n 92-98, 1.8 D d 92-96
206: 1.0 16v n 01-06, 1.4 8v n 99-12, 1.6 8v n 99-03, 1.6 16v n 01-12, 1.9 D d 99-08, 1.4 HDi d 05-10, 2.0 HDi d 02-08
207 Compact: 1.4 8v n 08-14, 1.6 16v n 08-16, 1.4 HDi d 08-14, 1.9 D d 08-10
208: 1.5 8v n 13-17, 1.6 16v n 13-, 1.2 PureTech n 16-, 1.0 GSE n 23-
2008: 1.6 16v n 16-, 1.6 THP n 16-, 1.2 PureTech n 24-
301: 1.6 16v n 13-20, 1.6 HDi d 13-19

307: 1.6 16v n 01-11, 2.0 16v n 01-11, 2.0 HDi d 02-06, 1.6 HDi d 05-11
308: 1.6 16v n 11-20, 1.6 THP n 12-21, 1.6 HDi d 12-19
408: 1.6 THP n 11-21, 1.6 HDi d 11-21, 2.0 16v n 11-17, 1.6 16v n 17-21
3008: 1.6 THP n 10-, 2.0 HDi d 17-
407: 2.0 16v n 05-10, 2.0 HDi d 05-10

# Citroën psa
3CV: 0.6 n 70-79
AX: 1.1 n 92-98, 1.4 D d 92-98
Saxo: 1.1 n 97-04, 1.4 8v n 97-04, 1.5 D d 97-03
C3: 1.4 8v n 03-12, 1.6 16v n 03-20, 1.4 HDi d 03-12, 1.5 8v n 12-17, 1.2 PureTech n 17-20
C3 Aircross: 1.6 16v n 11-20
C3 Picasso: 1.6 16v n 11-15
Nuevo C3: 1.2 PureTech n 23-, 1.6 16v n 23-
C-Elysée: 1.6 16v n 13-21, 1.6 HDi d 13-20
C4 Cactus: 1.6 16v n 18-, 1.6 THP n 18-

ZX: 1.4 8v n 92-98, 1.8 8v n 92-97, 1.9 D d 92-98
Xsara: 1.4 8v n 98-04, 1.6 8v n 98-04, 1.8 16v n 98-04, 1.9 D d 98-04, 2.0 HDi d 99-04
Xsara Picasso: 1.6 16v n 05-10, 2.0 16v n 01-10, 2.0 HDi d 01-09
C4: 1.6 16v n 07-13, 2.0 16v n 07-14, 1.6 HDi d 08-13
C4 Lounge: 1.6 THP n 13-21, 2.0 16v n 13-17, 1.6 HDi d 14-21, 1.6 16v n 17-21
C5: 2.0 16v n 01-10, 2.0 HDi d 01-12
`;
