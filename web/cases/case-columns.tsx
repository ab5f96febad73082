import type { OfficeColumn } from '#web/ui/office-column.ts';
import { CaseNumber } from './case-number.tsx';
import type { StaffCasesState, StaffCasesUrl } from './staff-cases-url.ts';

interface CaseColumnsParts<State extends string, Case> {
  readonly state: StaffCasesState<State>;
  readonly url: StaffCasesUrl<State>;
  readonly id: string;
  readonly header: string;
  /** The Spanish noun: 'reclamo'. */
  readonly one: string;
  readonly numberOf: (one: Case) => string;
  /** How many messages of each were not opened yet. */
  readonly unread: ReadonlyMap<string, number>;
}

/**
 * The columns with which the lists of claims and of warranties begin: the number, which leads to it on the list as it
 * is narrowed, and whose it is.
 */
export const caseColumns = <State extends string, Case extends { readonly customerName: string }>({
  state,
  url,
  id,
  header,
  one,
  numberOf,
  unread,
}: CaseColumnsParts<State, Case>): readonly OfficeColumn<Case>[] => [
  {
    id,
    header,
    text: numberOf,
    cell: (shown) => {
      const number = numberOf(shown);
      return (
        <CaseNumber
          number={number}
          to={url.link({ ...state, open: number })}
          isOpen={number === state.open}
          unread={unread}
          label={`${shown.customerName}, ${one} ${number}`}
        />
      );
    },
    isMono: true,
    card: 'title',
  },
  { id: 'customer', header: 'Cliente', text: ({ customerName }) => customerName, isCut: true, card: 'line' },
];
