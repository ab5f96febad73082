import { caseFilterOfAddress, caseFilterToWire } from '#adapters/wire/case-desk.wire.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import { type CaseFilter, everyCase } from '#core/cases/case-filter.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';

/** What a desk of cases shows, as its address says it. */
export interface CaseDeskState<State extends string = string> {
  readonly filter: CaseFilter<State>;
  /** The key of the page before; null for the newest ones. */
  readonly after: string | null;
  /** The number of the one at the right; null for none. */
  readonly open: string | null;
}

export interface CaseDeskUrl<State extends string> {
  readonly states: readonly State[];
  read(query: URLSearchParams): CaseDeskState<State>;
  link(state?: Partial<CaseDeskState<State>>): string;
}

/** Addresses of a desk; `param` names the one that is open. */
export const caseDeskUrl = <State extends string>(
  path: ScreenPath,
  param: 'claim' | 'rma',
  states: readonly State[],
): CaseDeskUrl<State> => ({
  states,
  read(query) {
    const number = parseDocumentNumber(query.get(param) ?? '');
    const after = query.get('after');
    return {
      filter: caseFilterOfAddress(states, query),
      after: after !== null && /^[\w-]{1,300}$/.test(after) ? after : null,
      open: number === null ? null : formatNumber(number),
    };
  },
  link({ filter = everyCase, after = null, open = null } = {}) {
    const query = new URLSearchParams({
      ...caseFilterToWire(filter),
      ...(after === null ? {} : { after }),
      ...(open === null ? {} : { [param]: open }),
    });
    return query.size === 0 ? path : `${path}?${query}`;
  },
});
