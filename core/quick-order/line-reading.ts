import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import type { NamedBrand } from './code-finder.ts';
import { isPartedThere, joinedAt } from './joined-number.ts';
import { matchFound, type RowMatch } from './row-match.ts';
import { unreadBeside } from './unread-amount.ts';
import type { Reading } from './written-order.ts';
import { isWhole, looksLikeQuantity } from './written-quantity.ts';

/** A reading of a line with what the catalogue has for it. */
export interface FoundReading {
  readonly reading: Reading;
  /** The part of the line that is a code of the catalogue; empty where none is. */
  readonly typed: string;
  /** Whether the line holds more than the code and its maker. */
  readonly isWithin: boolean;
  /** The makers that the line names. */
  readonly brands: readonly NamedBrand[];
  readonly products: readonly CatalogueProduct[];
}

/** A reading that holds, with the rows that its code means. */
export interface Meaning {
  readonly reading: Reading;
  readonly rows: readonly RowMatch[];
  /** The maker that the line names and that has no such code, while others have; null where none is so named. */
  readonly lackingBrand: string | null;
}

const order = ['exact', 'normalised', 'equivalent'] as const;

/**
 * What a line can mean: the readings whose code the catalogue knows best. Among several that it knows alike, what the
 * text says comes before a guess, then a code before a small number, then the way in which the other lines are written.
 */
export const meaningsOf = (
  found: readonly FoundReading[],
  isVisible: (match: RowMatch) => boolean,
  usual: Reading['order'] | null,
): readonly Meaning[] => {
  const scored = found.flatMap((each) => {
    const rows = matchFound(each.typed, each.products).filter(isVisible);
    const kinds = new Set(rows.map(({ match }) => match));
    const best = order.findIndex((match) => kinds.has(match));
    if (best < 0) return [];
    const kept = rows.filter(isKept(rows, order[best]));
    const ofBrand = kept.filter(({ row }) => each.brands.some(({ id }) => id === row.brandId));
    // The maker of an equivalent code is named with it: 'CORVEN 3003' is right for what another makes in its place.
    const isOfAnother = ofBrand.length === 0 && order[best] !== 'equivalent';
    const meaning: Meaning = {
      reading: { ...each.reading, code: each.typed, ...amountOf(each.reading, each.typed) },
      rows: ofBrand.length > 0 ? ofBrand : kept,
      lackingBrand: isOfAnother ? (each.brands[0]?.name ?? null) : null,
    };
    // A code whose amount nobody understands is no surer than one that takes a number of it in: '6203 2 4'.
    const sureness = each.reading.unread === null || each.reading.isExplicit ? best : Math.max(best, 1);
    return [{ meaning, isExact: best === 0, score: sureness + strangeness(each) * order.length }];
  });
  const least = Math.min(...scored.map(({ score }) => score));
  const surest = scored.filter(({ score }) => score === least);
  const codes = new Set(surest.map(({ meaning }) => meaning.reading.code));
  const isRival = (each: Scored): boolean =>
    !codes.has(each.meaning.reading.code) && surest.some((sure) => areRivals(sure, each));
  const best: readonly Meaning[] = scored
    .filter((each) => surest.includes(each) || isRival(each))
    .map(({ meaning }) => meaning);
  const sieves: readonly ((reading: Reading) => boolean)[] = [
    ({ isExplicit }) => isExplicit,
    ({ quantity }) => isWhole(quantity),
    ({ code }) => !looksLikeQuantity(code),
    (reading) => reading.order === usual,
  ];
  return different(sieves.reduce<readonly Meaning[]>((left, keeps) => preferring(left, keeps), best));
};

/**
 * Keeps the rows that a code names best. A row that is written another way is as good where its maker has none of
 * these: `6203-2RS` and `6203 2RS` are one code of two makers, and only a person knows whose was meant.
 */
