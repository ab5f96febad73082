import { expect, it } from 'vitest';
import { years } from '#core/catalogue/products/years.ts';

it('writes a span of model years as the trade does', () => {
  expect([years(2008, 2013), years(1996, null), years(null, 2013), years(2008, 2008), years(null, null)]).toEqual([
    '08–13',
    '96–',
    '–13',
    '08',
    '',
  ]);
});
