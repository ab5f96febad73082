import { expect, it } from 'vitest';
import { mergePlanTexts } from '#adapters/texts/catalogue-names.es.ts';

const nothing = {
  uses: {},
  termsLost: { discounts: 0, surcharges: 0 },
  offersTogether: 0,
  clashes: [],
  clashCount: 0,
  turns: { shown: [], hidden: [] },
};

it('a merge tells who has a discount or a margin by both, and loses the one by the name that goes', () => {
  expect(mergePlanTexts(nothing, 'GAMMA', 'GAMA')).toEqual({ moves: 'Nada usa GAMMA', warnings: [] });
  expect(mergePlanTexts({ ...nothing, termsLost: { discounts: 1, surcharges: 2 } }, 'GAMMA', 'GAMA')).toEqual({
    moves: 'Nada pasa a GAMA',
    warnings: [
      'Un cliente ya tiene una bonificación por GAMA: conserva esa y pierde la suya por GAMMA, que queda en su actividad',
      '2 clientes ya tienen un recargo por GAMA: conservan ese y pierden el suyo por GAMMA, que queda en su actividad',
    ],
  });
  expect(mergePlanTexts({ ...nothing, uses: { discounts: 1 } }, 'GAMMA', 'GAMA')).toEqual({
    moves: 'Pasan a GAMA: 1 cliente con una bonificación suya',
    warnings: ['Las bonificaciones y los recargos por GAMMA pasan a ser por GAMA'],
  });
});

it('a merge tells how many offers count together from then on', () => {
  expect(mergePlanTexts({ ...nothing, uses: { offers: 1 }, offersTogether: 2 }, 'ALPHA', 'ALFA').warnings).toEqual([
    '2 ofertas por valor o cantidad van a contar juntas para los mismos artículos: quien llegue a varias recibe lo de todas. Retirá antes las que sobren',
  ]);
});
