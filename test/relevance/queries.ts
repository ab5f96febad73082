import { asked, models, part } from './asked.ts';
import { bearingQueries } from './bearing-queries.ts';
import type { RelevanceQuery } from './query.ts';

const m = models;

/** Over the demo, as typed at a counter in Argentina: in short, without accents, in the words of the trade. */
export const demoQueries: readonly RelevanceQuery[] = [
  // A part alone
  ...asked('part', [
    ['bujias', part('Bujías de Encendido'), part('Bujías Incandescentes')],
    ['bomba de agua', part('Bombas de agua'), part('Bombas Auxiliares Eléctricas')],
    ['disco de freno', { description: '^disco de freno' }],
    ['campana de freno', { description: '^campana de freno' }],
    ['kit distribucion', part('Kits de Distribución')],
    ['correa distribucion', part('Correas de Distribución')],
    ['bieleta', part('Bieletas')],
    ['rotula', part('Rotulas')],
    ['cruceta', part('Crucetas')],
    ['liquido de freno dot 4', { subfamilies: ['Líquidos de freno'], description: 'dot 4' }],
    ['caliper', { description: '^caliper' }],
  ]),

  // Words of the trade that the catalogue does not use
  ...asked('trade word', [
    ['ruleman', { families: ['Rodamientos'], description: 'rodamiento' }],
    ['crapodina', { description: '^crapodina' }, { description: '.', subfamilies: ['Crapodinas mecánicas'] }],
    ['precap', part('Axiales')],
    ['junta homocinetica', part('Homocinéticas'), part('Tricetas')],
    ['palier', part('Semiejes')],
    ['cazoleta', part('Rodamiento de Suspensión'), part('Amortiguadores')],
    ['zapatas', part('Cintas de Freno')],
    ['pata de motor', { description: '^soporte de motor' }, { description: '^soporte de caja' }],
    ['bomba nafta', part('Bobinas de Combustible Eléctricas')],
    ['correa dentada', part('Correas de Distribución')],
    ['bujia precalentamiento', part('Bujías Incandescentes')],
    ['bombin de freno', { description: '^cilindro de rueda' }, { description: '^bomba de freno' }],
    ['plato de embrague', { description: '^placa de embrague' }, { description: '^kit de embrague' }],
    ['tacos de freno', part(['Bloques de Freno', 'Pastillas de Freno'])],
    ['centro de cardan', part('Soportes de Cardan')],
    ['anticongelante', part('Líquidos refrigerantes')],
    ['correa alternador', part(['Correas Poli V', 'Correas Trapezoidales']), part('Kits de Poli V')],
  ]),

  // A part of a vehicle
  ...asked('part and vehicle', [
    ['bomba agua palio', part('Bombas de agua', m.palio), m.palioCousins],
    ['campana freno gol', { description: '^campana', vehicle: m.gol }, m.golCousins],
    ['disco freno uno', { description: '^disco de freno', vehicle: m.uno }, m.unoCousins],
    [
      'embrague corsa',
      part('Embragues', m.corsa),
      part(['Embragues', 'Crapodinas mecánicas'], [...m.corsa, ...m.corsaCousins]),
    ],
    [
      'ruleman rueda corsa',
      part('Rodamientos de Rueda', m.corsa),
      part(['Rodamientos de Rueda', 'Mazas de rueda'], [...m.corsa, ...m.corsaCousins]),
    ],
    ['bieleta 206', part('Bieletas', ['Peugeot 206'])],
    [
      'tensor kangoo',
      { description: '^(tensor|polea tensora)', vehicle: m.kangoo },
      { description: 'tensor|polea', vehicle: [...m.kangoo, ...m.kangooCousins] },
    ],
    ['homocinetica uno', part('Homocinéticas', m.uno), m.unoCousins],
    ['kit distribucion clio', part('Kits de Distribución', m.clio), m.clioCousins],
    ['rotula duna', part('Rotulas', ['Fiat Duna'])],
    ['extremo direccion corsa', part('Extremos de Dirección', m.corsa), m.corsaCousins],
    ['parrilla clio', part('Parrillas', m.clio), m.clioCousins],
    ['bobina corsa', part('Bobinas de Ignición', m.corsa), m.corsaCousins],
    ['maza focus', part('Mazas de rueda', m.focus), m.focusCousins],
    ['triceta 206', part('Tricetas', ['Peugeot 206'])],
    ['pastillas gol trend', part('Pastillas de Freno', ['Volkswagen Gol Trend'])],
    ['bomba embrague renault 12', { description: '^bomba de embrague', vehicle: ['Renault 12'] }],
    ['soporte caja ranger', { description: '^soporte de caja', vehicle: m.ranger }, { description: '^soporte' }],
    ['bomba nafta clio', part('Bobinas de Combustible Eléctricas', m.clio), m.clioCousins],
    ['correa distribucion 206', part('Correas de Distribución', ['Peugeot 206'])],
    ['precap palio', part('Axiales', m.palio), m.palioCousins],
    ['crapodina embrague gol', part('Crapodinas mecánicas', m.gol), m.golCousins],
  ]),

  // Engine, displacement, year
  ...asked('engine or year', [
    [
      'embrague gol 1.4',
      part('Embragues', m.gol, { engine: '1.4' }),
      part(['Embragues', 'Crapodinas mecánicas'], [...m.gol, ...m.golCousins]),
    ],
    ['pastillas hilux 2.5', part('Pastillas de Freno', m.hilux, { engine: '2.5' })],
    ['amortiguador gol trend 2012', part('Amortiguadores', ['Volkswagen Gol Trend'], { year: 2012 })],
    [
      'crapodina palio 1.4',
      part('Crapodinas mecánicas', m.palio, { engine: '1.4' }),
      part(['Crapodinas mecánicas', 'Embragues'], [...m.palio, ...m.palioCousins]),
    ],
    ['kit distribucion duna 1.3', part('Kits de Distribución', ['Fiat Duna'], { engine: '1.3' })],
    ['bomba agua clio 1.6 16v', part('Bombas de agua', m.clio, { engine: '1.6 16v' }), m.clioCousins],
    ['bujia 206 1.6 16v', part('Bujías de Encendido', ['Peugeot 206'], { engine: '1.6 16v' })],
    ['tensor ranger 2.8', part('Tensores y poleas', m.ranger, { engine: '2.8' })],
    ['disco freno fiesta 2008', { description: '^disco de freno', vehicle: m.fiesta, year: 2008 }, m.fiestaCousins],
    ['kit distribucion gol 1.6 ap', part('Kits de Distribución', m.gol, { engine: '1.6 AP' }), m.golCousins],
    [
      'embrague focus 2.0',
      part('Embragues', m.focus, { engine: '2.0' }),
      part(['Embragues', 'Crapodinas mecánicas'], [...m.focus, ...m.focusCousins]),
    ],
    ['extremo ecosport 2007', part('Extremos de Dirección', ['Ford EcoSport'], { year: 2007 })],
    [
      'correa poli v kangoo 1.9',
      part('Correas Poli V', m.kangoo, { engine: '1.9' }),
      part(['Correas Poli V', 'Kits de Poli V'], [...m.kangoo, ...m.kangooCousins]),
    ],
  ]),

  // Maker of the vehicle and model
  ...asked('brand and model', [
    ['campana vw gol', { description: '^campana', vehicle: m.gol }, m.golCousins],
    ['rotula chevrolet corsa', part('Rotulas', m.corsa), m.corsaCousins],
    ['amortiguador peugeot 206', part('Amortiguadores', ['Peugeot 206'])],
    ['pastilla mb sprinter', part('Pastillas de Freno', m.sprinter)],
    ['embrague ford f100', part('Embragues', ['Ford F-100']), part(['Embragues', 'Crapodinas mecánicas'])],
    ['bomba agua renault clio', part('Bombas de agua', m.clio), m.clioCousins],
    ['extremo toyota hilux', part('Extremos de Dirección', m.hilux)],
    ['axial chevrolet s10', part('Axiales', ['Chevrolet S10'])],
    ['maza rueda vw bora', part('Mazas de rueda', ['Volkswagen Bora'])],
    [
      'pastillas citroen c3',
      part('Pastillas de Freno', ['Citroën C3']),
      ['Citroën C3 Aircross', 'Citroën C3 Picasso', 'Citroën Nuevo C3'],
    ],
  ]),

  // Which end, which side
  ...asked('position', [
    ['amort del gol', part('Amortiguadores', m.gol, { position: 'Delantero' }), m.golCousins],
    ['amort delantero palio', part('Amortiguadores', m.palio, { position: 'Delantero' }), m.palioCousins],
    ['amortiguador tras uno', part('Amortiguadores', m.uno, { position: 'Trasero' }), m.unoCousins],
    ['past del clio', part('Pastillas de Freno', m.clio, { position: 'Delantero' }), m.clioCousins],
    ['parrilla izq corsa', part('Parrillas', m.corsa, { position: 'izquierdo' }), m.corsaCousins],
    ['extremo der gol', part('Extremos de Dirección', m.gol, { position: 'Derecho' }), m.golCousins],
    ['homocinetica lado rueda 206', part('Homocinéticas', ['Peugeot 206'], { position: 'Lado rueda' })],
    ['ruleman rueda trasera kangoo', part('Rodamientos de Rueda', m.kangoo, { position: 'Trasero' }), m.kangooCousins],
  ]),

  // Such parts in another order, in the plural, misspelt
  ...asked('order, plural, spelling', [
    ['206 amortiguador delantero', part('Amortiguadores', ['Peugeot 206'], { position: 'Delantero' })],
    ['corsa 1.6 kit distribucion', part('Kits de Distribución', m.corsa, { engine: '1.6' }), m.corsaCousins],
    [
      'rulemanes de rueda palio',
      part('Rodamientos de Rueda', m.palio),
      part(['Rodamientos de Rueda', 'Mazas de rueda'], [...m.palio, ...m.palioCousins]),
    ],
    ['bieletas corsa', part('Bieletas', m.corsa), m.corsaCousins],
    ['amortigador gol', part('Amortiguadores', m.gol), m.golCousins],
    ['pastilas de freno fiesta', part('Pastillas de Freno', m.fiesta), m.fiestaCousins],
    ['omocinetica palio', part('Homocinéticas', m.palio), m.palioCousins],
    ['gol 1.6 bujias', part('Bujías de Encendido', m.gol, { engine: '1.6' }), m.golCousins],
  ]),

  // The last word is not yet there
  ...asked('unfinished word', [
    ['amortigua', part('Amortiguadores')],
    [
      'embrague cors',
      part('Embragues', m.corsa),
      part(['Embragues', 'Crapodinas mecánicas'], [...m.corsa, ...m.corsaCousins]),
    ],
    ['pastillas fie', part('Pastillas de Freno', [...m.fiesta, ...m.fiestaCousins])],
    ['rotula ran', part('Rotulas', m.ranger)],
  ]),

  // A maker's part, a measure
  ...asked('maker', [
    ['bujias ngk', { subfamilies: ['Bujías de Encendido'], brand: 'NGK' }, part('Bujías Incandescentes')],
    ['amortiguador monroe gol', { subfamilies: ['Amortiguadores'], brand: 'MONROE', vehicle: m.gol }, m.golCousins],
    ['skf ruleman rueda gol', { subfamilies: ['Rodamientos de Rueda'], brand: 'SKF', vehicle: m.gol }, m.golCousins],
  ]),
  ...asked('measure', [
    ['reten 34 52', { subfamilies: ['Retenes'], technical: { interior1: '34', exterior1: '52' } }],
    ['correa poli v 6pk1040', { subfamilies: ['Correas Poli V'], code: { code: '6PK1040' } }],
    [
      'rodamiento 25 52 15',
      { families: ['Rodamientos'], technical: { interior1: '25', exterior1: '52', altura1: '15' } },
    ],
    [
      'rodamiento 20x47x14',
      { families: ['Rodamientos'], technical: { interior1: '20', exterior1: '47', altura1: '14' } },
    ],
  ]),

  // Codes in every writing
  ...asked('code', [
    ['bkr6e', { ownCode: { maker: 'NGK', code: 'BKR6E' } }, { ownCode: { code: 'BKR6E' } }],
    ['09 9167 11', { ownCode: { maker: 'BREMBO', code: '09.9167.11' } }],
    ['corven 3003', { ownCode: { maker: 'CORVEN', code: '3003' } }],
    ['g16370 monroe', { ownCode: { maker: 'MONROE', code: 'G 16370' } }],
    ['377419810', { code: { maker: 'VOLKSWAGEN', code: '377 419 810' } }],
    ['012-012809', { code: { maker: 'MONROE', code: '012-012809' } }],
    ['vkma01113', { ownCode: { maker: 'SKF', code: 'VKMA 01113' } }],
    ['680061 viemar', { code: { maker: 'VIEMAR', code: '680061' } }],
    ['6205 2rs', { code: { code: '6205-2RS' } }],
    ['skf 6203', { ownCode: { maker: 'SKF', code: '6203' } }],
  ]),

  // A vehicle alone, a family
  ...asked('vehicle alone', [
    ['gol', { vehicle: m.gol }, m.golCousins],
    ['peugeot 206', { vehicle: ['Peugeot 206'] }],
    ['hilux 2.5', { vehicle: m.hilux, engine: '2.5' }],
  ]),
  ...asked('family', [
    ['suspension gol', { families: ['Suspensión'], vehicle: m.gol }, m.golCousins],
    ['tren delantero corsa', { families: ['Suspensión'], vehicle: m.corsa }, m.corsaCousins],
  ]),

  // Trucks, farm machines, motorcycles
  ...asked('truck, farm, motorcycle', [
    ['amortiguador 1114', part('Amortiguadores', ['Mercedes-Benz L 1114'])],
    ['bloque freno scania 113', part('Bloques de Freno', ['Scania T 113', 'Scania R 113', 'Scania K 113'])],
    [
      'bomba agua deutz',
      {
        subfamilies: ['Bombas de agua'],
        vehicle: ['A 40', 'A 55', 'A 70', 'A 85', 'A 110', 'AX 80', 'AX 100', 'AX 120', 'AX 4.120'].map(
          (model) => `Deutz ${model}`,
        ),
      },
    ],
    ['cadena ca550', { subfamilies: ['Cadenas Agrícolas'], description: 'ca550' }],
    ['pastillas titan 150', part('Pastillas de Freno', ['Honda CG 150 Titan'])],
  ]),
];

/** Queries to which a search may be tuned. */
export const queries: readonly RelevanceQuery[] = [...demoQueries, ...bearingQueries];
