import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import { pageParam } from '#web/url/page-param.ts';

/** The open part beside the list: a claim by its number, a new one, or none. */
export interface ClaimsState {
  readonly page: number;
  readonly claim: string | null;
  readonly isNew: boolean;
}

export const readClaimsUrl = (query: URLSearchParams): ClaimsState => {
  const number = parseDocumentNumber(query.get('claim') ?? '');
  return {
    page: pageParam(query.get('page')),
    claim: number === null ? null : formatNumber(number),
    isNew: query.get('new') !== null,
  };
};

export const linkToClaims = ({ page = 1, claim = null, isNew = false }: Partial<ClaimsState> = {}): string => {
  const query = new URLSearchParams({
    ...(page > 1 ? { page: String(page) } : {}),
    ...(claim === null ? {} : { claim }),
    ...(isNew ? { new: 'si' } : {}),
  });
  return query.size === 0 ? '/demands' : `/demands?${query}`;
};
