import { refusal } from '#core/access/calls.ts';
import type { CaseFacts } from '#core/cases/staff-case.service.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { useAddressState } from '#web/url/address-state.ts';
import { casePageRequest, type StaffCaseQueries } from './staff-case-queries.ts';
import type { StaffCasesUrl } from './staff-cases-url.ts';

/** What a list of cases shows to staff: the page that its address asks for, and the one that is open. */
export function useStaffCases<State extends string, Case extends CaseFacts>(
  queries: StaffCaseQueries<State, Case>,
  url: StaffCasesUrl<State>,
  numberOf: (one: Case) => string,
) {
  const { caller } = useServices();
  const state = useAddressState(url.read);
  const page = useServiceQuery(queries.page, casePageRequest(state));
  const one = useServiceQuery(queries.one, state.open);
  const choices = useServiceQuery(queries.choices);
  const cases = page.answer?.cases ?? null;
  const listed = cases?.find((each) => numberOf(each) === state.open) ?? null;
  return {
    state,
    page,
    cases,
    choices,
    /** The list may have it until it is there. */
    open: { ...one, answer: one.answer ?? listed },
    mayManage: refusal('management', caller) === null,
    customerNameOf: (name: (one: Case) => string): string | null => {
      const [first] = cases ?? [];
      return first === undefined ? null : name(first);
    },
  };
}
