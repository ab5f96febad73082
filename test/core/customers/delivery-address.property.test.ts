import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressText,
  deliveryAddresses,
  deliveryAddressNamed,
  deliveryAddressText,
  maxOtherAddresses,
  type OtherAddress,
  otherAddressFlaws,
  otherAddressLengths,
} from '#core/customers/delivery-address.ts';

const centro: OtherAddress = {
  ...{ name: 'Sucursal Centro', address: 'Belgrano 120', town: 'Paraná', province: 'Entre Ríos', postcode: '3100' },
  remark: 'Timbre 2',
};
const nowhere = { address: '', town: '', province: '', postcode: '' };
const said = (others: readonly OtherAddress[]) =>
  otherAddressFlaws(others).map(({ field, code }) => `${field} ${code}`);

const addresses = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^[A-Za-z]{1,20}$/),
    address: fc.string({ minLength: 1, maxLength: otherAddressLengths.address }),
    town: fc.string({ maxLength: otherAddressLengths.town }),
    province: fc.string({ maxLength: otherAddressLengths.province }),
    postcode: fc.string({ maxLength: otherAddressLengths.postcode }),
    remark: fc.string({ maxLength: otherAddressLengths.remark }),
  }),
  { maxLength: maxOtherAddresses, selector: ({ name }) => name.toLowerCase() },
);

describe('other addresses of a customer (docs/rules/customers.md 15)', () => {
  it.each<[string, readonly OtherAddress[], readonly string[]]>([
    ['one that is whole', [centro], []],
    ['one with a name and a street', [{ ...nowhere, name: 'Depósito', address: 'Ruta 9', remark: '' }], []],
    [
      'neither',
      [{ ...centro, name: '', address: '' }],
      ['otherAddresses.0.name text-missing', 'otherAddresses.0.address text-missing'],
    ],
    ['a name again', [centro, { ...centro, name: 'SUCURSAL CENTRO' }], ['otherAddresses.1.name address-name-twice']],
    ['a long note', [{ ...centro, remark: 'x'.repeat(201) }], ['otherAddresses.0.remark text-too-long']],
    [
      'one too many',
      Array.from({ length: maxOtherAddresses + 1 }, (_, place) => ({ ...centro, name: `S${place}` })),
      ['otherAddresses too-many-addresses'],
    ],
  ])('of %s tell what is wrong', (_what, others, flaws) => expect(said(others)).toEqual(flaws));

  it('are right while no two have the same name, and each is found by its own, the main one by none', () => {
    fc.assert(
      fc.property(addresses, fc.string(), (otherAddresses, address) => {
        expect(otherAddressFlaws(otherAddresses)).toEqual([]);
        const all = deliveryAddresses({ ...nowhere, address, otherAddresses });
        expect(all).toHaveLength(otherAddresses.length + 1);
        expect(deliveryAddressNamed(all, ' ')).toMatchObject({ name: '', address });
        for (const each of otherAddresses) expect(deliveryAddressNamed(all, each.name.toUpperCase())).toEqual(each);
        expect(deliveryAddressNamed(all, 'no hay 1')).toBeNull();
      }),
    );
  });

  it('are read in one line, with what is known of them', () => {
    expect(deliveryAddressText(centro)).toBe('Sucursal Centro: Belgrano 120, 3100 Paraná, Entre Ríos (Timbre 2)');
    expect(deliveryAddressText({ ...centro, name: '', remark: '' })).toBe('Belgrano 120, 3100 Paraná, Entre Ríos');
    expect(addressText({ ...nowhere, town: 'Munro' })).toBe('Munro');
    expect(addressText(nowhere)).toBe('');
  });
});
