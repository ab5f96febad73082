import * as z from 'zod/mini';
import {
  type CaseMessage,
  type Correspondence,
  caseKinds,
  messageSides,
  messagesAtOnce,
  type UnreadCase,
  type WhichCase,
} from '#core/cases/messages/case-message.ts';
import { maxPictureBytes } from '#core/files/picture.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import { base64Wire, maxFileSigns } from './base64.wire.ts';

/** Which case, in the path: 'claim', '2026-00000001'. */
export const whichCaseParams = { kind: z.enum(caseKinds), number: z.string().check(z.maxLength(30)) };

/** A number that cannot be read becomes 0-0, which no case has: the answer is `not-found`, as for an unknown one. */
export const whichCaseFromWire = ({ kind, number }: { kind: WhichCase['kind']; number: string }): WhichCase => ({
  kind,
  ...(parseDocumentNumber(number) ?? { year: 0, number: 0 }),
});

export const messagesQueryWire = z.strictObject({
  most: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
});

export const maxOfQuery = ({ most }: z.infer<typeof messagesQueryWire>): number =>
  most === undefined ? messagesAtOnce : Number(most);

const messageWire = z.object({
  id: z.string(),
  side: z.enum(messageSides),
  author: z.string(),
  actedBy: z.nullable(z.string()),
  at: z.string(),
  text: z.string(),
  pictures: z.array(z.string()),
});

export const correspondenceWire = z.object({
  messages: z.array(messageWire),
  hasEarlier: z.boolean(),
  unread: z.number(),
});

export const messageToWire = ({ pictures, ...message }: CaseMessage): z.infer<typeof messageWire> => ({
  ...message,
  pictures: [...pictures],
});

export const correspondenceToWire = ({
  messages,
  hasEarlier,
  unread,
}: Correspondence): z.infer<typeof correspondenceWire> => ({
  messages: messages.map(messageToWire),
  hasEarlier,
  unread,
});

/** The body of a new message. Longer and more than may be sent: what is too much is refused by its own codes. */
export const messageToWriteWire = z.strictObject({
  text: z._default(z.string().check(z.maxLength(10_000)), ''),
  pictures: z._default(z.array(base64Wire(maxFileSigns(maxPictureBytes))).check(z.maxLength(8)), []),
});

export const openedWire = z.strictObject({ upTo: z.string().check(z.maxLength(20)) });

export const unreadWire = z.object({
  cases: z.array(z.object({ kind: z.enum(caseKinds), number: z.string(), count: z.number() })),
});

export const unreadToWire = (cases: readonly UnreadCase[]): z.infer<typeof unreadWire> => ({
  cases: cases.map(({ kind, count, ...number }) => ({ kind, number: formatNumber(number), count })),
});

export const unreadFromWire = ({ cases }: z.infer<typeof unreadWire>): readonly UnreadCase[] =>
  cases.flatMap(({ kind, number, count }) => {
    const parsed = parseDocumentNumber(number);
    return parsed === null ? [] : [{ kind, ...parsed, count }];
  });
