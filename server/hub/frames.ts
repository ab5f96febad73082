import { Err, Ok, type Result } from '#core/shared/result.ts';

/** Each message of the JSON hub protocol ends in the ASCII record separator. */
export const separator = '\u001e';

export const frame = (message: object): string => JSON.stringify(message) + separator;

/** Cuts a stream of text into messages; what is unfinished waits for its rest. */
export interface FrameReader {
  read(chunk: string): Result<readonly string[], { readonly code: 'message-too-large' }>;
}

export function createFrameReader(maximumBytes: number): FrameReader {
  let unfinished = '';
  return {
    read(chunk) {
      const messages = (unfinished + chunk).split(separator);
      unfinished = messages.pop() ?? '';
      const tooLarge = [...messages, unfinished].some((message) => Buffer.byteLength(message) > maximumBytes);
      return tooLarge ? Err({ code: 'message-too-large' }) : Ok(messages);
    },
  };
}
