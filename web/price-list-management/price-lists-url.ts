import type { ScreenPath } from '#core/access/screens.ts';
import { type ComparisonFilter, comparisonFilters } from '#core/price-lists/management/compared-price.ts';
import { textParam } from '#web/url/text-param.ts';

const path = '/admin-price-lists' satisfies ScreenPath;
const maxText = 100;

/** What the address of the screen says: a list at the right, a new one, or two beside one another. */
export interface PriceListsUrl {
  readonly open: string | null;
  readonly isNew: boolean;
  /** New prices of the open list out of a sheet. */
  readonly isSheet: boolean;
  /** The list that is compared; null while none is. */
  readonly one: string | null;
  readonly other: string;
  readonly show: ComparisonFilter;
  readonly text: string;
  readonly after: string | null;
}

export const readPriceListsUrl = (query: URLSearchParams): PriceListsUrl => ({
  open: query.get('id'),
  isNew: query.has('new'),
  isSheet: query.has('sheet'),
  one: query.get('one'),
  other: query.get('other') ?? '',
  show: comparisonFilters.find((filter) => filter === query.get('show')) ?? 'different',
  text: textParam(query.get('q'), maxText),
  after: query.get('after'),
});

export const linkToPriceLists = (to: Partial<PriceListsUrl>): string => {
  const {
    open = null,
    isNew = false,
    isSheet = false,
    one = null,
    other = '',
    show = 'different',
    text = '',
    after = null,
  } = to;
  const query = new URLSearchParams([
    ...(open === null ? [] : [['id', open]]),
    ...(isNew ? [['new', '1']] : []),
    ...(isSheet ? [['sheet', '1']] : []),
    ...(one === null
      ? []
      : [
          ['one', one],
          ...(other === '' ? [] : [['other', other]]),
          ...(show === 'different' ? [] : [['show', show]]),
          ...(text === '' ? [] : [['q', text]]),
          ...(after === null ? [] : [['after', after]]),
        ]),
  ]);
  return query.size === 0 ? path : `${path}?${query}`;
};
