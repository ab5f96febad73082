import * as z from 'zod/mini';
import type { AppliedDiscount } from '#core/pricing/discount.ts';
import { type Money, money, toPesos } from '#core/shared/money.ts';

/** Pesos, at most two decimals, as a JSON number. */
export const pesos = z.number();

export const percentage = z.number();

export const discountWire = z.object({ text: z.string(), percentage });

export const discountsToWire = (discounts: readonly AppliedDiscount[]): z.infer<typeof discountWire>[] =>
  discounts.map((discount) => ({ text: discount.text, percentage: discount.percentage.toNumber() }));

export const discountsFromWire = (discounts: readonly z.infer<typeof discountWire>[]): AppliedDiscount[] =>
  discounts.map((discount) => ({ text: discount.text, percentage: money(discount.percentage) }));

export const toWireOrNull = (amount: Money | null): number | null => (amount === null ? null : toPesos(amount));
export const fromWireOrNull = (amount: number | null | undefined): Money | null =>
  amount === null || amount === undefined ? null : money(amount);
