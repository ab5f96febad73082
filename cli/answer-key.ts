import { createHash } from 'node:crypto';
import { type Correspondence, type MessageSide, tidyMessageText } from '#core/cases/messages/case-message.ts';

/** What the same text answers: the last message that is not this answer itself. */
const answered = ({ messages }: Correspondence, side: MessageSide, text: string) =>
  messages.findLast((each) => each.side !== side || each.text !== text || each.pictures.length > 0);

/**
 * An equal text after the same message counts as the same answer: a command that is repeated because its answer was
 * lost writes nothing more. Once something else was written in between, it counts as another answer.
 */
export const answerKey = (shown: Correspondence, side: MessageSide, written: string): string => {
  const text = tidyMessageText(written);
  return createHash('sha256')
    .update(JSON.stringify([answered(shown, side, text)?.id ?? null, text]))
    .digest('hex');
};

/** Whether it is what was written last. */
export const isAnswered = (shown: Correspondence, side: MessageSide, written: string): boolean =>
  shown.messages.length > 0 && answered(shown, side, tidyMessageText(written)) !== shown.messages.at(-1);
