import { type Command, Option } from 'commander';
import { caseMessagesProblem, messageNotSent } from '#adapters/texts/case-messages.es.ts';
import { correspondenceToWire, correspondenceWire, messageToWire } from '#adapters/wire/case-messages.wire.ts';
import type { CaseMessageFailure } from '#core/cases/messages/case-message.service.ts';
import {
  type CaseKindName,
  type CaseMessage,
  type Correspondence,
  maxMessages,
  messageFlaw,
  messagesAtOnce,
  tidyMessageText,
  type WhichCase,
} from '#core/cases/messages/case-message.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { answerKey, isAnswered } from '../answer-key.ts';
import { numberNames } from '../arguments/id-word.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { declareList } from '../declare/list.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
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
      // The server gives no more messages than these, with `--all` too.
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
  declareChange<object, Correspondence, CaseMessageFailure>(group, act, {
    access: 'caseMessages',
    problem: messageNotSent,
    name: 'answer',
    about: 'Manda un mensaje a la otra parte, sin fotos',
    examples: [`${name} answer 2026-1 "Sale mañana" --yes`],
    words: [
      ['número', numberText],
      ['texto', 'lo que lee la otra parte'],
    ],
    answer: changedWire(correspondenceWire),
    isFinal: true,
    toWire: correspondenceToWire,
    message: () => 'Mensaje mandado',
    async plan({ services, caller }, _options, text = '', written = '') {
      const which = whichCase(kind, text);
      if (which === null) return Err(notANumber(text));
      const found = await services.caseMessages.show(caller, which, messagesAtOnce);
      if (!found.ok) return found;
      const message = { text: tidyMessageText(written), pictures: [] };
      const flaw = messageFlaw(message);
      if (flaw !== null) return Err(flaw);
      const side = caller.customerId === null ? 'staff' : 'company';
      return Ok({
        names: numberNames(which),
        question: `¿Mandar ${side === 'staff' ? 'al cliente' : 'al distribuidor'}, en ${formatNumber(which)}: «${printable(message.text)}»?`,
        isDone: isAnswered(found.val, side, written),
        doneText: 'Ese mensaje ya estaba mandado: no se mandó otra vez',
        before: correspondenceToWire(found.val),
        work: () => services.caseMessages.write(caller, which, message, answerKey(found.val, side, written)),
      });
    },
  });
};

const whichCase = (kind: CaseKindName, text: string): WhichCase | null => {
  const number = parseDocumentNumber(text);
  return number === null ? null : { kind, ...number };
};

const notANumber = (text: string): Outcome =>
  wrongUsage(`«${text}» no es un número`, 'Va el año y el número: 2026-00000001');
