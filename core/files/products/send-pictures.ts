import type { ProductPictureFailure } from '#core/files/products/product-picture.service.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { PictureActs } from './picture-acts.ts';

/** So many go at once: a line is full with few, and a server has others to answer. */
const atOnce = 4;

export type SentPicture = Result<string, ProductPictureFailure>;

const sendOne = async (acts: Pick<PictureActs, 'send'>, file: File): Promise<SentPicture> => {
  try {
    const content = new Uint8Array(await file.arrayBuffer());
    return (await acts.send({ name: file.name, content })).map(({ name }) => name);
  } catch {
    // A folder, or a file that is gone by now.
    return Err({ code: 'picture-unreadable' });
  }
};

/** Sends files, some at once; `told` hears of each as it ends. Null where somebody gave it up. */
export const sendPictures = async (
  acts: Pick<PictureActs, 'send'>,
  files: readonly File[],
  told: () => void,
  signal: AbortSignal,
): Promise<Result<readonly SentPicture[], null>> => {
  const sent: SentPicture[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < files.length && !signal.aborted) {
      const at = next;
      next += 1;
      const file = files[at];
      if (file === undefined) return;
      sent[at] = await sendOne(acts, file);
      told();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return signal.aborted ? Err(null) : Ok(sent);
};
