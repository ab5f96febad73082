import { asked, models, part } from './asked.ts';
import type { RelevanceQuery } from './query.ts';

const m = models;

/**
 * Over the demo, by somebody who had seen the catalogue and nothing of the search: before anything was done for them
 * 0.857 of the first rows were right.
 */
export const queriesOfAStranger: readonly RelevanceQuery[] = [
  ...asked('part and vehicle', [
    ['amort duna', part('Amortiguadores', ['Fiat Duna'])],
    ['pastillas ecosport', part('Pastillas de Freno', ['Ford EcoSport'])],
    ['parrilla 207', part('Parrillas', ['Peugeot 207 Compact'])],
    ['cintas de freno f100', part('Cintas de Freno', ['Ford F-100'])],
    ['kit distribucion saveiro', part('Kits de Distribución', ['Volkswagen Saveiro'])],
    ['bujias fox', part('Bujías de Encendido', ['Volkswagen Fox']), ['Volkswagen CrossFox', 'Volkswagen SpaceFox']],
    ['embrague ranger', part('Embragues', m.ranger)],
    ['bomba agua clio', part('Bombas de agua', m.clio), m.clioCousins],
  ]),
  ...asked('engine or year', [
    ['kit distribucion gol 1.6 98', part('Kits de Distribución', m.gol, { engine: '1.6', year: 1998 })],
    ['pastillas corsa 1.6 2004', part('Pastillas de Freno', m.corsa, { engine: '1.6', year: 2004 }), m.corsaCousins],
    ['hilux 2012 amortiguadores', part('Amortiguadores', m.hilux, { year: 2012 })],
    ['bujias gol trend 1.6 2010', part('Bujías de Encendido', ['Volkswagen Gol Trend'], { engine: '1.6', year: 2010 })],
    ['tensor tucson 2.0 nafta', part('Tensores y poleas', ['Hyundai Tucson'], { engine: '2.0 16v' })],
  ]),
  ...asked('position', [
    ['amort tras corsa', part('Amortiguadores', m.corsa, { position: 'Trasero' }), m.corsaCousins],
    ['parrilla del izq fiesta', part('Parrillas', m.fiesta, { position: 'Delantero izquierdo' }), m.fiestaCousins],
    ['axial der palio', part('Axiales', m.palio, { position: 'Derecho' }), m.palioCousins],
    [
      'discos delanteros voyage',
      part('Discos y campanas', ['Volkswagen Voyage'], { position: 'Delantero', description: 'disco' }),
      ['Volkswagen Voyage AP'],
    ],
    [
      'ruleman rueda delantero bora',
      part('Rodamientos de Rueda', ['Volkswagen Bora'], { position: 'Delantero' }),
      { subfamilies: ['Rodamientos de Rueda', 'Mazas de rueda'] },
    ],
    ['homocinetica lado rueda corsa', part('Homocinéticas', m.corsa, { position: 'Lado rueda' }), m.corsaCousins],
  ]),
  ...asked('trade word', [
    ['precap gol', part('Axiales', m.gol), m.golCousins],
    ['pata de motor', part('Soportes', undefined, { description: 'soporte de motor' }), { description: 'soporte de' }],
    ['bomba de nafta', part('Bobinas de Combustible Eléctricas')],
    [
      'cilindrito de freno',
      part('Actuadores y Componentes Hidráulicos', undefined, { description: 'cilindro de rueda' }),
    ],
    ['tripoide', part('Tricetas')],
    ['palier', part('Semiejes')],
    ['ruleman de cardan sprinter', part('Soportes de Cardan', m.sprinter)],
    ['crapodina amort fiesta', part('Rodamiento de Suspensión', m.fiesta), m.fiestaCousins],
    ['zapatas partner', part('Cintas de Freno', m.partner), m.partnerCousins],
  ]),
  ...asked('order, plural, spelling', [
    ['gol amortiguador delantero', part('Amortiguadores', m.gol, { position: 'Delantero' }), m.golCousins],
    ['clio bujias', part('Bujías de Encendido', m.clio), m.clioCousins],
    [
      'masa de rueda con abs',
      part('Mazas de rueda', undefined, { description: 'maza de rueda.* con abs' }),
      { description: 'maza de rueda' },
    ],
    ['amortigadores uno', part('Amortiguadores', m.uno), m.unoCousins],
    ['homosinetica', part('Homocinéticas'), { subfamilies: ['Homocinéticas', 'Tricetas'] }],
    ['vieletas', part('Bieletas')],
  ]),
  ...asked('unfinished word', [['pastill kangoo', part('Pastillas de Freno', m.kangoo), m.kangooCousins]]),
  ...asked('maker', [
    ['rotulas nakata', part('Rotulas', undefined, { brand: 'NAKATA' })],
    ['crapodina luk', part('Crapodinas mecánicas', undefined, { brand: 'LUK' })],
    [
      'bobina marelli',
      part('Bobinas de Ignición', undefined, { brand: 'MARELLI' }),
      { subfamilies: ['Bobinas de Ignición', 'Bobinas de Combustible Eléctricas'] },
    ],
    ['extremo der trw', part('Extremos de Dirección', undefined, { brand: 'TRW', position: 'Derecho' })],
    ['calentador beru', part('Bujías Incandescentes', undefined, { brand: 'BERU' })],
  ]),
  ...asked('measure', [
    ['reten 40x62x10', part('Retenes', undefined, { description: '40x62x10$' }), { description: '40x62x' }],
    ['correa 13x1020', part('Correas Trapezoidales', undefined, { description: '13x1020$' })],
    [
      'refrigerante rosa 5 lts',
      part('Líquidos refrigerantes', undefined, { description: 'rosado 5 l$' }),
      { description: 'rosado' },
    ],
  ]),
  ...asked('code', [
    ['vkba3569', part('Rodamientos de Rueda', undefined, { code: { maker: 'SKF', code: 'VKBA 3569' } })],
    ['axial 377419810', part('Axiales', undefined, { code: { maker: 'VOLKSWAGEN', code: '377 419 810' } })],
  ]),
  ...asked('truck, farm, motorcycle', [
    ['bloque freno 1114', part('Bloques de Freno', ['Mercedes-Benz L 1114'])],
    ['pastillas titan 150', part('Pastillas de Freno', ['Honda CG 150 Titan'])],
  ]),
  ...asked('bearing', [
    [
      'ruleman 6205 2rs',
      part('Rodamientos de aplicación general', undefined, { description: 'sellado.* 25x52x15$' }),
      { description: '25x52x15$' },
    ],
    ['ucp 208', part('Rodamientos Agrícola', undefined, { description: 'con soporte de pie eje 40$' })],
  ]),
];
