import { caseMessagesProblem } from '#adapters/texts/case-messages.es.ts';
import { correctableTexts } from '#adapters/texts/staff-cases.es.ts';
import type { Caller } from '#core/access/caller.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import { type CaseKindName, type Correspondence, messagesAtOnce } from '#core/cases/messages/case-message.ts';
import type { CaseFacts, StaffCaseFailure, StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Cli } from '../run-command.ts';
import { printable, type Style } from '../style.ts';
import { caseMessagesText } from '../views/case-messages.view.ts';
import type { Done, Only, Page, Question, ScreenAction, ScreenTab } from './frame/screen.ts';
import { problemTextOf } from './screen-problem.ts';

/** All, and those of each state. */
export const stateTabs = (all: string, texts: Readonly<Record<string, string>>): readonly ScreenTab[] => [
  { id: '', title: all },
  ...Object.entries(texts).map(([id, title]) => ({ id, title })),
];

/** The list of claims or warranties as a screen asks for it. */
export const staffCasePage =
  <State extends string, Case>(
    cli: Cli,
    caller: Caller,
    service: StaffCaseService<State, Case>,
    textOf: (failure: StaffCaseFailure) => string,
  ) =>
  async ({ tab, text, only }: Question, after: string | null): Promise<Result<Page<Case>, string>> => {
    const states = tab === '' ? [] : [tab as State];
    const filter = { ...everyCase, states, text, customerId: only === null ? null : asId<'customer'>(only.id) };
    const answer = await service.list(caller, filter, after);
    if (!answer.ok) return Err(problemTextOf(cli)(answer.val, textOf));
    const { cases, next, isSearchable } = answer.val;
    return Ok({ items: cases, next, ...(isSearchable ? {} : { note: 'este servidor no filtra' }) });
  };

/** A case with what was written about it. */
export interface OpenCase<Case> {
  readonly shown: Case;
  readonly messages: Correspondence | null;
}

/** Another back end has no messages: the case is shown without. */
export const withMessages = async <Case>(
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

/** Whose case it is, to see only theirs; null where the server does not tell it. */
export const itsCustomer = ({
  customerId,
  customerName,
}: {
  readonly customerId: string;
  readonly customerName: string;
}): Only | null => (customerId === '' ? null : { id: customerId, name: customerName });

/** A case, what was corrected of it and what was written about it. */
export const caseText =
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

/** Ending a case: how, and the text that its company reads. */
interface Resolving<Case, End extends string> {
  readonly about: string;
  /** 'el reclamo 2026-00000001' */
  nameOf(shown: Case): string;
  readonly ends: readonly { readonly state: End; readonly text: string }[];
  /** Why it does not end now; null where it may. */
  refuses(shown: Case): string | null;
  readonly max: number;
  readonly missing: string;
  end(shown: Case, ending: { readonly state: End; readonly resolution: string }): Promise<Result<Done, string>>;
}

export const nothingChosen = 'Elegí uno primero';

export const resolveCase = <Case, End extends string>(resolving: Resolving<Case, End>): ScreenAction<Case> => ({
  key: 'r',
  name: 'resolver',
  about: resolving.about,
  refuses: ([shown]) => (shown === undefined ? nothingChosen : resolving.refuses(shown)),
  steps: (items) => [
    {
      kind: 'choice',
      label: `¿Cómo termina ${items.map((each) => resolving.nameOf(each)).join(', ')}?`,
      choices: resolving.ends.map(({ state, text }) => ({ value: state, name: text })),
    },
    {
      kind: 'text',
      label: 'Resolución: lo que lee el cliente',
      max: resolving.max,
      problemOf: (text) => (text.trim() === '' ? resolving.missing : null),
    },
  ],
  async run([shown], [end = '', resolution = '']) {
    const found = resolving.ends.find(({ state }) => state === end);
    if (shown === undefined || found === undefined) return Err(nothingChosen);
    return resolving.end(shown, { state: found.state, resolution });
  },
});
