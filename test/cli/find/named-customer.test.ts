import { describe, expect, it } from 'vitest';
import { customerOfText } from '../../../cli/find/named-customer.ts';
import { isOutcome } from '../../../cli/outcome.ts';

const customers = [
  { externalCode: 'C1', name: 'Uno de Rosario' },
  { externalCode: 'C10', name: 'Repuestos Diez' },
  { externalCode: 'c7', name: 'Siete' },
  { externalCode: 'C7', name: 'Siete Sur' },
];
const meant = (text: string, found = customers) => {
  const one = customerOfText(found, text);
  if (one.ok) return one.val.externalCode;
  return isOutcome(one.val) && one.val.kind === 'problem' ? `${one.val.message}. ${one.val.advice ?? ''}` : '';
};

describe('the customer that --customer means', () => {
  it.each([
    ['C1', 'C1'],
    ['c10', 'C10'],
    ['rosario', 'C1'],
    ['C7', 'C7'],
    ['nadie', 'No hay un cliente «nadie». '],
    ['siete', 'Hay varios clientes «siete». Decí cuál por su código: c7 (Siete), C7 (Siete Sur)'],
    [' ', '--customer está vacío. Va el código del cliente, o parte de su nombre'],
  ])('%j: %s', (text, expected) => {
    expect(meant(text)).toBe(expected);
  });

  it('is not one that was found by its town or CUIT alone', () => {
    expect(meant('rosario', [{ externalCode: 'C2', name: 'Dos' }])).toBe('No hay un cliente «rosario». ');
  });

  it('names ten of many', () => {
    const many = Array.from({ length: 11 }, (_, at) => ({ externalCode: `K${at}`, name: 'Casa' }));
    expect(meant('casa', many)).toMatch(/K9 \(Casa\) y más$/);
  });
});
