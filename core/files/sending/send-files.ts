import { Err, type Result } from '#core/shared/result.ts';
import type { LocalFile } from './local-file.ts';

/** How files of one kind go to the server. Sending answers what went wrong; it throws nothing. */
export interface FileSender<Kept, Failure> {
  send(file: { readonly name: string; readonly content: Uint8Array }): Promise<Result<Kept, Failure>>;
  /** Why a file is not even read; null where it is. */
  refusalOf?(file: LocalFile): Failure | null;
  /** What is said of a folder, or of a file that is gone by now. */
  readonly unreadable: Failure;
  /** How many files are sent at once. */
  readonly atOnce: number;
}

const sendOne = async <Kept, Failure>(sender: FileSender<Kept, Failure>, file: LocalFile) => {
  const refusal = sender.refusalOf?.(file) ?? null;
  if (refusal !== null) return Err(refusal);
  const content = await file.arrayBuffer().catch(() => null);
  if (content === null) return Err(sender.unreadable);
  return sender.send({ name: file.name, content: new Uint8Array(content) });
};

/**
 * Sends files, some at once; `onAnswer` is called with each answer, by its place. Once it is given up no more of them
 * are sent.
 */
export const sendFiles = async <Kept, Failure>(
  sender: FileSender<Kept, Failure>,
  files: readonly LocalFile[],
  onAnswer: (place: number, answer: Result<Kept, Failure>) => void = () => undefined,
  isGivenUp: () => boolean = () => false,
): Promise<readonly Result<Kept, Failure>[]> => {
  const answers: Result<Kept, Failure>[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < files.length && !isGivenUp()) {
      const place = next;
      next += 1;
      const file = files[place];
      if (file === undefined) return;
      const answer = await sendOne(sender, file);
      answers[place] = answer;
      onAnswer(place, answer);
    }
  };
  await Promise.all(Array.from({ length: sender.atOnce }, work));
  return answers;
};