const isKept = (rows: readonly RowMatch[], best: RowMatch['match'] | undefined) => {
  const makers = new Set(rows.filter(({ match }) => match === best).map(({ row }) => row.brandId));
  return ({ match, row }: RowMatch): boolean =>
    match === best || (best === 'exact' && match === 'normalised' && !makers.has(row.brandId));
};

/**
 * Several numbers beside a code of a sentence, taken for one amount. Such a reading is never exact, and its code is
 * never one of the others with a number more: where one of these is exact it changes nothing, and need not be looked
 * up.
 */
export const isSpare = ({ around, unread, isExplicit }: Reading): boolean =>
  unread !== null && !isExplicit && around === '';

/**
 * Whether a line says a code of the catalogue just as it is written, and a quantity that is understood, and little
 * else.
 */
export const isSure = (found: readonly FoundReading[], isVisible: (match: RowMatch) => boolean): boolean =>
  found.some(
    ({ reading, typed, isWithin, products }) =>
      !isWithin &&
      reading.unread === null &&
      matchFound(typed, products).some((each) => each.match === 'exact' && isVisible(each)),
  );

/** How many a reading asks for: where an amount is not understood, no other number is taken for it. */
export const amountOf = (reading: Reading, typed: string): Pick<Reading, 'quantity' | 'unread'> => {
  const unread = unreadBeside(reading, typed);
  return { quantity: unread === null ? reading.quantity : null, unread };
};

interface Scored {
  readonly meaning: Meaning;
  readonly isExact: boolean;
}

/**
 * Whether another reading is as sure as the surest. A code that is there only by joining a number to another code
 * ('6203 2' for '62032') is never taken for sure while that other is one too; and the other, with the number for its
 * quantity, is sure unless the longer is written with a break there.
 */
const areRivals = (surest: Scored, other: Scored): boolean => {
  const [sure, rival] = [surest.meaning, other.meaning];
  if (!surest.isExact && joinedAt(sure.reading.code, rival.reading.code) !== null) return true;
  const at = joinedAt(rival.reading.code, sure.reading.code);
  return at !== null && (sure.reading.unread !== null || isPartedThere(rival.rows, rival.reading.code, at));
};

/** Words around the code are worse than none, and worse still where a number among them is taken for one. */
const strangeness = ({ isWithin, reading }: FoundReading): number =>
  isWithin ? (reading.order === 'alone' ? 2 : 1) : 0;

const preferring = (meanings: readonly Meaning[], keeps: (reading: Reading) => boolean): readonly Meaning[] => {
  const kept = meanings.filter(({ reading }) => keeps(reading));
  return kept.length > 0 ? kept : meanings;
};

/** The meanings with the quantity that a person has given since, in place of the one that was read. */
export const withAmount = (
  meanings: readonly Meaning[],
  { quantity, unread }: Pick<Reading, 'quantity' | 'unread'>,
): readonly Meaning[] =>
  different(meanings.map((meaning) => ({ ...meaning, reading: { ...meaning.reading, quantity, unread } })));

/** Two readings that would order the same are one. */
const different = (meanings: readonly Meaning[]): readonly Meaning[] => [
  ...new Map(meanings.map((meaning) => [orderedBy(meaning), meaning])).values(),
];

const orderedBy = ({ reading, rows }: Meaning): string =>
  `${reading.quantity} ${reading.unread} ${rows.map(({ row }) => row.productPriceId).join(' ')}`;

/** The way in which most of the lines are written that can be read in one way only; null where none tells. */
export const usualOrder = (meanings: readonly (readonly Meaning[])[]): Reading['order'] | null => {
  const orders = meanings.flatMap(([only, ...others]) =>
    only === undefined || others.length > 0 ? [] : [only.reading.order],
  );
  const count = (wanted: Reading['order']): number => orders.filter((each) => each === wanted).length;
  const [codeFirst, quantityFirst] = [count('code-first'), count('quantity-first')];
  return codeFirst === quantityFirst ? null : codeFirst > quantityFirst ? 'code-first' : 'quantity-first';
};
