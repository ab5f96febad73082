import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSection, type Wrong } from '#core/configuration/section-rules.ts';
import { newItemId, type Section, type SectionValues } from '#core/configuration/shop-configuration.ts';
import { money } from '#core/shared/money.ts';

const wrongOf = <Of extends Section>(section: Of, value: SectionValues[Of], held: unknown = []): readonly Wrong[] => {
  const checked = checkSection(section, value, { held: held as SectionValues[Of], knows: () => true });
  return checked.ok ? [] : checked.val.problems.map(({ wrong }) => wrong);
};
const delivery = { minAmount: money(0), value: money(0), shoppingCartText: '' };
const special = { id: newItemId, title: 'a', percentage: money(1), explanation: 'b' };
const account = {
  id: newItemId,
  bank: 'Nación',
  holder: 'x',
  cuit: '20-26756539-3',
  number: '1',
  cbu: '2850590940090418135201',
};

describe('a section of the configuration', () => {
  it.each<[Wrong[], readonly Wrong[]]>([
    [[], wrongOf('delivery', delivery)],
    [['blank'], wrongOf('delivery', { ...delivery, value: money(1) })],
    [['amount'], wrongOf('delivery', { ...delivery, minAmount: money(-1) })],
    [['amount'], wrongOf('delivery', { ...delivery, minAmount: money('0.001') })],
    [
      ['amount', 'amount'],
      wrongOf('delivery', { minAmount: money(Number.NaN), value: money('1e30'), shoppingCartText: '' }),
    ],
    [[], wrongOf('currentAccount', { days: 0 })],
    [['days'], wrongOf('currentAccount', { days: 1.5 })],
    [['days'], wrongOf('currentAccount', { days: Number.NaN })],
    [['percentage'], wrongOf('specialDiscounts', [{ ...special, percentage: money(0) }])],
    [['percentage'], wrongOf('specialDiscounts', [{ ...special, percentage: money(100) }])],
    [['blank', 'blank'], wrongOf('specialDiscounts', [{ ...special, title: ' ', explanation: '' }])],
    [['gone'], wrongOf('specialDiscounts', [{ ...special, id: '7' }])],
    [
      ['gone'],
      wrongOf(
        'specialDiscounts',
        [
          { ...special, id: '7' },
          { ...special, id: '7' },
        ],
        [{ id: '7' }],
      ),
    ],
    [['cuit'], wrongOf('bankAccounts', [{ ...account, cuit: '20-26756539-2' }])],
    [['cbu'], wrongOf('bankAccounts', [{ ...account, cbu: '2810590940090418135201' }])],
    [['twice'], wrongOf('bankAccounts', [account, { ...account, cbu: '28505909 40090418135201' }])],
    [['blank'], wrongOf('bankAccounts', [{ ...account, cbu: '' }])],
    [
      ['link'],
      wrongOf('whatsAppConfigurations', [{ id: newItemId, zone: 'a', display: 'b', link: 'javascript:alert(1)' }]),
    ],
    [
      ['twice'],
      wrongOf('demandOrigins', [
        { id: newItemId, name: 'Razón' },
        { id: newItemId, name: ' RAZON ' },
      ]),
    ],
  ])('has %j', (expected, found) => {
    expect(found).toEqual(expected);
  });

  it('has no surcharge in fractions of a cent, nor any that is no amount', () => {
    fc.assert(
      fc.property(fc.double(), (amount) => {
        const value = { ...delivery, minAmount: money(amount) };
        const isFine = Number.isFinite(amount) && amount >= 0 && amount < 1e10 && money(amount).decimalPlaces() <= 2;
        expect(wrongOf('delivery', value).length === 0).toBe(isFine);
      }),
    );
  });

  it('stored once is stored the same again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 }), (names) => {
        const items = names.map((name) => ({ id: newItemId, name }));
        const first = checkSection('demandReasons', items, { held: [], knows: () => true });
        if (!first.ok) return;
        expect(checkSection('demandReasons', first.val, { held: [], knows: () => true }).val).toEqual(first.val);
      }),
    );
  });
});
