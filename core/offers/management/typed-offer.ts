import { asId, type ProductPriceId } from '#core/shared/ids.ts';
import { type Money, money, zero } from '#core/shared/money.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import { type ManagedOffer, type OfferDetails, type OfferKind, ofKind } from './managed-offer.ts';
import { type OfferFlaw, offerFlawFields, offerFlaws } from './offer-flaws.ts';

export interface TypedRow {
  readonly productPriceId: ProductPriceId;
  /** 'BKR6E NGK'. */
  readonly name: string;
  readonly description: string;
  readonly quantity: string;
}

/** An offer of any kind as a form has it. */
export type TypedOffer = {
  /** The text of the field of the code. */
  readonly code: string;
  readonly rows: readonly TypedRow[];
  readonly title: string;
  readonly percentage: string;
  readonly price: string;
  readonly minBy: 'quantity' | 'value';
  readonly minQuantity: string;
  readonly minValue: string;
  readonly multiplesOnly: boolean;
  readonly gain: 'discount' | 'gift';
  readonly text: string;
  readonly typeId: string;
  readonly brandId: string;
  readonly from: string;
  readonly until: string;
};

export const blankOffer: TypedOffer = {
  code: '',
  rows: [],
  title: '',
  percentage: '',
  price: '',
  minBy: 'quantity',
  minQuantity: '',
  minValue: '',
  multiplesOnly: false,
  gain: 'discount',
  text: '',
  typeId: '',
  brandId: '',
  from: '',
  until: '',
};

/** A number as people write it; an empty or other text becomes 0, which every rule refuses. */
const amount = (typed: string): Money => {
  const text = typed.replace(/[%$]/g, '').trim();
  const read = text === '' ? undefined : parseNumber(text, 'auto');
  return read === undefined ? zero : money(read);
};

const detailsOf = (kind: OfferKind, typed: TypedOffer): OfferDetails => {
  const isMuch = kind === 'value-quantity';
  const isByValue = isMuch && typed.minBy === 'value';
  const isGift = isMuch && typed.gain === 'gift';
  return ofKind(kind, {
    rows: typed.rows.map(({ productPriceId, quantity }) => ({
      productPriceId,
      quantity: kind === 'lot' ? amount(quantity).toNumber() : 1,
    })),
    title: typed.title,
    percentage: isGift ? null : amount(typed.percentage),
    price: amount(typed.price),
    minQuantity: isByValue ? null : amount(typed.minQuantity).toNumber(),
    minValue: isByValue ? amount(typed.minValue) : null,
    multiplesOnly: typed.multiplesOnly,
    text: isMuch && !isGift ? '' : typed.text,
    typeId: typed.typeId === '' ? null : asId(typed.typeId),
    brandId: typed.brandId === '' ? null : asId(typed.brandId),
    from: typed.from === '' ? null : typed.from,
    until: typed.until === '' ? null : typed.until,
  });
};

/** The typed texts as details, or what is wrong with each field. */
export const readTypedOffer = (
  kind: OfferKind,
  typed: TypedOffer,
  today: string,
): {
  readonly details: OfferDetails;
  readonly flaws: readonly { readonly field: string; readonly flaw: OfferFlaw }[];
} => {
  const details = detailsOf(kind, typed);
  const flaws = offerFlaws(kind, details, today).map((flaw) => ({
    field: flaw.code === 'offer-gain-missing' ? 'text' : offerFlawFields[flaw.code],
    flaw,
  }));
  return { details, flaws };
};

const written = (value: Money | number | null): string => (value === null ? '' : value.toString().replace('.', ','));

/** An offer as its form shows it. */
export const typedOffer = (offer: Omit<OfferDetails, 'rows'> & Pick<ManagedOffer, 'kind' | 'rows'>): TypedOffer => ({
  code: '',
  rows: offer.rows.map(({ productPriceId, code, brandName, description, quantity }) => ({
    productPriceId,
    name: `${code} ${brandName}`,
    description,
    quantity: String(quantity),
  })),
  title: offer.title,
  percentage: written(offer.percentage),
  price: written(offer.price),
  minBy: offer.minValue === null ? 'quantity' : 'value',
  minQuantity: written(offer.minQuantity),
  minValue: written(offer.minValue),
  multiplesOnly: offer.multiplesOnly,
  gain: offer.kind === 'value-quantity' && offer.percentage === null ? 'gift' : 'discount',
  text: offer.text,
  typeId: offer.typeId ?? '',
  brandId: offer.brandId ?? '',
  from: offer.from ?? '',
  until: offer.until ?? '',
});
