/** Pick-ups and vans, in the form of cars.ts. */
export const utilityVehicles = `
# Volkswagen vw
Saveiro: 1.6 AP n 98-09, 1.6 Power n 09-13, 1.6 MSI n 13-, 1.9 D d 98-05, 1.9 SDI d 05-09
Caddy: 1.6 AP n 98-08, 1.9 SDI d 98-08

Amarok: 2.0 TDI d 10-, 2.0 BiTDI d 10-, 3.0 V6 TDI d 16-, 2.0 TSI n 11-18

Transporter: 2.4 D d 94-03, 1.9 TD d 96-03, 2.5 TDI d 98-10
Combi: 1.6 n 86-97

# Fiat fiat
Fiorino: 1.3 Fire n 04-13, 1.3 n 91-99, 1.4 Tipo n 92-98, 1.7 TD d 97-04, 1.4 Evo n 14-, 1.3 MPI n 99-04
Strada: 1.4 Fire n 05-20, 1.7 TD d 99-05, 1.8 8v n 05-10, 1.6 E.torQ n 11-17, 1.3 Multijet d 13-17, 1.3 Firefly n 20-
Strada Adventure: 1.8 8v n 05-10, 1.6 E.torQ n 11-17
Qubo: 1.4 8v PSA n 11-19, 1.3 Multijet d 12-15

Doblò: 1.4 16v n 12-17, 1.8 8v n 06-10, 1.3 Multijet d 06-10
Ducato: 2.3 JTD d 08-, 2.5 D d 94-01, 2.8 D d 97-05, 2.8 JTD d 02-10, 1.9 D d 96-02
Toro: 1.8 E.torQ n 16-21, 2.0 Multijet d 16-, 1.3 Turbo 270 n 21-
Titano: 2.2 Multijet d 24-

# Renault renault
Express: 1.4 8v n 95-00, 1.9 D d 95-00
Kangoo: 1.2 16v n 00-03, 1.6 16v n 02-18, 1.9 D d 98-08, 1.5 dCi d 06-, 1.4 8v n 98-02
Kangoo II: 1.6 SCe n 18-, 1.5 dCi d 18-
Oroch: 1.6 16v n 16-22, 2.0 16v n 16-22, 1.6 SCe n 22-, 1.3 Turbo n 22-
Trafic: 1.4 Cléon n 86-94, 1.6 C3L n 92-99, 2.0 n 90-00, 2.1 TD d 88-97, 1.9 D d 97-02
Master: 2.5 D d 98-03, 2.8 TD d 98-01, 2.5 dCi d 03-12, 2.3 dCi d 13-, 1.9 dCi d 01-06
Alaskan: 2.3 dCi BiTurbo d 20-

# Peugeot psa
Partner: 1.4 8v n 98-12, 1.6 16v n 06-, 1.8 8v n 97-00, 1.9 D d 97-12, 1.6 HDi d 10-, 2.0 HDi d 00-06
Partner Patagónica: 1.6 16v n 06-, 1.6 HDi d 10-, 1.9 D d 03-10
Expert: 1.6 HDi d 17-, 2.0 HDi d 17-

504 Pick-up: 2.0 XN1 n 81-99, 2.3 XD2 d 81-99
Boxer: 2.5 D d 95-02, 2.8 HDi d 02-10, 2.3 JTD d 10-17, 2.2 HDi d 17-

# Citroën psa
Berlingo: 1.4 8v n 98-12, 1.6 16v n 06-, 1.8 8v n 97-02, 1.9 D d 97-12, 1.6 HDi d 10-, 2.0 HDi d 00-06
Jumpy: 1.6 HDi d 17-, 1.9 D d 97-06
Jumper: 2.5 D d 97-02, 2.8 HDi d 02-10, 2.3 JTD d 10-17, 2.2 HDi d 17-

# Ford ford
F-100: 3.6 n 68-92, 4.9 n 88-99, 3.9 MWM d 92-99, 4.1 Perkins d 82-92, 2.5 Maxion d 96-99
F-150: 4.9 n 88-96, 4.2 V6 n 99-03, 3.5 V6 n 11-
F-250: 4.2 MWM d 98-04, 3.9 Cummins d 06-11
Bronco Sport: 1.5 EcoBoost n 21-, 2.0 EcoBoost n 21-

Ranger: 2.3 Duratec n 98-12, 2.5 Maxion d 98-01, 2.8 Power Stroke d 01-04, 3.0 Power Stroke d 05-12, 4.0 V6 n 95-02
Ranger T6: 2.2 Puma d 12-23, 3.2 Puma d 12-23, 2.5 Duratec n 12-20
Ranger P703: 2.0 BiTurbo d 23-, 3.0 V6 TDI d 23-
Maverick: 2.0 EcoBoost n 22-, 2.5 Hybrid h 22-

Transit: 2.5 D d 96-02, 2.4 TDCi d 03-12, 2.2 TDCi d 12-, 2.0 EcoBlue d 21-

# Chevrolet gm
C-10: 3.8 n 67-88, 4.1 n 80-92, 3.8 Perkins d 80-92
Silverado: 4.1 n 97-99, 4.1 MWM d 97-01, 4.2 MWM d 98-01
D-20: 4.0 Maxion d 96-97

S10: 2.2 8v n 95-00, 2.4 8v n 01-12, 2.5 Maxion d 95-99, 2.8 MWM d 00-12, 2.8 CTDi d 12-, 2.5 SIDI n 14-18
Trailblazer: 2.8 CTDi d 13-
Blazer: 2.5 Maxion d 97-00, 4.3 V6 n 97-01

Corsa Pick-up: 1.6 8v n 97-03, 1.7 D d 99-03
Montana: 1.8 8v n 04-10, 1.4 8v n 11-16, 1.2 Turbo n 23-
Combo: 1.6 8v n 97-01, 1.7 D d 97-04

# Toyota toyota
Hilux: 2.4 D d 92-05, 2.8 D d 92-05, 3.0 D d 98-05, 3.0 TD d 01-05
Hilux Vigo: 2.5 D-4D d 05-15, 3.0 D-4D d 05-15, 2.7 VVT-i n 05-15
Hilux Revo: 2.4 D-4D d 15-, 2.8 D-4D d 15-, 2.7 VVT-i n 15-, 4.0 V6 n 15-20
SW4: 3.0 TD d 97-05, 3.0 D-4D d 05-15, 2.8 D-4D d 16-
Hiace: 2.8 D-4D d 20-, 2.4 D d 92-04
Land Cruiser: 4.2 D d 90-07, 3.0 D-4D d 03-15

# Nissan nissan
Frontier: 2.8 MWM d 02-07, 2.5 dCi d 08-16, 2.3 dCi BiTurbo d 16-, 3.2 D d 98-01, 2.3 dCi d 18-
Pathfinder: 3.3 V6 n 96-04, 2.7 TD d 96-02, 2.5 dCi d 06-12
NP300: 2.5 dCi d 08-15
Terrano: 2.7 TD d 93-04

# Mercedes-Benz mb
Sprinter 310: 2.5 D Maxion d 97-01
Sprinter 313: 2.2 CDI d 04-12
Sprinter 413: 2.2 CDI d 04-12
Sprinter 415: 2.2 CDI OM651 d 12-19
Sprinter 515: 2.2 CDI OM651 d 12-19
Vito: 2.2 CDI d 98-04, 1.6 CDI d 15-, 2.3 D d 97-00
MB 180: 2.4 D d 95-00
Clase X: 2.3 dCi BiTurbo d 18-20

# Iveco iveco
Daily: 2.8 TD d 97-06, 2.3 HPI d 02-, 3.0 HPI d 05-
Daily 49.12: 2.8 TD d 97-02
Daily 70C16: 3.0 HPI d 07-

# Mitsubishi mitsubishi
L200: 2.5 TD d 93-08, 2.5 DI-D d 08-16, 3.2 DI-D d 08-16, 2.4 DI-D d 17-
Montero: 2.8 TD d 94-00, 3.2 DI-D d 00-15

# Isuzu gm
Pick-up: 2.5 D d 92-98, 2.8 TD d 96-01
Trooper: 3.1 TD d 93-02

# Hyundai hyundai
H1: 2.5 TCI d 98-07, 2.5 CRDi d 08-
H100: 2.5 D d 95-03, 2.6 D d 05-12

# Kia hyundai
K2700: 2.7 D d 98-08, 2.5 CRDi d 12-
Besta: 2.7 D d 95-03

# Dodge fiat
Dakota: 2.5 TD d 98-01, 3.9 V6 n 98-01
RAM 1500: 5.7 V8 n 13-
RAM 2500: 5.9 Cummins d 98-08, 6.7 Cummins d 12-
`;
