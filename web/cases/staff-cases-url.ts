import { caseFilterOfAddress, caseFilterToWire } from '#adapters/wire/staff-cases.wire.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import { type CaseFilter, everyCase } from '#core/cases/case-filter.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';

/** The state of a list of cases for staff, in its address. */
export interface StaffCasesState<State extends string = string> {
  readonly filter: CaseFilter<State>;
  /** The key of the page before; null for the newest ones. */
  readonly after: string | null;
  /** The number of the one at the right; null for none. */
  readonly open: string | null;
}

export interface StaffCasesUrl<State extends string> {
  readonly states: readonly State[];
  read(query: URLSearchParams): StaffCasesState<State>;
  link(state?: Partial<StaffCasesState<State>>): string;
}

/** Addresses of a list of cases; `param` names the one that is open. */
export const staffCasesUrl = <State extends string>(
  path: ScreenPath,
  param: 'claim' | 'rma',
  states: readonly State[],
): StaffCasesUrl<State> => ({
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
