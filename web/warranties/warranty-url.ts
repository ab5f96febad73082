import { formatNumber, parseNumber } from '#core/orders/number.ts';
import { pageParam } from '#web/url/page-param.ts';

/** The page of everybody's warranties, and the RMA number of the one at the right. */
export interface ManagedWarrantiesState {
  readonly page: number;
  readonly rma: string | null;
}

export const readManagedWarrantiesUrl = (query: URLSearchParams): ManagedWarrantiesState => {
  const number = parseNumber(query.get('rma') ?? '');
  return { page: pageParam(query.get('page')), rma: number === null ? null : formatNumber(number) };
};

export const linkToManagedWarranties = ({ page = 1, rma = null }: Partial<ManagedWarrantiesState> = {}): string => {
  const query = new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), ...(rma === null ? {} : { rma }) });
  return query.size === 0 ? '/warranties-management' : `/warranties-management?${query}`;
};
