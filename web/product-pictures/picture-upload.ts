import { headRefusal, pictureHeadBytes } from '#core/files/picture.ts';
import {
  isToBePlaced,
  isToBeSent,
  type PictureInPlan,
  type PlannedPicture,
  picturesOfFiles,
  planPictures,
} from '#core/files/products/picture-plan.ts';
import {
  maxPicturesAtOnce,
  type PlacedPictures,
  type ProductPictureFailure,
} from '#core/files/products/product-picture.service.ts';
import { Ok } from '#core/shared/result.ts';
import { createStore, type Readable } from '../state/store.ts';
import type { PictureActs } from './picture-acts.ts';
import { sendPictures } from './send-pictures.ts';

/** A picture that did not get to the server, and why. */
export interface FailedPicture {
  /** Its place among those that were dropped. */
  readonly file: number;
  readonly name: string;
  readonly failure: ProductPictureFailure;
}

export type PictureUploadView =
  | { readonly step: 'choosing'; readonly failure: ProductPictureFailure | null; readonly tooMany: boolean }
  | { readonly step: 'matching'; readonly count: number }
  | {
      readonly step: 'planned';
      readonly plan: readonly PictureInPlan[];
      readonly failure: ProductPictureFailure | null;
    }
  | { readonly step: 'sending'; readonly sent: number; readonly count: number }
  | {
      readonly step: 'done';
      /** Null where none had a product. */
      readonly placed: PlacedPictures | null;
      /** How many wait for theirs. */
      readonly waiting: number;
      readonly failed: readonly FailedPicture[];
    };

/** Pictures from where they are dropped until they are with their products. */
export interface PictureUpload {
  readonly view: Readable<PictureUploadView>;
  take(files: readonly File[]): Promise<void>;
  choose(key: number, chosen: number | null): void;
  send(): Promise<void>;
  /** Only those that failed, once more. */
  retry(): Promise<void>;
  giveUp(): void;
  begin(): void;
}

/** What of a longer name is asked about. */
const maxName = 250;

const nameOf = ({ name }: { readonly name: string }): string => name.slice(-maxName);

const start: PictureUploadView = { step: 'choosing', failure: null, tooMany: false };

/** What a file has against it, read as far as that takes. */
const refusalOf = async (file: File): Promise<PlannedPicture['refusal']> => {
  try {
    const head = new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer());
    return headRefusal(head, file.size);
  } catch {
    return { code: 'picture-unreadable' };
  }
};

export const createPictureUpload = (acts: PictureActs): PictureUpload => {
  const view = createStore<PictureUploadView>(start);
  let files: readonly File[] = [];
  let planned: readonly PlannedPicture[] = [];
  let going: AbortController | null = null;
  const showPlan = (failure: ProductPictureFailure | null) =>
    view.set({ step: 'planned', plan: planPictures(planned), failure });

  const carryOut = async (pictures: readonly PictureInPlan[]): Promise<void> => {
    const controller = new AbortController();
    going = controller;
    // A file of several products is sent once.
    const numbers = [...new Set(pictures.map(({ file }) => file))];
    const count = numbers.length;
    let done = 0;
    const tell = () => {
      done += 1;
      if (!controller.signal.aborted) view.set({ step: 'sending', sent: done, count });
    };
    view.set({ step: 'sending', sent: 0, count });
    const chosen = numbers.flatMap((file) => files[file] ?? []);
    const sent = await sendPictures(acts, chosen, tell, controller.signal);
    // What was given up stands unused on the server for a day.
    if (!sent.ok || controller.signal.aborted) return;
    const answers = new Map(numbers.map((file, at) => [file, sent.val[at]]));
    const sentName = (file: number): string | null => {
      const answer = answers.get(file);
      return answer?.ok ? answer.val : null;
    };
    const placements = pictures.flatMap(({ file, choice }) => {
      const name = sentName(file);
      return name === null || choice === null ? [] : [{ name, productId: choice.product.id, place: choice.place }];
    });
    const toWait = pictures.flatMap((picture) => {
      const name = sentName(picture.file);
      return name === null || isToBePlaced(picture) ? [] : [{ file: picture.file, name, fileName: nameOf(picture) }];
    });
    const failed = numbers.flatMap((file): FailedPicture[] => {
      const answer = answers.get(file);
      return answer?.ok === false ? [{ file, name: files[file]?.name ?? '', failure: answer.val }] : [];
    });
    const [first] = failed;
    if (placements.length + toWait.length === 0 && first !== undefined) return showPlan(first.failure);
    const placed = placements.length === 0 ? Ok(null) : await acts.place(placements);
    if (controller.signal.aborted) return;
    if (!placed.ok) return showPlan(placed.val);
    const pairs = toWait.map(({ name, fileName }) => ({ name, fileName }));
    const kept = pairs.length === 0 ? Ok({ waiting: 0 }) : await acts.wait(pairs);
    if (controller.signal.aborted) return;
    const ended = { step: 'done', placed: placed.val } as const;
    if (kept.ok) return view.set({ ...ended, waiting: kept.val.waiting, failed });
    const refused = toWait.map(({ file, fileName }) => ({ file, name: fileName, failure: kept.val }));
    view.set({ ...ended, waiting: 0, failed: [...failed, ...refused] });
  };

  return {
    view,
    async take(given) {
      if (given.length === 0) return;
      if (given.length > maxPicturesAtOnce) return view.set({ ...start, tooMany: true });
      files = given;
      view.set({ step: 'matching', count: given.length });
      const refusals: PlannedPicture['refusal'][] = [];
      for (const file of given) refusals.push(await refusalOf(file));
      const matches = await acts.match(given.map(nameOf));
      if (!matches.ok) return view.set({ ...start, failure: matches.val });
      planned = picturesOfFiles(
        given.map(({ name, size }, file) => {
          const { named = [], choices = [] } = matches.val[file] ?? {};
          return { name, size, refusal: refusals[file] ?? null, named, choices };
        }),
      );
      if (planned.length > maxPicturesAtOnce) return view.set({ ...start, tooMany: true });
      showPlan(null);
    },
    choose(key, chosen) {
      planned = planned.map((picture) => (picture.key === key ? { ...picture, chosen } : picture));
      showPlan(null);
    },
    send: () => carryOut(planPictures(planned).filter(isToBeSent)),
    retry() {
      const now = view.get();
      const failed = new Set(now.step === 'done' ? now.failed.map(({ file }) => file) : []);
      return carryOut(planPictures(planned).filter((each) => failed.has(each.file) && isToBeSent(each)));
    },
    giveUp() {
      going?.abort();
      showPlan(null);
    },
    begin() {
      going?.abort();
      files = [];
      planned = [];
      view.set(start);
    },
  };
};
