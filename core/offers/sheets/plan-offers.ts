import {
  type ManagedOffer,
  type ManagedOfferId,
  type OfferDetails,
  type OfferKind,
  ofKind,
} from '#core/offers/management/managed-offer.ts';
import { clashOf } from '#core/offers/management/offer-clash.ts';
import type { OfferFlaw } from '#core/offers/management/offer-flaws.ts';
import type { RivalOffer } from '#core/offers/management/offer-management.repository.port.ts';
import { overlaps, stateOn } from '#core/offers/management/offer-period.ts';
import { readTypedOffer } from '#core/offers/management/typed-offer.ts';
import { folded } from '#core/shared/folded.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { titleKey } from '#core/shared/title-key.ts';
import type { OfferRowReason } from './offer-sheet.service.ts';
import {
  type NamedRow,
  type OfferCells,
  type OfferLabels,
  type OfferReading,
  type OfferSheetWords,
  offerOfCells,
} from './offer-sheet.ts';
import type { OfferSheetField } from './offer-sheet-fields.ts';

/** What the rows of one offer do. */
export type OfferStep =
  | { readonly kind: 'new'; readonly of: OfferKind; readonly details: OfferDetails }
  | { readonly kind: 'changed'; readonly held: ManagedOffer; readonly details: OfferDetails }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'rejected'; readonly reasons: readonly OfferRowReason[] };

interface OfferPlanParts {
  /** The offers that were not withdrawn. */
  readonly held: readonly ManagedOffer[];
  readonly rows: readonly NamedRow[];
  readonly labels: OfferLabels;
  readonly words: OfferSheetWords;
  readonly today: string;
}

export interface OfferPlan {
  decide(cells: OfferCells, line: number, others: readonly OfferCells[]): OfferStep;
  /** Offers that are not over and that no row named so far, nor any row that could not be read. */
  missing(undecided: readonly (readonly OfferCells[])[]): readonly ManagedOffer[];
}

/** The thing that an offer is of: its product, its combo's name, its family and brand. */
const thingOf = (kind: OfferKind, { rows, title, typeId, brandId }: OfferDetails): string => {
  if (kind === 'lot') return titleKey(title);
  return kind === 'value-quantity' ? `${typeId}\n${brandId}` : String(rows[0]?.productPriceId);
};

/** Two offers of a kind that say the same here are one at two times, or are meant to be the same. */
const nameOf = (kind: OfferKind, details: OfferDetails): string => {
  const { minQuantity, minValue, percentage } = details;
  const isGift = percentage === null;
  return [
    kind,
    thingOf(kind, details),
    kind === 'lot' ? '' : `${minQuantity} ${minValue} ${kind === 'value-quantity' && isGift}`,
  ].join('\n');
};

const detailsText = (kind: OfferKind, input: OfferDetails): string => {
  const { rows, ...details } = ofKind(kind, input);
  const counted = rows.map(({ productPriceId, quantity }) => `${productPriceId} ${quantity}`).sort();
  return JSON.stringify([details, counted]);
};

/** The offers that could clash with each row, or family and brand, as the sheet goes on. */
const createRivals = (held: readonly ManagedOffer[]) => {
  const byThing = new Map<string, Map<string, RivalOffer>>();
  let made = 0;
  const of = (kind: OfferKind, details: OfferDetails) =>
    getOrCreate(byThing, `${kind} ${thingOf(kind, details)}`, () => new Map<string, RivalOffer>());
  const settle = (kind: OfferKind, id: ManagedOfferId, details: OfferDetails, before?: OfferDetails): void => {
    if (before !== undefined) of(kind, before).delete(id);
    made += 1;
    of(kind, details).set(id === '' ? `new ${made}` : id, { ...details, id });
  };
  for (const offer of held) settle(offer.kind, offer.id, offer);
  return {
    settle,
    clashOf: (kind: OfferKind, details: OfferDetails, id: ManagedOfferId | null) =>
      clashOf(
        kind,
        details,
        [...of(kind, details).values()].filter((rival) => rival.id !== id),
      ),
  };
};

/** The column of a field of the form. */
const columnOf = (field: string): OfferSheetField =>
  field === 'rows' ? 'code' : field === 'typeId' ? 'family' : (field as OfferSheetField);

/** The columns that a reason is about. */
const columnsIn = (reason: OfferRowReason): readonly OfferSheetField[] => {
  if (reason.code === 'offer-article-unknown' || reason.code === 'offer-article-ambiguous') return ['code'];
  if (reason.code === 'offer-minimum-twice') return ['minQuantity', 'minValue'];
  if (reason.code === 'offer-gain-twice') return ['percentage', 'text'];
  if (reason.code !== 'name-unknown' && reason.code !== 'offer-rows-differ') return [];
  return reason.field === 'brand' ? ['brand', 'family'] : [reason.field];
};

/** What else is wrong with rows that cannot be understood: of columns that they have, and that were understood. */
const flawsBeside = (
  reasons: readonly OfferRowReason[],
  flaws: readonly { readonly field: string; readonly flaw: OfferFlaw }[],
  rows: readonly OfferCells[],
): readonly OfferFlaw[] => {
  const wrongColumns = new Set(reasons.flatMap(columnsIn));
  return flaws.flatMap(({ field, flaw }) => {
    const column = columnOf(field);
    return wrongColumns.has(column) || rows.every((row) => row[column] === undefined) ? [] : [flaw];
  });
};

