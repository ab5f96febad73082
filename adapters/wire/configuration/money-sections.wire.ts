import * as z from 'zod/mini';
import { maxDays } from '#core/configuration/section-limits.ts';
import type { SpecialDiscount } from '#core/configuration/shop-configuration.ts';
import type { BankAccount } from '#core/current-account/bank-account.ts';
import type { DeliverySurchargeTerms } from '#core/pricing/cart-terms.ts';
import { money } from '#core/shared/money.ts';
import { percentage, pesos } from '../amounts.wire.ts';
import { bankAccountsWire } from '../current-account.wire.ts';
import { answeredId } from '../ids.wire.ts';
import {
  answered,
  asIs,
  itemId,
  itemIdFromWire,
  listOf,
  listToWire,
  long,
  sectionWire,
  short,
} from './section.wire.ts';

/** More than any rule allows: what is beyond is no number that a rule should have to look at. */
const amount = pesos.check(z.minimum(-1e12), z.maximum(1e12));
const deliveryBody = z.strictObject({ minAmount: amount, value: amount, shoppingCartText: short });
const currentAccountBody = z.strictObject({ days: z.number().check(z.minimum(0), z.maximum(maxDays)) });

export const moneySections = {
  delivery: sectionWire({
    path: 'delivery',
    body: deliveryBody,
    answer: answered(deliveryBody),
    toWire: ({ minAmount, value, shoppingCartText }: DeliverySurchargeTerms) => ({
      minAmount: minAmount.toNumber(),
      value: value.toNumber(),
      shoppingCartText,
    }),
    fromWire: ({ minAmount, value, shoppingCartText }) => ({
      minAmount: money(minAmount),
      value: money(value),
      shoppingCartText,
    }),
  }),

  currentAccount: sectionWire({
    path: 'current-account',
    body: currentAccountBody,
    answer: answered(currentAccountBody),
    toWire: asIs<{ readonly days: number }>,
    fromWire: asIs,
  }),

  specialDiscounts: sectionWire({
    path: 'special-discounts',
    body: listOf(
      z.strictObject({
        id: itemId,
        title: short,
        percentage: percentage.check(z.minimum(-1e6), z.maximum(1e6)),
        explanation: long,
      }),
    ),
    answer: z.array(z.object({ id: answeredId, title: z.string(), percentage, explanation: z.string() })),
    toWire: (items: readonly SpecialDiscount[]) =>
      items.map((item) => ({ ...item, percentage: item.percentage.toNumber() })),
    fromWire: (items) =>
      items.map((item) => ({ ...item, id: itemIdFromWire(item.id), percentage: money(item.percentage) })),
  }),

  bankAccounts: sectionWire({
    path: 'bank-accounts',
    body: listOf(z.strictObject({ id: itemId, bank: short, holder: short, cuit: short, number: short, cbu: short })),
    answer: bankAccountsWire,
    toWire: listToWire<BankAccount>,
    fromWire: (items) => items.map((item) => ({ ...item, id: itemIdFromWire(item.id) })),
  }),
};
