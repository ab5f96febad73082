import { type Command, Option } from 'commander';
import { caseMessagesProblem, messageNotSent } from '#adapters/texts/case-messages.es.ts';
import { correspondenceToWire, correspondenceWire, messageToWire } from '#adapters/wire/case-messages.wire.ts';
import type { CaseMessageFailure } from '#core/cases/messages/case-message.service.ts';
import {
  type CaseKindName,
  type CaseMessage,
  maxMessages,
  messagesAtOnce,
  type WhichCase,
} from '#core/cases/messages/case-message.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import { Err } from '#core/shared/result.ts';
import { answerKey } from '../answer-key.ts';
import { declare } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { type Outcome, success, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { caseMessagesText } from '../views/case-messages.view.ts';

interface MessageOptions {
  readonly all?: boolean;
  readonly limit?: number;
}

const numberText = 'como 2026-00000001, o 2026-1';

/** `messages` and `answer` of claims, or of warranties. */
export const caseMessageCommands = (group: Command, act: Act, kind: CaseKindName): void => {
  const name = group.name();
  declareList<MessageOptions, CaseMessage, CaseMessageFailure>(group, act, {
    access: 'caseMessages',
    problem: caseMessagesProblem,
    name: 'messages',
    about: 'Muestra los mensajes entre el cliente y el distribuidor, los más viejos primero',
    examples: [`${name} messages 2026-1`, `${name} messages 2026-1 --limit 1 --fields at,text`],
    words: [['número', numberText]],
    options: [new Option('--all', `todos, y no los últimos ${messagesAtOnce}`)],
    answer: correspondenceWire,
    paging: 'whole',
    key: 'messages',
    none: 'Todavía no hay mensajes',
    toWire: messageToWire,
    async ask({ services, caller }, { all = false, limit }, _place, text = '') {
      const which = whichCase(kind, text);
      if (which === null) return Err(notANumber(text));
      // At most so many, with `--all` too.
      const most = Math.min(limit ?? (all ? maxMessages : messagesAtOnce), maxMessages);
      return (await services.caseMessages.show(caller, which, most)).map((shown) => ({
        rows: shown.messages,
        facts: {
          ...{ hasEarlier: shown.hasEarlier, unread: shown.unread },
          ...(limit === undefined ? {} : { hasMore: shown.hasEarlier }),
        },
        text: (messages, style) => caseMessagesText({ ...shown, messages }, style, all ? '' : ': --all'),
      }));
    },
  });
  declare(group, {
    name: 'answer',
    about: 'Manda un mensaje a la otra parte, sin fotos',
    examples: [`${name} answer 2026-1 "Sale mañana"`],
    words: [
      ['número', numberText],
      ['texto', 'lo que lee la otra parte'],
    ],
    answer: correspondenceWire,
  }).action(act((cli, _options, number, text) => answer(cli, kind, number, text)));
};

const whichCase = (kind: CaseKindName, text: string): WhichCase | null => {
  const number = parseDocumentNumber(text);
  return number === null ? null : { kind, ...number };
};

const notANumber = (text: string): Outcome =>
  wrongUsage(`«${text}» no es un número`, 'Va el año y el número: 2026-00000001');

async function answer({ services, settings }: Cli, kind: CaseKindName, text = '', written = ''): Promise<Outcome> {
  const which = whichCase(kind, text);
  if (which === null) return notANumber(text);
  const who = await signedIn(services, settings.server, 'caseMessages');
  if (!who.ok) return who.val;
  const { caller } = who.val;
  const before = await services.caseMessages.show(caller, which, messagesAtOnce);
  if (!before.ok) return problemOf(before.val, settings.server, messageNotSent);
  const message = { text: written, pictures: [] };
  const key = answerKey(before.val, caller.customerId === null ? 'staff' : 'company', written);
  const sent = await services.caseMessages.write(caller, which, message, key);
  if (!sent.ok) return problemOf(sent.val, settings.server, messageNotSent);
  return success(correspondenceToWire(sent.val), 'Mensaje mandado');
}
