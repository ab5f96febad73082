import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { customerOfCode } from '#core/customers/customer-of-code.ts';

const coded = (...codes: readonly string[]) => codes.map((externalCode) => ({ externalCode }));

it('is the one of exactly that code, whatever others there are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('c1', 'C1', 'c-1', 'C-1', 'ab', 'Ab', 'AB')), (codes) => {
      for (const code of codes) expect(customerOfCode(coded(...codes), ` ${code} `)).toEqual({ externalCode: code });
    }),
  );
});

it('is else the only one whose code differs in case alone', () => {
  expect(customerOfCode(coded('B1', 'C1'), 'c1')).toEqual({ externalCode: 'C1' });
  expect(customerOfCode(coded('Ñu-7'), 'ñU-7')).toEqual({ externalCode: 'Ñu-7' });
  expect(customerOfCode(coded('AB', 'Ab'), 'ab')).toBeNull();
  expect(customerOfCode(coded('C1'), 'C-1')).toBeNull();
  expect(customerOfCode(coded('C1'), '')).toBeNull();
});
