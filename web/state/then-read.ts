import type { Result } from '#core/shared/result.ts';

/**
 * Answers what a change answers once what is shown is read anew; also after a refusal: what is shown may be of before.
 * Where the server did not answer the change, nobody waits until it does not answer the reading either.
 */
export const thenReading =
  (outdate: () => Promise<unknown>) =>
  async <Answer extends Result<unknown, unknown>>(answer: Promise<Answer>): Promise<Answer> => {
    const known = await answer;
    const read = outdate();
    if (known.ok || !isUnreachable(known.val)) await read;
    return known;
  };

const isUnreachable = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 'unreachable';
