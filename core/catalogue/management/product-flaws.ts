import { maxPrice } from '#core/pricing/changed-price.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { isAmountUpTo } from '#core/shared/in-cents.ts';
import type { Money } from '#core/shared/money.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import { titleKey } from '#core/shared/title-key.ts';
import { isAttributeName } from '../import/drafts/attributes.ts';
import { earliestYear, latestSince, latestYear } from '../import/years/year-range.ts';
import { joinedWords } from '../products/fitting-words.ts';
import { maxRelationQuantity } from '../products/max-relation-quantity.ts';
import { maxStorageLocation } from '../storage-location.ts';
import type { FittedVehicle, ProductDetails } from './product-details.ts';

/** How long each text may be: as imports have it. */
export const productTextLengths = {
  code: 60,
  internalCode: 120,
  description: 2000,
  position: 120,
  storageLocation: maxStorageLocation,
} as const satisfies Partial<Record<keyof ProductDetails, number>>;
export const maxPartText = 120;
export const maxAttributeText = 500;
const maxMultiple = 1_000_000;
export const maxParts = { equivalences: 500, relations: 300, applications: 2000, attributes: 120 } as const;

/** What is wrong with what was given, and at which field: 'code', 'prices.2', 'applications.0.to'. */
export type ProductFlaw = { readonly field: string } & (
  | { readonly code: 'text-missing' }
  | { readonly code: 'text-too-long'; readonly max: number }
  | { readonly code: 'code-without-signs' }
  | { readonly code: 'choice-missing' }
  | { readonly code: 'multiple-wrong' }
  | { readonly code: 'iva-wrong' }
  | { readonly code: 'amount-wrong' }
  | { readonly code: 'year-wrong' }
  | { readonly code: 'year-ahead'; readonly max: number }
  | { readonly code: 'years-reversed' }
  | { readonly code: 'quantity-wrong' }
  | { readonly code: 'part-twice' }
  | { readonly code: 'too-many-parts'; readonly max: number }
);

const isAmount = (amount: Money | null): boolean => isAmountUpTo(amount, maxPrice);

const isCount = (count: number, max: number): boolean => Number.isInteger(count) && count >= 1 && count <= max;

type TextField = keyof typeof productTextLengths;

const textFlaws = (details: ProductDetails): readonly ProductFlaw[] =>
  (Object.keys(productTextLengths) as TextField[]).flatMap((field): ProductFlaw[] => {
    const max = productTextLengths[field];
    if (details[field].length > max) return [{ field, code: 'text-too-long', max }];
    const isRequired = field === 'code' || field === 'description';
    return isRequired && details[field] === '' ? [{ field, code: 'text-missing' }] : [];
  });

const tooLong = (field: string, text: string, max = maxPartText): readonly ProductFlaw[] =>
  text.length > max ? [{ field, code: 'text-too-long', max }] : [];

/** The second and later ones of what may be there once. */
const twice = (part: string, keys: readonly string[], field = ''): readonly ProductFlaw[] =>
  keys.flatMap((key, place) =>
    keys.indexOf(key) < place ? [{ field: `${part}.${place}${field}`, code: 'part-twice' } as const] : [],
  );

const equivalenceFlaws = ({ equivalences }: ProductDetails): readonly ProductFlaw[] => [
  ...equivalences.flatMap(({ brand, code }, place): readonly ProductFlaw[] => {
    const field = `equivalences.${place}.code`;
    if (normaliseCode(code) === '') return [{ field, code: code === '' ? 'text-missing' : 'code-without-signs' }];
    return [...tooLong(`equivalences.${place}.brand`, brand), ...tooLong(field, code, productTextLengths.code)];
  }),
  ...twice(
    'equivalences',
    equivalences.map(({ brand, code }) => `${brand.toUpperCase()}\n${code.toUpperCase()}`),
    '.code',
  ),
];

const relationFlaws = ({ relations }: ProductDetails): readonly ProductFlaw[] => [
  ...relations.flatMap(({ title, quantity, notes }, place): readonly ProductFlaw[] => [
    ...(title === '' ? [{ field: `relations.${place}.title`, code: 'text-missing' } as const] : []),
    ...tooLong(`relations.${place}.title`, title),
    ...tooLong(`relations.${place}.notes`, notes, maxAttributeText),
    ...(isCount(quantity, maxRelationQuantity)
      ? []
      : [{ field: `relations.${place}.quantity`, code: 'quantity-wrong' } as const]),
  ]),
  ...twice(
    'relations',
    relations.map(({ title, productId }) => `${titleKey(title)}\n${productId}`),
    '.title',
  ),
];

const isYear = (year: number | null): boolean =>
  year === null || (Number.isInteger(year) && year >= earliestYear && year <= latestYear);

const fittingKey = (each: FittedVehicle): string => [each.vehicleId, each.engine, joinedWords(each)].join('\n');

/** Ranges of years of one fitting say alike what of its words is the position. */
const differingPositions = (applications: readonly FittedVehicle[]): readonly ProductFlaw[] => {
  const positions = new Map<string, string>();
  return applications.flatMap((each, place): readonly ProductFlaw[] => {
    const first = getOrCreate(positions, fittingKey(each), () => each.position);
    return first === each.position ? [] : [{ field: `applications.${place}.position`, code: 'part-twice' }];
  });
};

