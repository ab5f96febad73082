import { unreadText } from '#adapters/texts/case-messages.es.ts';
import type { Correspondence } from '#core/cases/messages/case-message.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { printable, type Style } from '../style.ts';

const picturesText = (count: number): string => (count === 1 ? '[1 foto]' : `[${count} fotos]`);

/**
 * What company and distributor wrote to each other, the oldest first; its pictures are only counted. `how` says how the
 * earlier ones are had, where that is possible.
 */
export function caseMessagesText({ messages, hasEarlier, unread }: Correspondence, style: Style, how = ''): string {
  if (messages.length === 0) return 'Todavía no hay mensajes';
  return [
    style.bold(unread === 0 ? 'Mensajes' : `Mensajes (${unreadText(unread)})`),
    ...(hasEarlier ? [style.faint(`Hay otros anteriores${how}`)] : []),
    ...messages.flatMap(({ at, side, author, actedBy, text, pictures }) => [
      `${formatDateTime(at).slice(0, 16)}  ${printable(author === '' ? 'El distribuidor' : author)}${actedBy === null ? '' : ` (${printable(actedBy)})`}${side === 'staff' && author !== '' ? ', del distribuidor' : ''}`,
      ...text.split('\n').map((line) => `  ${printable(line)}`),
      ...(pictures.length === 0 ? [] : [`  ${picturesText(pictures.length)}`]),
    ]),
  ].join('\n');
}
