import { describe, expect, it } from 'vitest';
import { checkSection } from '#core/configuration/section-rules.ts';
import { readAmount } from '#web/admin-configuration/amounts.ts';

describe('a typed amount', () => {
  it.each([
    ['1234,5', '1234.5'],
    ['1.234,50', '1234.5'],
    ['$ 1.234', '1234'],
  ])('%s is %s', (typed, amount) => expect(readAmount(typed).toString()).toBe(amount));

  it.each(['', 'mil', '1,2,3', '12 34', '-'])('%j is refused by the rules', (typed) => {
    const delivery = { minAmount: readAmount(typed), value: readAmount('1'), shoppingCartText: 'Flete' };
    expect(checkSection('delivery', delivery, { held: delivery, knows: () => true }).ok).toBe(false);
  });
});
