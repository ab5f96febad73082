import { caseMessagesProblem } from '#adapters/texts/case-messages.es.ts';
import { correctableTexts } from '#adapters/texts/staff-cases.es.ts';
import type { Caller } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import { type CaseKindName, type Correspondence, messagesAtOnce } from '#core/cases/messages/case-message.ts';
import type { CaseFacts, StaffCaseFailure, StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { LiveEventName } from '#core/live/event.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Cli } from '../run-command.ts';
import { printable, type Style } from '../style.ts';
import { caseMessagesText } from '../views/case-messages.view.ts';
import { answerCase, type Correcting, correctCaseOf } from './case-actions.ts';
import type { Only, Page, Question, Screen, ScreenAction } from './frame/screen.ts';
import { problemTextOf } from './screen-problem.ts';

/** The list of claims or warranties as a screen asks for it. */
const staffCasePage =
  <State extends string, Case>(
    cli: Cli,
    caller: Caller,
    service: StaffCaseService<State, Case>,
    textOf: (failure: StaffCaseFailure) => string,
    onPage: (isSearchable: boolean) => void,
  ) =>
  async ({ tab, text, only }: Question, after: string | null): Promise<Result<Page<Case>, string>> => {
    const states = tab === '' ? [] : [tab as State];
    const filter = { ...everyCase, states, text, customerId: only === null ? null : asId<'customer'>(only.id) };
    const answer = await service.list(caller, filter, after);
    if (!answer.ok) return Err(problemTextOf(cli)(answer.val, textOf));
    const { cases, next, isSearchable } = answer.val;
    onPage(isSearchable);
    return Ok({ items: cases, next, ...(isSearchable ? {} : { note: 'este servidor no filtra' }) });
  };

/** A case with what was written about it. */
export interface OpenCase<Case> {
  readonly shown: Case;
  readonly messages: Correspondence | null;
}

/** Another back end has no messages: the case is shown without. */
const withMessages = async <Case>(
  cli: Cli,
  caller: Caller,
  kind: CaseKindName,
  number: DocumentNumber,
  shown: Case,
): Promise<Result<OpenCase<Case>, string>> => {
  const answer = await cli.services.caseMessages.show(caller, { kind, ...number }, messagesAtOnce);
  if (answer.ok) return Ok({ shown, messages: answer.val });
  const isOffered = answer.val.code !== 'not-offered' && answer.val.code !== 'not-allowed';
  return isOffered ? Err(problemTextOf(cli)(answer.val, caseMessagesProblem)) : Ok({ shown, messages: null });
};

/** The customer of a case, to show only theirs; null where the server does not answer it. */
const itsCustomer = ({
  customerId,
  customerName,
}: {
  readonly customerId: string;
  readonly customerName: string;
}): Only | null => (customerId === '' ? null : { id: customerId, name: customerName });

/** A case, what was corrected of it and what was written about it. */
const caseText =
  <Case extends CaseFacts>(textOf: (shown: Case, style: Style, columns: number) => string) =>
  ({ shown, messages }: OpenCase<Case>, style: Style, columns: number): string =>
    [
      textOf(shown, style, columns),
      ...(shown.corrections.length === 0 ? [] : ['', style.bold('Correcciones')]),
      ...shown.corrections.map(
        ({ field, before, after, reason, at, by }) =>
          `${formatDateTime(at).slice(0, 16)}  ${printable(`${by}. ${correctableTexts[field]}: «${before}» → «${after}». ${reason}`)}`,
      ),
      ...(messages === null || messages.messages.length === 0 ? [] : ['', caseMessagesText(messages, style)]),
    ].join('\n');

interface StaffCase extends CaseFacts {
  readonly id: string;
  readonly customerName: string;
}

/** What a screen of claims or of warranties is made of, beside its columns and words. */
interface CaseScreenParts<State extends string, Case> {
  readonly service: StaffCaseService<State, Case>;
  readonly ofKind: Correcting<Case>;
  readonly problem: (failure: StaffCaseFailure) => string;
  readonly text: (shown: Case, style: Style, columns: number) => string;
  /** Actions that only claims, or only warranties, have; both are corrected and answered. */
  readonly actions: readonly ScreenAction<Case>[];
  readonly changed: LiveEventName;
}

type SharedParts = 'keyOf' | 'page' | 'detail' | 'actions' | 'narrowing' | 'isWholeOnly' | 'outdatedBy';

/** What both screens do in the same way. */
export const caseScreen = <State extends string, Case extends StaffCase>(
  cli: Cli,
  caller: Caller,
  { service, ofKind, problem, text, actions, changed }: CaseScreenParts<State, Case>,
): Pick<Screen<Case, OpenCase<Case>>, SharedParts> => {
  let isWholeOnly = false;
  return {
    keyOf: ({ id }) => id,
    page: staffCasePage(cli, caller, service, problem, (isSearchable) => {
      isWholeOnly = !isSearchable;
    }),
    detail: {
      async open(listed) {
        const number = ofKind.numberOf(listed);
        if (number === null) return Err(problem({ code: 'case-not-found' }));
        const shown = await service.show(caller, number);
        if (!shown.ok) return Err(problemTextOf(cli)(shown.val, problem));
        return withMessages(cli, caller, ofKind.kind, number, shown.val);
      },
      text: caseText<Case>(text),
    },
    actions:
      refusal('management', caller) === null
        ? [...actions, correctCaseOf(cli, caller, service, ofKind), answerCase(cli, caller, ofKind)]
        : [],
    narrowing: { key: 'c', name: 'sólo este cliente', of: itsCustomer },
    isWholeOnly: () => isWholeOnly,
    outdatedBy: [changed, 'CaseMessagesChanged'],
  };
};
