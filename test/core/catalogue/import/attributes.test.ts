import { expect, it } from 'vitest';
import { readAttribute } from '#core/catalogue/import/attributes.ts';

it('numbers become exact, two of them fill the pair, text stays as written', () => {
  expect(readAttribute('interior1', '4,76', 'auto')).toEqual([['interior1', '4.76']]);
  expect(readAttribute('interior1', '15/20', 'auto')).toEqual([
    ['interior1', '15'],
    ['interior2', '20'],
  ]);
  expect(readAttribute('otrosPeso', '0.00006', 'point')).toEqual([['otrosPeso', '0.00006']]);
});

it('a numeric attribute without a number is refused, and so are three numbers or a pair in the second place', () => {
  expect(readAttribute('exterior1', 'KRV', 'point')).toBeUndefined();
  expect(readAttribute('exterior1', '1/2/3', 'point')).toBeUndefined();
  expect(readAttribute('exterior2', '1/2', 'point')).toBeUndefined();
  expect(readAttribute('dientes', '1/2', 'point')).toBeUndefined();
});
