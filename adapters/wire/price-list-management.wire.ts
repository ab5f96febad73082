import * as z from 'zod/mini';
import { type ComparedPrice, comparisonFilters } from '#core/price-lists/management/compared-price.ts';
import { type Assigned, maxAssigned, type SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { type PriceChange, priceChangeStates } from '#core/price-lists/management/price-change.ts';
import {
  type ComparedPage,
  type Comparison,
  comparisonFormats,
} from '#core/price-lists/management/price-list-management.service.ts';
import { roundings } from '#core/pricing/changed-price.ts';
import type { PercentageSource, PriceSource } from '#core/pricing/price-source.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { fromWireOrNull, percentage, pesos, toWireOrNull } from './amounts.wire.ts';
import { base64Wire } from './base64.wire.ts';
import { maxSheetSigns } from './sheets.wire.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
/** Longer than any name may be: core says how long. */
const name = z.string().check(z.maxLength(400));

const percentageWire = z.object({
  kind: z.literal('percentage'),
  fromListId: id,
  percentage,
  rounding: z.enum(roundings),
});
const sourceWire = z.discriminatedUnion('kind', [
  percentageWire,
  z.object({ kind: z.literal('sheet'), fileName: z.string() }),
]);

const changeWire = z.object({
  id: z.string(),
  priceListId: z.string(),
  at: z.string(),
  source: sourceWire,
  state: z.enum(priceChangeStates),
  prices: z.nullable(z.number()),
  said: z.nullable(z.number()),
  gone: z.nullable(z.number()),
  by: z.string(),
});

export const managedPriceListWire = z.object({
  id: z.string(),
  name: z.string(),
  customers: z.number(),
  prices: z.number(),
  isFirst: z.boolean(),
  isWithdrawn: z.boolean(),
  changes: z.array(changeWire),
  tag: z.string(),
});

export const managedPriceListsWire = z.array(managedPriceListWire);

/** The part of a body that says what new prices are made of. */
const typedPercentageWire = z.strictObject({ fromListId: id, percentage, rounding: z.enum(roundings) });

/** The body of `POST api/Management/PriceLists`. */
export const newPriceListWire = z.strictObject({ name, copy: z._default(z.nullable(typedPercentageWire), null) });

/** The body of `PUT api/Management/PriceLists/{id}`. */
export const priceListNameWire = z.strictObject({ name });

/** The body of `PUT api/Management/PriceLists/{id}/state`. */
export const priceListStateWire = z.strictObject({ isWithdrawn: z.boolean() });

/** The body of `PUT api/Management/PriceLists/{id}/customers`: one by one, or all of another list. */
export const assignedWire = z.union([
  z.strictObject({ customerIds: z.array(id).check(z.minLength(1), z.maxLength(maxAssigned + 1)) }),
  z.strictObject({ fromListId: id }),
]);

/**
 * The body of `POST api/Management/PriceLists/{id}/sheets`; `at` as of a change, `dryRun` says what it would do and
 * settles nothing.
 */
export const priceSheetUploadWire = z.strictObject({
  fileName: z.string().check(z.maxLength(400)),
  content: base64Wire(maxSheetSigns),
  at: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  dryRun: z._default(z.boolean(), true),
  /** Answers every rejected row; else the first thousand of them. */
  allRejected: z._default(z.boolean(), false),
});

/** The body of `POST api/Management/PriceLists/{id}/changes`; `at` is an instant, null for at once. */
export const newPriceChangeWire = z.extend(typedPercentageWire, {
  at: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  /** The caller knows that the list rose within a day: else `price-list-risen`. */
  again: z._default(z.boolean(), false),
  /** The caller knows that prices become half or less, or twice as much or more: else `price-change-steep`. */
  steep: z._default(z.boolean(), false),
});

export const assignedAnswerWire = z.object({ moved: z.number() });

export const comparisonQueryWire = z.strictObject({
  one: id,
  other: id,
  show: z._default(z.enum(comparisonFilters), 'different'),
  text: z._default(z.string().check(z.maxLength(100)), ''),
  after: z.optional(z.string().check(z.maxLength(20))),
});

export const comparisonFileQueryWire = z.strictObject({
  ...comparisonQueryWire.shape,
  format: z._default(z.enum(comparisonFormats), 'xlsx'),
});

const comparedWire = z.object({
  code: z.string(),
  brand: z.string(),
  description: z.string(),
  one: z.nullable(pesos),
  other: z.nullable(pesos),
  purchaseCost: z.nullable(pesos),
});

export const comparedPageWire = z.object({ rows: z.array(comparedWire), next: z.nullable(z.string()) });

const sourceToWire = (source: PriceSource): z.infer<typeof sourceWire> =>
  source.kind === 'sheet' ? source : { ...source, percentage: source.percentage.toNumber() };

const sourceFromWire = (source: z.infer<typeof sourceWire>): PriceSource =>
  source.kind === 'sheet' ? source : percentageSourceFromWire(source);

export const percentageSourceFromWire = (typed: z.infer<typeof typedPercentageWire>): PercentageSource => ({
  kind: 'percentage',
  fromListId: asId(typed.fromListId),
  percentage: money(typed.percentage),
  rounding: typed.rounding,
});

export const percentageSourceToWire = (source: PercentageSource): z.infer<typeof typedPercentageWire> => ({
  fromListId: source.fromListId,
  percentage: source.percentage.toNumber(),
  rounding: source.rounding,
});

export const managedPriceListToWire = (list: SeenPriceList): z.infer<typeof managedPriceListWire> => ({
  ...list,
  changes: list.changes.map((change) => ({ ...change, source: sourceToWire(change.source) })),
});

export const managedPriceListFromWire = (list: z.infer<typeof managedPriceListWire>): SeenPriceList => ({
  ...list,
  id: asId(list.id),
  changes: list.changes.map(
    (change): PriceChange => ({
      ...change,
      id: asId(change.id),
      priceListId: asId(change.priceListId),
      source: sourceFromWire(change.source),
    }),
  ),
});

export const assignedFromWire = (assigned: z.infer<typeof assignedWire>): Assigned =>
  'customerIds' in assigned
    ? { customerIds: assigned.customerIds.map((each) => asId<'customer'>(each)) }
    : { fromListId: asId(assigned.fromListId) };

export const assignedToWire = (assigned: Assigned): z.infer<typeof assignedWire> =>
  'customerIds' in assigned ? { customerIds: [...assigned.customerIds] } : { fromListId: assigned.fromListId };

export const comparisonFromWire = (query: z.infer<typeof comparisonQueryWire>): Comparison => ({
  oneId: asId(query.one),
  otherId: asId(query.other),
  filter: query.show,
  text: query.text,
});

export const comparisonToQuery = ({ oneId, otherId, filter, text }: Comparison): Record<string, string> => ({
  one: oneId,
  other: otherId,
  show: filter,
  ...(text === '' ? {} : { text }),
});

export const comparedToWire = ({ code, brand, description, one, other, purchaseCost }: ComparedPrice) => ({
  code,
  brand,
  description,
  one: toWireOrNull(one),
  other: toWireOrNull(other),
  purchaseCost: toWireOrNull(purchaseCost),
});

export const comparedPageToWire = ({ rows, next }: ComparedPage): z.infer<typeof comparedPageWire> => ({
  rows: rows.map(comparedToWire),
  next,
});

export const comparedPageFromWire = ({ rows, next }: z.infer<typeof comparedPageWire>): ComparedPage => ({
  rows: rows.map((row) => ({
    ...row,
    one: fromWireOrNull(row.one),
    other: fromWireOrNull(row.other),
    purchaseCost: fromWireOrNull(row.purchaseCost),
  })),
  next,
});
