import { models } from './asked.ts';
import type { NothingThereQuery } from './query.ts';

const m = models;

/** Asked at every counter, and not in the demo: no answer is better than one that does not fit. */
export const nothingThere: readonly NothingThereQuery[] = [
  { typed: 'burro de arranque gol', lacking: 'part', mayShow: { vehicle: [...m.gol, ...m.golCousins] } },
  { typed: 'filtro aceite corsa', lacking: 'part', mayShow: { vehicle: [...m.corsa, ...m.corsaCousins] } },
  { typed: 'termostato palio', lacking: 'part', mayShow: { vehicle: [...m.palio, ...m.palioCousins] } },
  { typed: 'junta tapa cilindros 206', lacking: 'part', mayShow: { vehicle: ['Peugeot 206'] } },
  { typed: 'radiador clio', lacking: 'part', mayShow: { vehicle: [...m.clio, ...m.clioCousins] } },
  { typed: 'bateria', lacking: 'part' },
  { typed: 'espejo hilux', lacking: 'part', mayShow: { vehicle: m.hilux } },
  { typed: 'pastillas ferrari', lacking: 'vehicle' },
  { typed: 'amortiguador byd dolphin', lacking: 'vehicle' },
  { typed: 'embrague lada niva', lacking: 'vehicle' },
  { typed: 'bomba agua subaru impreza', lacking: 'vehicle' },
  { typed: 'filtro aire mazda 3', lacking: 'vehicle' },
  {
    typed: 'disco freno gol',
    lacking: 'part for it',
    mayShow: { description: '^(disco|campana) de freno', vehicle: [...m.gol, ...m.golCousins] },
  },
  {
    typed: 'bomba agua 206',
    lacking: 'part for it',
    mayShow: { subfamilies: ['Bombas de agua', 'Bombas Auxiliares Eléctricas'], vehicle: ['Peugeot 206'] },
  },
  {
    typed: 'embrague palio 1.4',
    lacking: 'part for it',
    mayShow: {
      subfamilies: ['Embragues', 'Crapodinas mecánicas'],
      vehicle: [...m.palio, ...m.palioCousins],
      engine: '1.4',
    },
  },
  {
    typed: 'bomba nafta gol 1.6',
    lacking: 'part for it',
    mayShow: {
      subfamilies: ['Bobinas de Combustible Eléctricas'],
      vehicle: [...m.gol, ...m.golCousins],
      engine: '1.6',
    },
  },
];
