import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressChoice,
  addressText,
  deliveryAddresses,
  deliveryAddressNamed,
  deliveryAddressText,
  mainAddressName,
  maxOtherAddresses,
  type OtherAddress,
  orderGoesTo,
  otherAddressFlaws,
  otherAddressLengths,
} from '#core/customers/delivery-address.ts';

const centro: OtherAddress = {
  ...{ name: 'Sucursal Centro', address: 'Belgrano 120', town: 'Paraná', province: 'Entre Ríos', postcode: '3100' },
  remark: 'Timbre 2',
};
const nowhere = { address: '', town: '', province: '', postcode: '' };
const flawCodes = (others: readonly OtherAddress[]) =>
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
      ['otherAddresses.0.name address-text-missing', 'otherAddresses.0.address address-text-missing'],
    ],
    [
      'the name of the main one',
      [{ ...centro, name: 'Direccion Principal' }],
      ['otherAddresses.0.name address-name-of-main'],
    ],
    ['a name again', [centro, { ...centro, name: 'SUCURSAL CENTRO' }], ['otherAddresses.1.name address-name-twice']],
    ['a long note', [{ ...centro, remark: 'x'.repeat(201) }], ['otherAddresses.0.remark address-text-too-long']],
    [
      'one too many',
      Array.from({ length: maxOtherAddresses + 1 }, (_, place) => ({ ...centro, name: `S${place}` })),
      ['otherAddresses too-many-addresses'],
    ],
  ])('of %s tell what is wrong', (_what, others, flaws) => expect(flawCodes(others)).toEqual(flaws));

  it('keep the main one’s name where they have it already, and give it to no other', () => {
    const old = { ...centro, name: mainAddressName };
    expect(otherAddressFlaws([old], [old])).toEqual([]);
    expect(otherAddressFlaws([{ ...old, address: 'Otra 1' }], [old])).toEqual([]);
    const codes = (others: readonly OtherAddress[], kept: readonly OtherAddress[]) =>
      otherAddressFlaws(others, kept).map(({ field, code }) => `${field} ${code}`);
    expect(codes([old], [centro])).toEqual(['otherAddresses.0.name address-name-of-main']);
    expect(codes([{ ...old, name: 'DIRECCIÓN PRINCIPAL' }], [old])).toEqual([
      'otherAddresses.0.name address-name-of-main',
    ]);
    expect(codes([old, old], [old])).toEqual(['otherAddresses.1.name address-name-twice']);
  });

  it('are told by their name', () => {
    expect(otherAddressFlaws([{ ...centro, address: '' }, centro])).toEqual([
      { field: 'otherAddresses.0.address', addressName: 'Sucursal Centro', code: 'address-text-missing' },
      { field: 'otherAddresses.1.name', addressName: 'Sucursal Centro', code: 'address-name-twice' },
    ]);
  });

  it('are right while no two have the same name, and each is found by its own, the main one by none', () => {
    fc.assert(
      fc.property(addresses, fc.string(), (otherAddresses, address) => {
        expect(otherAddressFlaws(otherAddresses)).toEqual([]);
        const company = { ...nowhere, address, otherAddresses };
        const all = deliveryAddresses(company);
        // A blank main address is no choice beside others, though an order that names none still means it.
        const isLeftOut = address === '' && otherAddresses.length > 0;
        expect(all).toHaveLength(otherAddresses.length + (isLeftOut ? 0 : 1));
        expect(orderGoesTo(company, ' ')).toMatchObject({ name: '', address });
        for (const each of otherAddresses) expect(orderGoesTo(company, each.name)).toEqual(each);
        expect(orderGoesTo(company, 'no hay 1')).toBeNull();
        for (const each of otherAddresses) expect(deliveryAddressNamed(all, each.name.toUpperCase())).toEqual(each);
        expect(deliveryAddressNamed(all, 'no hay 1')).toBeNull();
      }),
    );
  });

  const main = { ...nowhere, name: '', address: 'San Martín 100', remark: '' };
  const depot = { ...nowhere, name: 'Depósito', address: 'Ruta 9', remark: '' };
  const whole = { isGone: false, isAsked: true };
  it.each<[string, Parameters<typeof addressChoice>, ReturnType<typeof addressChoice>]>([
    ['none that are kept', [[], 'Depósito'], { name: '', isGone: false, isAsked: false }],
    ['the main one alone', [[main], ''], { name: '', isGone: false, isAsked: false }],
    ['the main one alone, once the chosen one is gone', [[main], 'Depósito'], { ...whole, name: null, isGone: true }],
    ['several, where nobody chose', [[main, centro], ''], { ...whole, name: '' }],
    ['several, however the name is written', [[main, centro], 'sucursal centro '], { ...whole, name: centro.name }],
    ['several, once the chosen one is gone', [[main, centro], 'Depósito'], { ...whole, name: null, isGone: true }],
    ['branches without a main one', [[centro, depot], ''], { ...whole, name: null }],
    ['one branch without a main one', [[centro], ''], { ...whole, name: centro.name }],
  ])('make a choice of %s', (_what, [all, wanted], choice) => expect(addressChoice(all, wanted)).toEqual(choice));

  it('are never sent by another name than one of theirs, nor to the main one in place of another', () => {
    fc.assert(
      fc.property(addresses, fc.boolean(), fc.string(), (otherAddresses, hasMain, wanted) => {
        const all = deliveryAddresses({ ...nowhere, address: hasMain ? 'San Martín 100' : '', otherAddresses });
        const { name, isAsked } = addressChoice(all, wanted);
        if (name === null) expect(isAsked).toBe(true);
        else expect(all.map((each) => each.name)).toContain(name);
        if (wanted.trim() !== '') expect(name).not.toBe('');
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
