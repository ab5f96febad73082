import type { Rounding } from '#core/pricing/changed-price.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import { instantInBuenosAires } from '#core/shared/buenos-aires.ts';
import { asId, type PriceListId } from '#core/shared/ids.ts';
import { zero } from '#core/shared/money.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import { type ListNameFlaw, listNameFlaw } from './managed-price-list.ts';
import { type ChangeFlaw, changeFlaw, momentFlaw, percentageFlaw, readPercentage } from './price-change.ts';

/** The source of new prices, as a form has it. */
export interface TypedSource {
  readonly fromListId: string;
  readonly percentage: string;
  readonly rounding: Rounding;
}

/** When prices are to change, as a form has it: at once, or on a day and an hour of Buenos Aires. */
export interface TypedMoment {
  readonly when: 'now' | 'later';
  readonly date: string;
  readonly time: string;
}

/** Other prices of a list as a form has them. */
export type TypedChange = TypedSource & TypedMoment;

/** A new list as a form has it: empty where it is copied from none. */
export type TypedList = TypedSource & { readonly name: string };

export interface FieldFlaw {
  readonly field: string;
  readonly flaw: ListNameFlaw | ChangeFlaw;
}

const sourceOf = ({ fromListId, percentage, rounding }: TypedSource, blank = ''): PercentageSource | null => {
  const read = readPercentage(percentage.trim() === '' ? blank : percentage);
  return read === null ? null : { kind: 'percentage', fromListId: asId(fromListId), percentage: read, rounding };
};

/** An empty percentage of a copy is zero: the same prices. */
export const readTypedList = (
  typed: TypedList,
): { readonly name: string; readonly copied: PercentageSource | null; readonly flaws: readonly FieldFlaw[] } => {
  const name = visibleLine(typed.name);
  const copied = typed.fromListId === '' ? null : sourceOf(typed, '0');
  const nameFlaw = listNameFlaw(name);
  const isUnreadable = typed.fromListId !== '' && copied === null;
  const flaw = isUnreadable
    ? ({ code: 'percentage-out-of-range' } as const)
    : copied && percentageFlaw(copied.percentage);
  return {
    name,
    copied,
    flaws: [
      ...(nameFlaw === null ? [] : [{ field: 'name', flaw: nameFlaw }]),
      ...(flaw === null ? [] : [{ field: 'percentage', flaw }]),
    ],
  };
};

/** Null for at once; empty for what is no moment. */
const instantOf = ({ when, date, time }: TypedMoment): string | null =>
  when === 'now' ? null : (instantInBuenosAires(date, time) ?? '');

export const readTypedMoment = (
  typed: TypedMoment,
  now: number,
): { readonly at: string | null; readonly flaws: readonly FieldFlaw[] } => {
  const at = instantOf(typed);
  const flaw = momentFlaw(at, now);
  return { at, flaws: flaw === null ? [] : [{ field: 'time', flaw }] };
};

export const readTypedChange = (
  listId: PriceListId,
  typed: TypedChange,
  now: number,
): { readonly at: string | null; readonly source: PercentageSource; readonly flaws: readonly FieldFlaw[] } => {
  const read = sourceOf(typed);
  const at = instantOf(typed);
  const source = read ?? { kind: 'percentage', fromListId: listId, percentage: zero, rounding: typed.rounding };
  const flaw = read === null ? ({ code: 'percentage-out-of-range' } as const) : changeFlaw(listId, source, at, now);
  if (flaw === null) return { at, source, flaws: [] };
  return { at, source, flaws: [{ field: flaw.code.startsWith('percentage') ? 'percentage' : 'time', flaw }] };
};
