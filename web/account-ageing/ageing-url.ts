import { ageingFilterOfAddress, ageingFilterToWire } from '#adapters/wire/account-ageing.wire.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import { type AgeingFilter, everyDebtor } from '#core/current-account/ageing/customer-ageing.ts';

const path = '/account-ageing' satisfies ScreenPath;

/** The state in the screen's address. */
export interface AgeingUrl {
  readonly filter: AgeingFilter;
  /** The key of the page before; null for those who are late for longest. */
  readonly after: string | null;
}

export const readAgeingUrl = (query: URLSearchParams): AgeingUrl => {
  const after = query.get('after');
  return {
    filter: ageingFilterOfAddress(query),
    after: after !== null && /^[\w-]{1,300}$/.test(after) ? after : null,
  };
};

export const linkToAgeing = ({ filter = everyDebtor, after = null }: Partial<AgeingUrl> = {}): string => {
  const query = new URLSearchParams({ ...ageingFilterToWire(filter), ...(after === null ? {} : { after }) });
  return query.size === 0 ? path : `${path}?${query}`;
};
