import { checkPictureContent, type PictureRefusal } from '#core/files/picture.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import { tidyText } from '#core/shared/tidy-text.ts';

/** The kinds of case that customer and distributor write to each other about. */
export const caseKinds = ['claim', 'warranty'] as const;
export type CaseKindName = (typeof caseKinds)[number];

/** A claim by its number, or a warranty by its RMA number. */
export interface WhichCase extends DocumentNumber {
  readonly kind: CaseKindName;
}

/** The side that wrote the message. */
export const messageSides = ['company', 'staff'] as const;
export type MessageSide = (typeof messageSides)[number];

/** A message on a claim or a warranty: nothing of it is ever changed (docs/rules/cases.md 3). */
export interface CaseMessage {
  readonly id: string;
  readonly side: MessageSide;
  /** The login that wrote it; empty where the company reads what the distributor wrote. */
  readonly author: string;
  /** The member of staff who wrote it as the company; null where nobody acted. */
  readonly actedBy: string | null;
  /** ISO 8601. */
  readonly at: string;
  /** Empty where only pictures were sent. */
  readonly text: string;
  /** The names under which its pictures are kept. */
  readonly pictures: readonly string[];
}

/** The last messages of a case, the oldest first. */
export interface Correspondence {
  readonly messages: readonly CaseMessage[];
  readonly hasEarlier: boolean;
  /** How many of the other side's this side has not opened yet. */
  readonly unread: number;
}

/** How many messages a case has that its reader's side has not opened. */
export interface UnreadCase extends WhichCase {
  readonly count: number;
}

export interface MessageToWrite {
  readonly text: string;
  readonly pictures: readonly Uint8Array[];
}

export const maxMessageLength = 2000;
export const maxMessagePictures = 4;
/** How many messages are shown at first, and at most. */
export const messagesAtOnce = 50;
export const maxMessages = 1000;
/** The most cases with unread messages that a list names. */
export const maxUnreadCases = 1000;

/**
 * How many messages one company sends in an hour, with what was written while acting as it: each of them is a mail, and
 * 20 MB at most.
 */
export const maxMessagesAnHour = 60;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export interface TooManyMessages {
  readonly code: 'too-many-messages';
  readonly max: number;
  /** When the company may write again: a whole minute, ISO 8601. */
  readonly again: string;
}

/**
 * What keeps a company from writing at that moment; null where nothing does. `earlier` is when it wrote the message
 * that is `maxMessagesAnHour` back, null if it wrote fewer.
 */
export const tooManyMessages = (earlier: string | null, at: string): TooManyMessages | null => {
  if (earlier === null) return null;
  const free = Date.parse(earlier) + hourMs;
  if (free <= Date.parse(at)) return null;
  const again = new Date(Math.ceil(free / minuteMs) * minuteMs).toISOString();
  return { code: 'too-many-messages', max: maxMessagesAnHour, again };
};

/** The kinds that telephones make and every browser shows. */
const messagePictureKinds = ['jpg', 'png', 'webp'] as const;
export type MessagePictureKind = (typeof messagePictureKinds)[number];

export type MessageFlaw =
  | { readonly code: 'message-empty' }
  | { readonly code: 'message-too-long'; readonly max: number }
  | { readonly code: 'message-too-many-pictures'; readonly max: number }
  /** Which of them, from 1. */
  | { readonly code: 'message-picture-wrong'; readonly place: number; readonly refusal: MessagePictureRefusal };

export type MessagePictureRefusal = Exclude<PictureRefusal['code'], 'picture-name-wrong' | 'picture-not-what-it-says'>;

const isMessageKind = (kind: string): kind is MessagePictureKind => messagePictureKinds.some((known) => known === kind);

/** The kind of a picture that may go with a message, by its bytes; else why it may not. */
export const messagePicture = (bytes: Uint8Array): MessagePictureKind | { readonly refusal: MessagePictureRefusal } => {
  const checked = checkPictureContent(bytes);
  if (checked.ok) return isMessageKind(checked.val) ? checked.val : { refusal: 'picture-unreadable' };
  const { code } = checked.val;
  return { refusal: code === 'picture-too-large' || code === 'picture-too-many-points' ? code : 'picture-unreadable' };
};

/** The text as it is stored (`tidyText`), without control characters. */
export const tidyMessageText = (text: string): string =>
  // Half of a surrogate pair is no character: it is replaced.
  tidyText(text.replace(/[\ud800-\udfff]/gu, '\ufffd'))
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** Why a tidied message cannot be sent; null where it can. */
export const messageFlaw = ({ text, pictures }: MessageToWrite): MessageFlaw | null => {
  if (text === '' && pictures.length === 0) return { code: 'message-empty' };
  if (text.length > maxMessageLength) return { code: 'message-too-long', max: maxMessageLength };
  if (pictures.length > maxMessagePictures) return { code: 'message-too-many-pictures', max: maxMessagePictures };
  for (const [at, bytes] of pictures.entries()) {
    const read = messagePicture(bytes);
    if (typeof read !== 'string') return { code: 'message-picture-wrong', place: at + 1, refusal: read.refusal };
  }
  return null;
};

/**
 * The distributor answers as such: the company does not see which of its people did. Who wrote as the company stays, as
 * on its orders and quotes (docs/rules/cases.md 3).
 */
export const seenByCompany = (message: CaseMessage): CaseMessage =>
  message.side === 'staff' ? { ...message, author: '', actedBy: null } : message;
