import type { Result } from '#core/shared/result.ts';
import type { FileAnswer } from '../sending/file-sending.machine.ts';
import type { FileSender } from '../sending/send-files.ts';
import type { ProductPictureFailure } from './product-picture.service.ts';

/** The name under which the server keeps it, or why it does not. */
export type SentPicture = FileAnswer<string, ProductPictureFailure>;

export type SendPicture = (file: {
  readonly name: string;
  readonly content: Uint8Array;
}) => Promise<Result<{ readonly name: string }, ProductPictureFailure>>;

/** How pictures are sent. More at once would not be faster, and the server has others to answer. */
export const pictureSender = (send: SendPicture): FileSender<string, ProductPictureFailure> => ({
  send: async (file) => (await send(file)).map(({ name }) => name),
  unreadable: { code: 'picture-unreadable' },
  atOnce: 4,
});
