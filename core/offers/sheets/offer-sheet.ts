import type {
  ManagedOffer,
  OfferDetails,
  OfferedRow,
  OfferKind,
  RowToOffer,
} from '#core/offers/management/managed-offer.ts';
import { blankOffer, type TypedOffer, type TypedRow, typedOffer } from '#core/offers/management/typed-offer.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { titleKey } from '#core/shared/title-key.ts';
import type { Labels } from '#core/sheets/labels.ts';
import type { SheetCells } from '#core/sheets/sheet-columns.ts';
import { dayOfText, textOfDay } from '#core/sheets/sheet-day.ts';
import { readYes } from '#core/sheets/yes-no.ts';
import type { OfferRowReason } from './offer-sheet.service.ts';
import { type OfferSheetField, offerSheetFields } from './offer-sheet-fields.ts';

export type OfferCells = SheetCells<OfferSheetField>;

/** How the words of a sheet are written. */
export interface OfferSheetWords {
  readonly yes: string;
  readonly no: string;
  kindText(kind: OfferKind): string;
  /** Which kind of offer a word of a sheet says; null where it says none. */
  kindOf(text: string): OfferKind | null;
}

export interface OfferLabels {
  readonly brands: Labels;
  readonly families: Labels;
}

/** A price row as a sheet names it. */
export interface NamedRow {
  readonly productPriceId: ProductPriceId;
  readonly code: string;
  readonly brandName: string;
  readonly isDiscontinued: boolean;
}

const noCells = Object.fromEntries(offerSheetFields.map((field) => [field, ''])) as Readonly<
  Record<OfferSheetField, string>
>;

/** An offer with how its articles are called. */
type ShownOffer = Omit<OfferDetails, 'rows'> & {
  readonly kind: OfferKind;
  readonly id: string;
  readonly rows: readonly (OfferedRow & Pick<RowToOffer, 'code' | 'brandName'>)[];
};

/**
 * An offer as rows of the sheet: a combo has one for each of its articles, and what is said of all of it stands in the
 * first.
 */
export const cellsOfOffer = (
  offer: ShownOffer,
  { brands, families }: OfferLabels,
  words: OfferSheetWords,
): readonly Readonly<Record<OfferSheetField, string>>[] => {
  const { kind } = offer;
  const typed = typedOffer({ ...offer, rows: [] });
  const isOfRow = kind === 'row';
  const named = { ...noCells, number: offer.id, kind: words.kindText(kind), title: typed.title };
  const offerCells = {
    ...named,
    family: families.of(typed.typeId),
    minQuantity: kind === 'promotion' ? '' : typed.minQuantity,
    minValue: typed.minValue,
    multiplesOnly: isOfRow ? (typed.multiplesOnly ? words.yes : words.no) : '',
    percentage: typed.percentage,
    price: typed.price,
    text: typed.text,
    from: textOfDay(typed.from),
    until: textOfDay(typed.until),
  };
  if (kind === 'value-quantity') return [{ ...offerCells, brand: brands.of(typed.brandId) }];
  return offer.rows.map(({ code, brandName, quantity }, at) => ({
    ...(at === 0 ? offerCells : named),
    code,
    brand: brandName,
    quantity: kind === 'lot' ? String(quantity) : '',
  }));
};

/**
 * An offer as one row, as somebody looks at it: where its rows say different things, all of them. `rows` are those that
 * may be new to it, `held` is the offer as it is stored.
 */
export const createOfferCells = (rows: readonly NamedRow[], labels: OfferLabels, words: OfferSheetWords) => {
  const known = new Map(rows.map((row) => [row.productPriceId, row]));
  return (
    kind: OfferKind,
    details: OfferDetails,
    held: ManagedOffer | null,
  ): Readonly<Record<OfferSheetField, string>> => {
    const own = new Map(held?.rows.map((row) => [row.productPriceId, row]));
    const shown = details.rows.map((row) => {
      const { code, brandName } = own.get(row.productPriceId) ?? known.get(row.productPriceId) ?? noName;
      return { ...row, code, brandName };
    });
    const cellRows = cellsOfOffer({ ...details, kind, id: held?.id ?? '', rows: shown }, labels, words);
    return Object.fromEntries(
      offerSheetFields.map((field) => {
        const cells = cellRows.map((row) => row[field]);
        const isOfRow = field === 'code' || field === 'brand' || field === 'quantity';
        return [field, isOfRow ? cells.join(' + ') : (cells[0] ?? '')];
      }),
    ) as Record<OfferSheetField, string>;
  };
};
const noName = { code: '', brandName: '' } as const;

/**
 * Which rows are one offer: those of a combo by its number, else by its name, which may go with the one number that it
 * has in the sheet.
 */
export const offersTogether = (rows: readonly OfferCells[], words: OfferSheetWords): readonly (string | null)[] => {
  const titleOf = ({ title = '' }: OfferCells): string => titleKey(title);
  const isCombo = ({ kind = '' }: OfferCells): boolean => words.kindOf(kind) === 'lot';
  const numbers = new Map<string, Set<string>>();
  for (const row of rows) {
    const number = (row.number ?? '').trim();
    if (!isCombo(row) || number === '') continue;
    getOrCreate(numbers, titleOf(row), () => new Set()).add(number);
  }
  return rows.map((row) => {
    if (!isCombo(row)) return null;
    const [only, ...more] = numbers.get(titleOf(row)) ?? [];
    const number = (row.number ?? '').trim() || (more.length === 0 ? (only ?? '') : '');
    return number === '' && titleOf(row) === '' ? null : `${number}\n${number === '' ? titleOf(row) : ''}`;
  });
};

