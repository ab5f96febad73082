import { Option } from 'commander';
import { caseMessagesProblem } from '#adapters/texts/case-messages.es.ts';
import { correspondenceWire, messageToWire } from '#adapters/wire/case-messages.wire.ts';
import type { CaseMessageFailure } from '#core/cases/messages/case-message.service.ts';
import { type CaseKindName, type CaseMessage, maxMessages, messagesAtOnce } from '#core/cases/messages/case-message.ts';
import { caseWord, numberOfCase } from '../cases/which-case.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { caseMessagesText } from '../views/case-messages.view.ts';

interface MessageOptions {
  readonly all?: boolean;
  readonly limit?: number;
}

/** What `messages` of claims, or of warranties, lists: `name` is the word of their group. */
export const caseMessagesList = (
  kind: CaseKindName,
  name: string,
): ListDeclaration<MessageOptions, CaseMessage, CaseMessageFailure> => ({
  access: 'caseMessages',
  problem: caseMessagesProblem,
  name: 'messages',
  about: 'Muestra los mensajes entre el cliente y el distribuidor, los más viejos primero',
  examples: [`${name} messages 2026-1`, `${name} messages 2026-1 --limit 1 --fields at,text`],
  words: [caseWord],
  options: [new Option('--all', `todos, y no los últimos ${messagesAtOnce}`)],
  answer: correspondenceWire,
  paging: 'whole',
  key: 'messages',
  none: 'Todavía no hay mensajes',
  toWire: messageToWire,
  async ask(asking, { all = false, limit }, _place, text = '') {
    const { services, caller } = asking;
    const number = await numberOfCase(asking, kind, text);
    if (!number.ok) return number;
    const which = { kind, ...number.val };
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
