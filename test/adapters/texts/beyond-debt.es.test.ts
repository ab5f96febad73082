import { expect, it } from 'vitest';
import { beyondDebtText } from '#adapters/texts/payments.es.ts';
import { money } from '#core/shared/money.ts';

it.each([
  [0, 0, 'No debés nada: queda todo a cuenta.'],
  [0, 500, 'No debés nada: queda todo a cuenta.'],
  [36_000, 0, 'Es más de lo que debés. Tu deuda es $ 36.000,00: lo que sobre queda a cuenta.'],
  [
    36_000,
    20_000,
    'Es más de lo que debés. Tu deuda es $ 36.000,00 y ya informaste $ 20.000,00 que están en revisión: lo que sobre queda a cuenta.',
  ],
  [36_000, 36_000, 'Tu deuda es $ 36.000,00 y ya informaste $ 36.000,00 que están en revisión: queda todo a cuenta.'],
])('of a debt of %d, %d of it reported, it says what becomes of the rest', (debt, waiting, text) => {
  const beyond = { debt: money(debt), waiting: money(waiting), owed: money(Math.max(0, debt - waiting)) };
  const parts = beyondDebtText(beyond, (amount) => amount);
  expect(parts.join('').replace(/\u00a0/g, ' ')).toBe(text);
});
