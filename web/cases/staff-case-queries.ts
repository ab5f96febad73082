import { caseFilterFromWire, caseFilterToWire } from '#adapters/wire/staff-cases.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import type { CaseFilter } from '#core/cases/case-filter.ts';
import type { CaseCorrectionToMake } from '#core/cases/correct-case.ts';
import type { SeenCase, StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { LiveEventName } from '#core/live/event.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import { Err } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';
import type { StaffCasesState } from './staff-cases-url.ts';

/** The cases of all customers, and their corrections. */
export type StaffCaseQueries<State extends string, Case> = ReturnType<typeof createStaffCaseQueries<State, Case>>;

/** Plain, as a query's request is. */
type PageRequest = { readonly filter: Record<string, string>; readonly after: string | null };
export const casePageRequest = ({ filter, after }: StaffCasesState): PageRequest => ({
  filter: caseFilterToWire(filter),
  after,
});

interface StaffCasePorts<State extends string, Case> {
  /** 'staff claims'. */
  readonly name: string;
  readonly states: readonly State[];
  /** What tells that one of them is another now. */
  readonly outdatedBy: readonly LiveEventName[];
  readonly service: StaffCaseService<State, Case>;
  readonly queries: ServiceQueries;
}

export function createStaffCaseQueries<State extends string, Case>(
  { name, states, outdatedBy, service, queries }: StaffCasePorts<State, Case>,
  caller: Caller,
) {
  const page = queries.define(
    `${name} page`,
    ({ filter, after }: PageRequest) => service.list(caller, caseFilterFromWire(states, filter), after),
    { staleTime: 0, listOf: ({ filter }) => filter['customer'], outdatedBy },
  );
  const one = queries.define(
    `${name} one`,
    async (text: string) => {
      const number = parseDocumentNumber(text);
      return number === null ? Err({ code: 'case-not-found' } as const) : service.show(caller, number);
    },
    { staleTime: 0, outdatedBy },
  );
  const refresh = () => Promise.all([page.outdate(), one.outdate()]);
  return {
    page,
    one,
    table: (filter: CaseFilter<State>, format: SheetFormat) => service.table(caller, filter, format),
    choices: queries.define(`${name} choices`, () => service.choices(caller)),
    correct: (seen: SeenCase, correction: CaseCorrectionToMake) =>
      thenReading(refresh)(service.correct(caller, seen, correction)),
    refresh: () => void refresh(),
  };
}
