import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';

/** What stands at the right of the company's warranties: one by its RMA number, a new one, or nothing. */
interface OwnWarrantiesState {
  readonly rma: string | null;
  readonly isNew: boolean;
}

export const readWarrantiesUrl = (query: URLSearchParams): OwnWarrantiesState => {
  const number = parseDocumentNumber(query.get('rma') ?? '');
  return { rma: number === null ? null : formatNumber(number), isNew: query.get('new') !== null };
};

export const linkToWarranties = (rma: string | null = null): string =>
  rma === null ? '/warranties' : `/warranties?rma=${encodeURIComponent(rma)}`;
