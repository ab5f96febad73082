import { light, type Recipe, span } from './recipe.ts';

/** The demo's parts of the ignition. */
export const ignitionRecipes: readonly Recipe[] = [
  {
    subfamily: 'Bujías Incandescentes',
    products: 280,
    segments: [...light, 'Camiones'],
    sharing: 'engines',
    nouns: ['Bujía incandescente'],
    technical: {
      otrosTension: ['11', '11.5', '12', '23'],
      otrosRosca: ['M8x1', 'M10x1', 'M10x1.25', 'M12x1.25'],
      otrosLargo: span(64, 148),
    },
    makers: {
      BERU: 'GN0**|GV***',
      NGK: 'Y-***@|CZ***',
      BOSCH: '0 250 20* ###',
      DENSO: 'DG-***',
      CHAMPION: 'CH***',
      HESCHER: 'HG-1**',
    },
    price: [12, 46],
    multiples: [1, 4],
  },
  {
    subfamily: 'Bobinas de Ignición',
    products: 480,
    segments: light,
    sharing: 'engines',
    nouns: ['Bobina de encendido'],
    variants: ['', 'con módulo', 'lápiz'],
    technical: {
      otrosPines: ['2', '3', '4', '5', '7'],
      otrosSalidas: ['1', '2', '4'],
      otrosResistencia: ['0.5', '0.7', '0.9', '1.2'],
    },
    makers: {
      BOSCH: 'F 000 ZS0 ***|0 986 AG0 ***|0 221 50* ###',
      MARELLI: 'BAE***@|BI00**MM',
      NGK: 'U*0##',
      BERU: 'ZSE ***',
      VALEO: '245***',
      DENSO: 'DIC-0***',
      HESCHER: 'HB-3**',
    },
    others: { DELPHI: 'GN1****', FISPA: '84.***' },
    price: [36, 150],
  },
  {
    subfamily: 'Bobinas de Combustible Eléctricas',
    products: 260,
    segments: light,
    sharing: 'engines',
    nouns: ['Bomba eléctrica de combustible', 'Bobina eléctrica de combustible'],
    technical: { otrosPresion: ['1', '3', '3.5', '4', '5'], otrosCaudal: span(80, 160, 5), otrosTension: ['12'] },
    makers: {
      BOSCH: 'F 000 TE1 ***|0 580 45* ###',
      MARELLI: 'MAM00***',
      VALEO: '347***',
      DENSO: 'DFP-0***',
      HESCHER: 'HC-5**',
    },
    others: { DELPHI: 'FE1****', DEUTZER: 'DE-0***' },
    price: [34, 145],
  },
];
