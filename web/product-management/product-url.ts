import type { ScreenPath } from '#core/access/screens.ts';
import { everyProduct, type ProductFilter, productStates } from '#core/catalogue/management/managed-product.ts';
import { textParam } from '#web/url/text-param.ts';

const path = '/admin-products' satisfies ScreenPath;
const maxText = 100;

/** What the address of the screen says: the list as it is narrowed, one product, or a new one. */
export interface ProductUrl {
  readonly filter: ProductFilter;
  readonly after: string | null;
  readonly open: string | null;
  readonly isNew: boolean;
  /** The screen on which many products get pictures. */
  readonly isPictures: boolean;
}

export const readProductUrl = (query: URLSearchParams): ProductUrl => ({
  filter: {
    text: textParam(query.get('q'), maxText),
    brandId: textParam(query.get('brand'), 64),
    typeId: textParam(query.get('family'), 64),
    state: productStates.find((state) => state === query.get('state')) ?? '',
  },
  after: query.get('after'),
  open: query.get('id'),
  isNew: query.has('new'),
  isPictures: query.has('pictures'),
});

export const linkToProducts = (to: Partial<ProductUrl>): string => {
  const { filter = everyProduct, after = null, open = null, isNew = false, isPictures = false } = to;
  const fields = { q: filter.text, brand: filter.brandId, family: filter.typeId, state: filter.state };
  const query = new URLSearchParams([
    ...Object.entries(fields).filter(([, value]) => value !== ''),
    ...(after === null ? [] : [['after', after]]),
    ...(open === null ? [] : [['id', open]]),
    ...(isNew ? [['new', '1']] : []),
    ...(isPictures ? [['pictures', '1']] : []),
  ]);
  return query.size === 0 ? path : `${path}?${query}`;
};
