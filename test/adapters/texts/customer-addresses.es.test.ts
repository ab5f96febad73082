import { describe, expect, it } from 'vitest';
import { customerFlawText } from '#adapters/texts/customer-management.es.ts';
import { customerRowReasonText } from '#adapters/texts/customer-sheets.es.ts';
import { type OtherAddress, otherAddressFlaws } from '#core/customers/delivery-address.ts';

const centro: OtherAddress = {
  ...{ name: 'Sucursal Centro', address: 'Belgrano 120', town: '', province: '', postcode: '', remark: '' },
};

const heading = 'Otras direcciones por nombre|calle|localidad|provincia|CP|nota';

describe('what is wrong with another address of a customer', () => {
  it.each<[string, readonly OtherAddress[], string]>([
    ['a street', [{ ...centro, address: '' }], 'Calle y número de «Sucursal Centro»: completá este dato'],
    ['a name', [centro, { ...centro, name: '' }], 'Nombre de la dirección 3: completá este dato'],
    ['a long one', [{ ...centro, town: 'x'.repeat(81) }], 'Localidad de «Sucursal Centro»: hasta 80 letras'],
    ['a name again', [centro, centro], 'Ya hay una dirección «Sucursal Centro» más arriba'],
    [
      'that of the main one',
      [{ ...centro, name: 'Dirección principal' }],
      '«Dirección principal» se llama la principal: ponele otro nombre',
    ],
  ])('names it: %s', (_what, others, flawText) => {
    const flaws = otherAddressFlaws(others);
    expect(flaws.map(customerFlawText)).toEqual([flawText]);
    expect(flaws.map(customerRowReasonText)).toEqual([`${heading}: ${flawText}`]);
  });
});
