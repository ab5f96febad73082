import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { customersOfCode } from '#core/customers/customer-of-code.ts';

const coded = (...codes: readonly string[]) => codes.map((externalCode) => ({ externalCode }));

it('is the one of exactly that code, whatever others there are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('c1', 'C1', 'c-1', 'C-1', 'ab', 'Ab', 'AB')), (codes) => {
      for (const code of codes) expect(customersOfCode(coded(...codes), ` ${code} `)).toEqual(coded(code));
    }),
  );
});

it('is else each one whose code differs in case alone', () => {
  expect(customersOfCode(coded('B1', 'C1'), 'c1')).toEqual(coded('C1'));
  expect(customersOfCode(coded('Ñu-7'), 'ñU-7')).toEqual(coded('Ñu-7'));
  expect(customersOfCode(coded('AB', 'B', 'Ab'), 'ab')).toEqual(coded('AB', 'Ab'));
  expect(customersOfCode(coded('C1'), 'C-1')).toEqual([]);
  expect(customersOfCode(coded('C1'), '')).toEqual([]);
});
