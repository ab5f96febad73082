import { Err, type Result } from '#core/shared/result.ts';
import type { ProductPictureFailure } from './product-picture.service.ts';

/** A file of this computer, of which nothing is read before it is needed. */
export interface PictureFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Rejects where it is a folder, or gone by now. */
  arrayBuffer(): Promise<ArrayBuffer>;
  slice(from: number, to: number): Pick<PictureFile, 'arrayBuffer'>;
}

/** The name under which the server keeps it, or why it does not. */
export type SentPicture = Result<string, ProductPictureFailure>;

export type SendPicture = (file: {
  readonly name: string;
  readonly content: Uint8Array;
}) => Promise<Result<{ readonly name: string }, ProductPictureFailure>>;

/** So many files go at once: more would not be faster, and the server has others to answer. */
const atOnce = 4;

const sendOne = async (send: SendPicture, file: PictureFile): Promise<SentPicture> => {
  try {
    const content = new Uint8Array(await file.arrayBuffer());
    return (await send({ name: file.name, content })).map(({ name }) => name);
  } catch {
    // A folder, or a file that is gone by now.
    return Err({ code: 'picture-unreadable' });
  }
};

/** Sends files, some at once; `told` hears of each as it ends. Once it is given up no more of them are sent. */
export const sendPictures = async (
  send: SendPicture,
  files: readonly PictureFile[],
  told: () => void = () => undefined,
  isGivenUp: () => boolean = () => false,
): Promise<readonly SentPicture[]> => {
  const sent: SentPicture[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < files.length && !isGivenUp()) {
      const at = next;
      next += 1;
      const file = files[at];
      if (file === undefined) return;
      sent[at] = await sendOne(send, file);
      told();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sent;
};
