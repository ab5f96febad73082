import { type FlyerProduct, maxFlyerProducts } from '#core/flyers/flyer.ts';

/** The articles of a flyer while they are chosen. */
export interface FlyerDraft {
  readonly code: string;
  readonly products: readonly FlyerProduct[];
  /** The codes of those that were chosen while there was room, and came when there was none. */
  readonly leftOut: readonly string[];
}

export const isFlyerFull = ({ products }: FlyerDraft): boolean => products.length >= maxFlyerProducts;

/**
 * Adds an article that was chosen and is there now: once alone, and not in a full flyer. `isTypedSince`: what is typed
 * stays.
 */
export const withFound = (draft: FlyerDraft, product: FlyerProduct, isTypedSince: boolean): FlyerDraft => {
  const next = { ...draft, code: isTypedSince ? draft.code : '' };
  if (draft.products.some(({ productId }) => productId === product.productId)) return next;
  if (!isFlyerFull(draft)) return { ...next, products: [...draft.products, product] };
  return { ...next, leftOut: [...draft.leftOut.filter((code) => code !== product.code), product.code] };
};

/** Takes an article out: there is room again. */
export const withoutProduct = (draft: FlyerDraft, { productId }: FlyerProduct): FlyerDraft => ({
  ...draft,
  products: draft.products.filter((each) => each.productId !== productId),
  leftOut: [],
});

/** What a full flyer says in the place of the field; null while there is room. */
export const flyerFullText = (draft: FlyerDraft): string | null => {
  if (!isFlyerFull(draft)) return null;
  const { leftOut } = draft;
  const out = leftOut.length === 1 ? ` No entró ${leftOut[0]}.` : ` No entraron ${leftOut.join(', ')}.`;
  return `Llegaste a ${maxFlyerProducts} artículos, que es lo más que lleva un flyer.${leftOut.length === 0 ? '' : out}`;
};

/** What became of an article that was chosen, said aloud. */
export const foundText = (before: FlyerDraft, { productId, code }: FlyerProduct): string => {
  if (before.products.some((each) => each.productId === productId)) return `${code} ya está en la lista`;
  return isFlyerFull(before) ? `${code} no entró: el flyer está completo` : `${code} agregado`;
};