/** What the rows of one offer say of all of it: a cell may be empty in some, but never say two things. */
const headOf = (rows: readonly OfferCells[], reasons: OfferRowReason[]): OfferCells => {
  const [first = {}] = rows;
  if (rows.length === 1) return first;
  return Object.fromEntries(
    Object.keys(first).map((name) => {
      const field = name as OfferSheetField;
      const all = rows.map((row) => (row[field] ?? '').trim()).filter(Boolean);
      const [value = '', ...more] = new Map(
        all.map((cell) => [field === 'title' ? titleKey(cell) : cell, cell]),
      ).values();
      if (more.length > 0 && !ofEachRow.has(field)) reasons.push({ code: 'offer-rows-differ', field });
      return [field, value];
    }),
  );
};
const ofEachRow: ReadonlySet<OfferSheetField> = new Set<OfferSheetField>(['code', 'brand', 'quantity', 'kind']);

export interface OfferReading {
  readonly labels: OfferLabels;
  readonly words: OfferSheetWords;
  /** The rows that have such a code; the brand as it stands there, empty for any. */
  rowsOf(code: string, brand: string): readonly NamedRow[];
}

const plain = ['title', 'percentage', 'price', 'minQuantity', 'minValue', 'text'] as const;

/** The details by the rows of one offer, over those that are stored; null for a new one. */
export const offerOfCells = (
  kind: OfferKind,
  rows: readonly OfferCells[],
  held: ManagedOffer | null,
  { labels, words, rowsOf }: OfferReading,
): { readonly typed: TypedOffer; readonly reasons: readonly OfferRowReason[] } => {
  const reasons: OfferRowReason[] = [];
  const head = headOf(rows, reasons);
  const base = held === null ? blankOffer : typedOffer(held);
  const plainFields = Object.fromEntries(
    plain.flatMap((field) => (head[field] === undefined ? [] : [[field, head[field]]])),
  );
  const isMuch = kind === 'value-quantity';

  const idIn = (known: Labels, field: 'brand' | 'family', stored: string): string => {
    const name = (head[field] ?? '').trim();
    if (head[field] === undefined || name === '') return head[field] === undefined ? stored : '';
    const id = known.idOf(name);
    if (id === null) reasons.push({ code: 'name-unknown', field, name });
    return id ?? '';
  };

  const isMultiplesOnly = (cell: string | undefined): boolean => {
    if (cell === undefined) return base.multiplesOnly;
    const answer = cell.trim() === '' ? false : readYes(cell, words);
    if (answer === null) reasons.push({ code: 'name-unknown', field: 'multiplesOnly', name: cell.trim() });
    return answer === true;
  };

  const taken = new Set<ProductPriceId>();
  const typedRow = ({ code = '', brand = '', quantity }: OfferCells): readonly TypedRow[] => {
    const name = `${code.trim()} ${brand.trim()}`.trim();
    if (code.trim() === '') return [];
    const found = rowsOf(code.trim(), brand.trim());
    // Where several rows are called so, the cell means the one that the offer has; where a combo has them all, one
    // after the other.
    const own = base.rows.filter(
      ({ productPriceId }) =>
        !taken.has(productPriceId) && found.some((each) => each.productPriceId === productPriceId),
    );
    const meant = own.find((each) => each.quantity === quantity?.trim()) ?? own[0];
    const [row, ...more] = meant === undefined ? found : [meant];
    if (row === undefined || more.length > 0) {
      reasons.push({ code: row === undefined ? 'offer-article-unknown' : 'offer-article-ambiguous', name });
      return [];
    }
    taken.add(row.productPriceId);
    const count = quantity ?? meant?.quantity ?? '1';
    return [{ productPriceId: row.productPriceId, name, description: '', quantity: count }];
  };

  const typed: TypedOffer = {
    ...base,
    ...plainFields,
    rows: isMuch || head.code === undefined ? base.rows : rows.flatMap(typedRow),
    multiplesOnly: kind === 'row' ? isMultiplesOnly(head.multiplesOnly) : false,
    typeId: isMuch ? idIn(labels.families, 'family', base.typeId) : '',
    brandId: isMuch ? idIn(labels.brands, 'brand', base.brandId) : '',
    from: head.from === undefined ? base.from : dayOfText(head.from),
    until: head.until === undefined ? base.until : dayOfText(head.until),
  };
  if (!isMuch) return { typed, reasons };
  const [hasValue, hasQuantity] = [typed.minValue.trim() !== '', typed.minQuantity.trim() !== ''];
  const [hasDiscount, hasGift] = [typed.percentage.trim() !== '', typed.text.trim() !== ''];
  if (hasValue && hasQuantity) reasons.push({ code: 'offer-minimum-twice' });
  if (hasDiscount && hasGift) reasons.push({ code: 'offer-gain-twice' });
  return {
    typed: { ...typed, minBy: hasValue ? 'value' : 'quantity', gain: hasDiscount ? 'discount' : 'gift' },
    reasons,
  };
};
