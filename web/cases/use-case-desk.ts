import { refusal } from '#core/access/calls.ts';
import type { CaseFacts } from '#core/cases/case-desk.service.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { useAddressState } from '#web/url/address-state.ts';
import { type CaseDeskQueries, casePageRequest } from './case-desk-queries.ts';
import type { CaseDeskUrl } from './case-desk-url.ts';

/** What a desk shows: the page that its address asks for, and the one that is open. */
export function useCaseDesk<State extends string, Case extends CaseFacts>(
  desk: CaseDeskQueries<State, Case>,
  url: CaseDeskUrl<State>,
  numberOf: (one: Case) => string,
) {
  const { caller } = useServices();
  const state = useAddressState(url.read);
  const page = useServiceQuery(desk.page, casePageRequest(state));
  const one = useServiceQuery(desk.one, state.open);
  const { answer: choices } = useServiceQuery(desk.choices);
  const cases = page.answer?.cases ?? null;
  const listed = cases?.find((each) => numberOf(each) === state.open) ?? null;
  return {
    state,
    page,
    cases,
    choices,
    /** The one that was shown before is another; the list may have it until it is there. */
    open: { ...one, answer: one.answered === state.open ? one.answer : listed },
    mayManage: refusal('management', caller) === null,
    customerNameOf: (name: (one: Case) => string): string | null => {
      const [first] = cases ?? [];
      return first === undefined ? null : name(first);
    },
  };
}
