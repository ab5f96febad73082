/** Cars of the other makers, in the form of cars.ts. */
export const moreCars = `
# Ford ford
Falcon: 3.0 n 62-91, 3.6 n 70-91
Taunus: 2.0 OHC n 74-85, 2.3 OHC n 74-85
Sierra: 1.6 OHC n 84-93, 2.3 OHC n 84-91

Escort: 1.6 CHT n 88-94, 1.6 AP n 94-96, 1.8 AP n 92-96, 1.8 Zetec n 97-03, 1.8 D d 97-03, 1.6 Rocam n 01-04
Orion: 1.8 AP n 93-96
Galaxy: 2.0 AP n 92-95

Fiesta: 1.3 Endura n 96-02, 1.4 Zetec n 96-98, 1.6 Rocam n 00-14, 1.8 D d 96-02
Fiesta Kinetic: 1.6 Sigma n 10-19
Fiesta Max: 1.6 Rocam n 04-11, 1.4 TDCi d 04-09
Ka: 1.0 Rocam n 00-13, 1.3 Endura n 97-00, 1.6 Rocam n 00-13
Ka Plus: 1.5 Sigma n 14-18, 1.5 Dragon n 18-21
EcoSport: 1.6 Rocam n 03-12, 2.0 Duratec n 03-18, 1.4 TDCi d 04-12, 1.6 Sigma n 12-17, 1.5 Dragon n 17-21
Courier Fiesta: 1.3 Endura n 98-00, 1.6 Rocam n 00-10, 1.8 D d 98-04

Focus: 1.6 Zetec n 99-08, 1.8 Zetec n 99-05, 2.0 Zetec n 99-05, 1.8 TDCi d 99-09, 2.0 Duratec n 05-13
Focus II: 1.6 Sigma n 08-13, 2.0 Duratec n 08-13, 1.8 TDCi d 08-13
Focus III: 1.6 Sigma n 13-19, 2.0 Duratec n 13-19
Mondeo: 2.0 Zetec n 95-01, 2.0 Duratec n 01-07, 1.8 D d 95-00, 2.0 TDCi d 03-12, 2.3 Duratec n 07-14
Kuga: 2.5 T n 09-13, 2.0 EcoBoost n 14-, 2.5 Hybrid h 20-
Territory: 1.5 EcoBoost n 20-

# Chevrolet gm
400: 3.2 n 62-74, 3.8 n 70-74
Chevy: 3.8 n 69-78, 4.1 n 69-78
Kadett: 2.0 8v n 93-98
Monza: 2.0 8v n 93-96
Vectra: 2.0 8v n 94-05, 2.2 16v n 98-05, 2.0 16v n 96-00, 2.4 16v n 06-11
Astra: 1.8 8v n 99-03, 2.0 8v n 99-11, 2.4 16v n 05-11, 2.0 DTI d 99-05
Zafira: 2.0 8v n 01-12, 2.0 16v n 01-05

Corsa: 1.4 8v n 95-98, 1.6 8v n 95-10, 1.6 16v n 97-02, 1.7 D d 97-04, 1.0 8v n 00-02
Corsa Classic: 1.4 8v n 10-16, 1.6 8v n 02-10, 1.7 D d 02-04
Corsa II: 1.8 8v n 02-09, 1.7 DTI d 02-09
Celta: 1.4 8v n 11-16
Fun: 1.4 8v n 06-11
Meriva: 1.8 8v n 03-12, 1.7 DTI d 03-07
Agile: 1.4 8v n 09-16
Suzuki Fun: 1.0 8v n 04-06, 1.4 8v n 06-11

Aveo: 1.6 16v n 07-14
Onix: 1.4 8v n 13-19, 1.0 8v n 13-16, 1.2 n 19-, 1.0 Turbo n 19-
Prisma: 1.4 8v n 13-19
Joy: 1.4 8v n 16-21
Spin: 1.8 8v n 12-, 1.3 Multijet d 12-16
Cobalt: 1.8 8v n 12-19, 1.3 Multijet d 13-16
Sonic: 1.6 16v n 12-17
Tracker: 1.8 16v n 13-19, 1.2 Turbo n 20-, 1.4 Turbo n 17-20
Cruze: 1.8 16v n 10-16, 2.0 VCDi d 10-16, 1.4 Turbo n 16-
Captiva: 2.4 16v n 08-17, 2.0 VCDi d 08-11, 2.2 VCDi d 11-17

# Opel gm
Corsa Opel: 1.4 8v n 94-97
Astra Opel: 1.6 8v n 95-98, 1.7 D d 95-98
Vectra Opel: 2.0 8v n 93-96

# Toyota toyota
Corolla: 1.6 16v n 94-02, 1.8 16v n 98-08, 1.8 VVT-i n 08-19, 1.8 Dual VVT-i n 14-19, 2.0 D d 98-02, 1.8 Hybrid h 20-, 2.0 Dynamic n 20-
Corolla Cross: 2.0 Dynamic n 21-, 1.8 Hybrid h 21-
Prius: 1.8 Hybrid h 10-19
Etios: 1.5 16v n 13-23
Yaris: 1.5 16v n 18-, 1.3 16v n 00-05
RAV4: 2.0 16v n 96-12, 2.4 16v n 04-12, 2.5 Hybrid h 19-

# Honda honda
Civic: 1.6 16v n 92-00, 1.7 16v n 01-05, 1.8 i-VTEC n 06-16, 2.0 i-VTEC n 16-, 1.5 Turbo n 16-
City: 1.5 i-VTEC n 09-
Fit: 1.4 i-DSI n 03-08, 1.5 VTEC n 05-08, 1.4 i-VTEC n 09-14, 1.5 i-VTEC n 09-20
HR-V: 1.8 i-VTEC n 15-22, 1.6 16v n 99-03, 1.5 i-VTEC n 22-
WR-V: 1.5 i-VTEC n 17-
CR-V: 2.0 16v n 97-06, 2.4 i-VTEC n 07-16
Accord: 2.2 16v n 94-98, 2.4 i-VTEC n 03-12

# Nissan nissan
Sentra: 1.6 16v n 95-01, 2.0 16v n 07-, 2.0 D d 95-00, 1.8 16v n 13-19
Tiida: 1.8 16v n 07-14
March: 1.6 16v n 11-20
Versa: 1.6 16v n 12-
Note: 1.6 16v n 15-20
Kicks: 1.6 16v n 16-
X-Trail: 2.0 16v n 02-07, 2.5 16v n 02-

# Hyundai hyundai
Accent: 1.3 12v n 95-99, 1.5 12v n 95-05, 1.5 CRDi d 02-05
Atos: 1.0 12v n 98-10
i10: 1.1 n 08-16, 1.2 n 11-20
Tucson: 2.0 16v n 04-, 2.0 CRDi d 05-15
Santa Fe: 2.4 16v n 01-, 2.2 CRDi d 06-
Creta: 1.6 16v n 17-

# Kia hyundai
Rio: 1.5 16v n 00-11, 1.4 16v n 12-
Picanto: 1.1 n 05-11, 1.0 n 12-
Cerato: 1.6 16v n 05-, 2.0 16v n 09-
Sportage: 2.0 16v n 95-, 2.0 CRDi d 05-, 2.0 TD d 95-03
Sorento: 2.5 CRDi d 03-09, 2.2 CRDi d 10-

# Suzuki suzuki
Swift: 1.3 16v n 91-98, 1.5 16v n 06-10, 1.4 16v n 11-
Vitara: 1.6 16v n 92-98, 2.0 16v n 98-05
Grand Vitara: 2.0 16v n 99-15, 2.4 16v n 09-15
Jimny: 1.3 16v n 99-

# Jeep fiat
Cherokee: 4.0 n 91-01, 2.5 TD d 94-01
Grand Cherokee: 4.0 n 94-04, 3.1 TD d 99-04, 3.6 V6 n 11-
Renegade: 1.8 E.torQ n 16-21, 1.3 Turbo 270 n 22-, 2.0 Multijet d 16-
Compass: 2.4 Tigershark n 17-21, 1.3 Turbo 270 n 21-, 2.0 Multijet d 17-

# BMW bmw
Serie 1: 1.6 16v n 05-, 2.0 16v n 05-, 2.0 D d 05-
Serie 3: 1.8 16v n 92-05, 2.0 16v n 96-, 2.5 24v n 92-05, 2.0 D d 98-

# Mercedes-Benz mb
Clase A: 1.6 8v n 98-04, 1.9 8v n 99-04
Clase C: 1.8 Kompressor n 02-14, 2.2 CDI d 98-14
Clase E: 2.3 16v n 95-02, 3.2 V6 n 97-09

# Daewoo gm
Lanos: 1.5 8v n 97-02
Tico: 0.8 n 96-01
Nubira: 1.6 16v n 98-02

# Chery chery
QQ: 0.8 n 08-13, 1.1 n 10-17
Tiggo: 1.6 16v n 08-13, 2.0 16v n 08-17
Tiggo 3: 1.6 16v n 17-21
`;
