import { createHash } from 'node:crypto';
import { type Correspondence, type MessageSide, tidyMessageText } from '#core/cases/messages/case-message.ts';

/**
 * The same text after the same message is the same answer: a command that is repeated because its answer was lost
 * writes nothing more. Once something else was written, it is another one.
 */
export const answerKey = ({ messages }: Correspondence, side: MessageSide, written: string): string => {
  const text = tidyMessageText(written);
  const after = messages.findLast((each) => each.side !== side || each.text !== text || each.pictures.length > 0);
  return createHash('sha256')
    .update(JSON.stringify([after?.id ?? null, text]))
    .digest('hex');
};