const applicationFlaws = ({ applications }: ProductDetails): readonly ProductFlaw[] => [
  ...applications.flatMap(({ engine, position, notes, from, to }, place): readonly ProductFlaw[] => {
    const field = `applications.${place}`;
    return [
      ...tooLong(`${field}.engine`, engine),
      ...tooLong(`${field}.position`, position),
      ...tooLong(`${field}.notes`, notes, maxAttributeText),
      ...(isYear(from) ? [] : [{ field: `${field}.from`, code: 'year-wrong' } as const]),
      ...(isYear(to) ? [] : [{ field: `${field}.to`, code: 'year-wrong' } as const]),
      ...(from !== null && to !== null && isYear(from) && isYear(to) && from > to
        ? [{ field: `${field}.to`, code: 'years-reversed' } as const]
        : []),
    ];
  }),
  ...twice(
    'applications',
    applications.map((each) => [fittingKey(each), each.from, each.to].join('\n')),
    '.engine',
  ),
  ...differingPositions(applications),
];

const attributeFlaws = ({ attributes }: ProductDetails): readonly ProductFlaw[] =>
  Object.entries(attributes).flatMap(([name, value]): readonly ProductFlaw[] =>
    isAttributeName(name)
      ? tooLong(`attributes.${name}`, value, maxAttributeText)
      : [{ field: 'attributes', code: 'choice-missing' }],
  );

const countFlaws = (details: ProductDetails): readonly ProductFlaw[] =>
  (Object.keys(maxParts) as (keyof typeof maxParts)[]).flatMap((field) =>
    Object.keys(details[field]).length > maxParts[field]
      ? [{ field, code: 'too-many-parts', max: maxParts[field] } as const]
      : [],
  );

/**
 * What keeps a product from being stored, in the order of its fields; whether another has its code only the database
 * knows.
 */
export const productFlaws = (details: ProductDetails): readonly ProductFlaw[] => {
  const { brandId, code, typeId, multiple, iva, purchaseCost, prices } = details;
  const tooMany = countFlaws(details);
  return [
    ...(brandId === null ? [{ field: 'brandId', code: 'choice-missing' } as const] : []),
    ...textFlaws(details),
    ...(code !== '' && normaliseCode(code) === '' ? [{ field: 'code', code: 'code-without-signs' } as const] : []),
    ...(typeId === null ? [{ field: 'typeId', code: 'choice-missing' } as const] : []),
    ...(isCount(multiple, maxMultiple) ? [] : [{ field: 'multiple', code: 'multiple-wrong' } as const]),
    ...(iva.equals(21) || iva.equals('10.5') ? [] : [{ field: 'iva', code: 'iva-wrong' } as const]),
    ...(isAmount(purchaseCost) ? [] : [{ field: 'purchaseCost', code: 'amount-wrong' } as const]),
    ...prices.flatMap(({ price }, place) =>
      isAmount(price) ? [] : [{ field: `prices.${place}.price`, code: 'amount-wrong' } as const],
    ),
    ...twice(
      'prices',
      prices.map(({ priceListId }) => priceListId),
      '.price',
    ),
    ...tooMany,
    // Parts are checked one by one only where there are not too many of them.
    ...(tooMany.length > 0
      ? []
      : [
          ...equivalenceFlaws(details),
          ...relationFlaws(details),
          ...applicationFlaws(details),
          ...attributeFlaws(details),
        ]),
  ];
};

/** As it is stored: without needless space, a price of nothing as none, no attribute without a value. */
export const tidiedProduct = (details: ProductDetails): ProductDetails => ({
  ...details,
  ...(Object.fromEntries(
    (Object.keys(productTextLengths) as TextField[]).map((field) => [field, visibleLine(details[field])]),
  ) as Record<TextField, string>),
  prices: details.prices.map(({ priceListId, price }) => ({ priceListId, price: price?.isZero() ? null : price })),
  equivalences: details.equivalences.map(({ brand, code }) => ({ brand: visibleLine(brand), code: visibleLine(code) })),
  relations: details.relations.map((each) => ({
    ...each,
    title: visibleLine(each.title),
    notes: visibleLine(each.notes),
  })),
  applications: details.applications.map((each) => ({
    ...each,
    engine: visibleLine(each.engine),
    position: visibleLine(each.position),
    notes: visibleLine(each.notes),
  })),
  attributes: Object.fromEntries(
    Object.entries(details.attributes)
      .map(([name, value]) => [name, visibleLine(value)] as const)
      .filter(([, value]) => value !== ''),
  ),
});

/** Applications since a year that is further ahead than vehicles are sold on that day. */
export const yearsAhead = ({ applications }: ProductDetails, today: string): readonly ProductFlaw[] => {
  const max = latestSince(today);
  return applications.flatMap(({ from }, place) =>
    isYear(from) && from !== null && from > max
      ? [{ field: `applications.${place}.from`, code: 'year-ahead', max } as const]
      : [],
  );
};

/** The details as they may be stored on that day, or all that is wrong with them. */
export const checkedProduct = (
  input: ProductDetails,
  today: string,
): Result<ProductDetails, { readonly code: 'product-invalid'; readonly flaws: readonly ProductFlaw[] }> => {
  const details = tidiedProduct(input);
  const flaws = [...productFlaws(details), ...yearsAhead(details, today)];
  return flaws.length === 0 ? Ok(details) : Err({ code: 'product-invalid', flaws });
};
