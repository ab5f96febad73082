import { Err, type Result } from '#core/shared/result.ts';
import { withoutDefects } from '#core/shared/without-defects.ts';
import type { FileAnswer } from '../sending/file-sending.machine.ts';
import type { FileSender } from '../sending/send-files.ts';
import type { ProductPictureFailure } from './product-picture.service.ts';

/** The name under which the server keeps it, or why it does not. */
export type SentPicture = FileAnswer<string, ProductPictureFailure>;

export type SendPicture = (file: {
  readonly name: string;
  readonly content: Uint8Array;
}) => Promise<Result<{ readonly name: string }, ProductPictureFailure>>;

const unreachable = Err({ code: 'unreachable' } as const);

/**
 * How pictures are sent. More at once would not be faster, and the server has others to answer. A defect of the program
 * is reported, and refuses its picture alone: the others are stored.
 */
export const pictureSender = (
  send: SendPicture,
  onDefect: (defect: unknown) => void,
): FileSender<string, ProductPictureFailure> => {
  const answered = withoutDefects(onDefect);
  return {
    send: async (file) =>
      (await answered<Awaited<ReturnType<SendPicture>>>(() => send(file), unreachable)).map(({ name }) => name),
    unreadable: { code: 'picture-unreadable' },
    atOnce: 4,
  };
};
