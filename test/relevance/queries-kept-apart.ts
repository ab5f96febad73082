import { asked, models, part } from './asked.ts';
import { keptApartBearings } from './bearing-queries.ts';
import type { RelevanceQuery } from './query.ts';

const m = models;

/**
 * Written last and looked at only by their score: a search that is tuned to the others shows here whether it
 * understands.
 */
export const keptApartDemo: readonly RelevanceQuery[] = [
  ...asked('part', [
    ['amortiguadores', part('Amortiguadores')],
    ['pastilla freno', part('Pastillas de Freno')],
    ['polea alternador', { description: '^polea de alternador' }],
  ]),
  ...asked('trade word', [
    ['rulemanes', { families: ['Rodamientos'], description: 'rodamiento' }],
    ['patines de freno', part('Cintas de Freno'), part(['Pastillas de Freno', 'Bloques de Freno'])],
    ['calentador diesel', part('Bujías Incandescentes')],
    ['bomba de combustible', part('Bobinas de Combustible Eléctricas')],
    ['masa de rueda', part('Mazas de rueda'), part('Rodamientos de Rueda')],
    ['rodillo tensor', { description: 'tensor', subfamilies: ['Tensores y poleas'] }, { description: 'polea' }],
  ]),
  ...asked('part and vehicle', [
    ['bomba agua fiesta', part('Bombas de agua', m.fiesta), m.fiestaCousins],
    ['disco freno corsa', { description: '^disco de freno', vehicle: m.corsa }, m.corsaCousins],
    ['campana 206', { description: '^campana', vehicle: ['Peugeot 206'] }],
    [
      'ruleman rueda uno',
      part('Rodamientos de Rueda', m.uno),
      part(['Rodamientos de Rueda', 'Mazas de rueda'], [...m.uno, ...m.unoCousins]),
    ],
    ['embrague logan', part('Embragues', ['Renault Logan']), part(['Embragues', 'Crapodinas mecánicas'])],
    ['bieleta onix', part('Bieletas', ['Chevrolet Onix'])],
    ['rotula siena', part('Rotulas', ['Fiat Siena']), ['Fiat Grand Siena']],
    ['homocinetica ecosport', part('Homocinéticas', ['Ford EcoSport'])],
    ['precap saveiro', part('Axiales', ['Volkswagen Saveiro'])],
    ['bomba nafta corolla', part('Bobinas de Combustible Eléctricas', ['Toyota Corolla']), ['Toyota Corolla Cross']],
    [
      'crapodina 207',
      part('Crapodinas mecánicas', ['Peugeot 207 Compact']),
      part(['Crapodinas mecánicas', 'Embragues']),
    ],
  ]),
  ...asked('engine or year', [
    [
      'distribucion uno 1.7',
      part(['Kits de Distribución', 'Correas de Distribución'], m.uno, { engine: '1.7' }),
      part(['Kits de Distribución', 'Correas de Distribución', 'Tensores y poleas']),
    ],
    [
      'embrague s10 2.5',
      part('Embragues', ['Chevrolet S10'], { engine: '2.5' }),
      part(['Embragues', 'Crapodinas mecánicas']),
    ],
    ['bomba agua megane 2.0 16v', part('Bombas de agua', m.megane, { engine: '2.0 16v' }), m.meganeCousins],
    ['pastillas suran 2015', part('Pastillas de Freno', ['Volkswagen Suran'], { year: 2015 })],
  ]),
  ...asked('brand and model', [
    ['parrilla honda fit', part('Parrillas', ['Honda Fit'])],
    ['embrague vw amarok', part('Embragues', ['Volkswagen Amarok']), part(['Embragues', 'Crapodinas mecánicas'])],
    ['extremo ford f100', part('Extremos de Dirección', ['Ford F-100'])],
  ]),
  ...asked('position', [
    ['amort tras strada', part('Amortiguadores', ['Fiat Strada'], { position: 'Trasero' }), ['Fiat Strada Adventure']],
    ['parrilla der clio', part('Parrillas', m.clio, { position: 'derecho' }), m.clioCousins],
  ]),
  ...asked('order, plural, spelling', [
    ['escort bobina', part('Bobinas de Ignición', ['Ford Escort'])],
    ['amortiguadres 307', part('Amortiguadores', ['Peugeot 307'])],
    ['tensores siena', part('Tensores y poleas', ['Fiat Siena']), ['Fiat Grand Siena']],
  ]),
  ...asked('unfinished word', [
    ['pastillas sande', part('Pastillas de Freno', ['Renault Sandero', 'Renault Sandero Stepway'])],
  ]),
  ...asked('maker', [
    [
      'thompson extremo corsa',
      { subfamilies: ['Extremos de Dirección'], brand: 'THOMPSON', vehicle: m.corsa },
      m.corsaCousins,
    ],
  ]),
  ...asked('measure', [
    ['reten 48x62x10', { subfamilies: ['Retenes'], technical: { interior1: '48', exterior1: '62', altura1: '10' } }],
  ]),
  ...asked('code', [
    ['nakata n5044', { ownCode: { maker: 'NAKATA', code: 'N 5044' } }],
    ['1j0498625', { code: { maker: 'VOLKSWAGEN', code: '1J0 498 625' } }],
  ]),
  ...asked('vehicle alone', [['fiorino', { vehicle: ['Fiat Fiorino'] }]]),
  ...asked('truck, farm, motorcycle', [
    ['bomba agua fh12', part('Bombas de agua', ['Volvo FH 12'])],
    ['extremo direccion mf 290', part('Extremos de Dirección', ['Massey Ferguson MF 290'])],
  ]),
];

/** Queries to which nobody tunes a search. */
export const queriesKeptApart: readonly RelevanceQuery[] = [...keptApartDemo, ...keptApartBearings];