/** What the rows of each offer do, one after the other: pure, so that a dry run and the import say the same. */
export const createOfferPlan = ({ held, rows, labels, words, today }: OfferPlanParts): OfferPlan => {
  // Kinds count apart from one another.
  const keyOf = ({ kind, id }: Pick<ManagedOffer, 'kind' | 'id'>): string => `${kind} ${id}`;
  const byId = new Map(held.map((offer) => [keyOf(offer), offer]));
  const byName = new Map<string, ManagedOffer[]>();
  for (const offer of held) getOrCreate(byName, nameOf(offer.kind, offer), () => []).push(offer);
  const byCode = new Map<string, NamedRow[]>();
  for (const row of rows) getOrCreate(byCode, row.code.toUpperCase(), () => []).push(row);
  const discontinued = new Map<ProductPriceId, NamedRow>(
    rows.filter((row) => row.isDiscontinued).map((row) => [row.productPriceId, row]),
  );
  const reading: OfferReading = {
    labels,
    words,
    rowsOf: (code, brand) =>
      (byCode.get(code.toUpperCase()) ?? []).filter(
        ({ brandName }) => brand === '' || folded(brandName) === folded(brand),
      ),
  };
  const rivals = createRivals(held);
  const seen = new Map<string, number>();

  /** The offer that rows without a number mean: of the same days, else of some of them. */
  const meant = (kind: OfferKind, details: OfferDetails): ManagedOffer | null => {
    const free = (byName.get(nameOf(kind, details)) ?? []).filter((offer) => !seen.has(keyOf(offer)));
    const sameDays = free.find(({ from, until }) => from === details.from && until === details.until);
    return sameDays ?? free.find((offer) => overlaps(offer, details)) ?? null;
  };

  const named = new Set<string>();
  const numberOf = (all: readonly OfferCells[]): string =>
    all.map((row) => (row.number ?? '').trim()).find((each) => each !== '') ?? '';

  /** Which offer the rows mean, what they say over what is stored of it, and whether they do by its number. */
  const found = (kind: OfferKind, all: readonly OfferCells[]) => {
    const read = (over: ManagedOffer | null) => {
      const { typed, reasons } = offerOfCells(kind, all, over, reading);
      return { reasons, ...readTypedOffer(kind, typed, today) };
    };
    const numbered = byId.get(`${kind} ${numberOf(all)}`) ?? null;
    const known = numbered ?? meant(kind, read(null).details);
    if (known !== null) named.add(keyOf(known));
    return { known, numbered, ...read(known) };
  };

  const decide: OfferPlan['decide'] = (cells, line, others) => {
    const reject = (...reasons: readonly OfferRowReason[]): OfferStep => ({ kind: 'rejected', reasons });
    const all = [cells, ...others];
    const kind = words.kindOf(cells.kind ?? '');
    if (kind === null) return reject({ code: 'name-unknown', field: 'kind', name: (cells.kind ?? '').trim() });
    const number = numberOf(all);
    if (number !== '' && !byId.has(`${kind} ${number}`)) return reject({ code: 'managed-offer-not-found' });

    const { known, numbered, details, flaws, reasons } = found(kind, all);
    const gone = details.rows.flatMap(({ productPriceId }) => discontinued.get(productPriceId) ?? []);
    const discontinuedRows = gone.map(({ code }) => ({ code: 'offer-row-discontinued', productCode: code }) as const);
    if (reasons.length > 0) return reject(...reasons, ...flawsBeside(reasons, flaws, all), ...discontinuedRows);
    if (numbered !== null && thingOf(kind, numbered) !== thingOf(kind, details)) {
      return reject({ code: 'offer-number-of-another', number });
    }
    const before = known === null ? undefined : seen.get(keyOf(known));
    if (before !== undefined) return reject({ code: 'offer-repeated', line: before });
    if (known !== null) seen.set(keyOf(known), line);
    if (known !== null && detailsText(kind, known) === detailsText(kind, details)) return { kind: 'unchanged' };

    const clash = rivals.clashOf(kind, details, known?.id ?? null);
    const wrong: readonly OfferRowReason[] = [
      ...flaws.map(({ flaw }) => flaw),
      ...discontinuedRows,
      ...(clash === null ? [] : [clash]),
    ];
    if (wrong.length > 0) return reject(...wrong);
    rivals.settle(kind, known?.id ?? ('' as ManagedOfferId), details, known ?? undefined);
    return known === null ? { kind: 'new', of: kind, details } : { kind: 'changed', held: known, details };
  };

  return {
    decide,
    missing(undecided) {
      for (const all of undecided) {
        const kind = words.kindOf(all[0]?.kind ?? '');
        if (kind !== null) found(kind, all);
      }
      return held.filter((offer) => !named.has(keyOf(offer)) && stateOn(offer, offer.isWithdrawn, today) !== 'past');
    },
  };
};
