import { type ActorRefFrom, assign, fromPromise, type StateFrom, setup } from 'xstate';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { withoutDefects } from '#core/shared/without-defects.ts';
import { headRefusal, type PictureRefusal, pictureHeadBytes } from '../picture.ts';
import { createFileSendingMachine } from '../sending/file-sending.machine.ts';
import type { LocalFile } from '../sending/local-file.ts';
import { askedName, deliveryOf, type FailedPicture, filesOf, type PictureDelivery } from './picture-delivery.ts';
import { isToBeSent, type PictureInPlan, type PlannedPicture, picturesOfFiles, planPictures } from './picture-plan.ts';
import { pictureSender, type SendPicture, type SentPicture } from './picture-sender.ts';
import {
  maxPicturesAtOnce,
  type PictureMatch,
  type PicturePlacement,
  type PlacedPictures,
  type ProductPictureFailure,
} from './product-picture.service.ts';

type Answer<Value> = Result<Value, ProductPictureFailure>;

/** The calls that the upload makes, as the signed-in user. */
export interface PictureUploadPorts {
  match(names: readonly string[]): Promise<Answer<readonly PictureMatch[]>>;
  readonly send: SendPicture;
  place(pictures: readonly PicturePlacement[]): Promise<Answer<PlacedPictures>>;
  wait(
    pictures: readonly { readonly fileName: string; readonly name: string }[],
  ): Promise<Answer<{ readonly waiting: number }>>;
  readonly onDefect: (defect: unknown) => void;
}

interface PictureUploadContext {
  readonly files: readonly LocalFile[];
  readonly planned: readonly PlannedPicture[];
  /** Why it went no further than it did. */
  readonly failure: ProductPictureFailure | null;
  /** More were dropped than may be sent at once, or they are of more products. */
  readonly isTooMany: boolean;
  /** The pictures of this upload. */
  readonly pictures: readonly PictureInPlan[];
  /** How many of their files were answered. */
  readonly sent: number;
  readonly delivery: PictureDelivery;
  /** Null where none had a product. */
  readonly placed: PlacedPictures | null;
  /** How many wait for their products. */
  readonly waiting: number;
  readonly failed: readonly FailedPicture[];
}

export type PictureUploadEvent =
  | { readonly type: 'take'; readonly files: readonly LocalFile[] }
  /** Which product a picture is of, where its name says several. */
  | { readonly type: 'choose'; readonly key: number; readonly chosen: number | null }
  | { readonly type: 'send' | 'give-up' | 'begin' }
  /** Sends those that failed once more. */
  | { readonly type: 'retry' };

type PictureUploadMachine = ReturnType<typeof createPictureUploadMachine>;
export type PictureUploadState = StateFrom<PictureUploadMachine>;
export type PictureUploadActor = ActorRefFrom<PictureUploadMachine>;

const noDelivery: PictureDelivery = { placements: [], toWait: [], failed: [] };

const start: PictureUploadContext = {
  ...{ files: [], planned: [], failure: null, isTooMany: false, pictures: [], sent: 0 },
  ...{ delivery: noDelivery, placed: null, waiting: 0, failed: [] },
};

/** Why a file is refused; reads no more of it than that takes. */
const refusalOf = async (file: LocalFile): Promise<PictureRefusal | null> => {
  try {
    const head = new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer());
    return headRefusal(head, file.size);
  } catch {
    return { code: 'picture-unreadable' };
  }
};

const failureOf = (answer: Answer<unknown>): ProductPictureFailure | null => (answer.ok ? null : answer.val);
const unreachable = Err({ code: 'unreachable' } as const);

/**
 * Pictures from where they are dropped until they are with their products (docs/rules/product-management.md 7): looked
 * over before anything is sent. What is given up, or left with its screen, reports no end.
 */
export const createPictureUploadMachine = ({ match, send, place, wait, onDefect }: PictureUploadPorts) => {
  const answered = withoutDefects(onDefect);
  return setup({
    types: { context: {} as PictureUploadContext, events: {} as PictureUploadEvent },
    actors: {
      match: fromPromise<Answer<readonly PlannedPicture[]>, readonly LocalFile[]>(async ({ input: files }) => {
        const refusals: (PictureRefusal | null)[] = [];
        for (const file of files) refusals.push(await refusalOf(file));
        const matches = await answered<Answer<readonly PictureMatch[]>>(() => match(files.map(askedName)), unreachable);
        return matches.map((found) =>
          picturesOfFiles(
            files.map(({ name, size }, file) => {
              const { named = [], choices = [] } = found[file] ?? {};
              return { name, size, refusal: refusals[file] ?? null, named, choices };
            }),
          ),
        );
      }),
      send: createFileSendingMachine(pictureSender(send, onDefect)),
      place: fromPromise<Answer<PlacedPictures | null>, PictureDelivery>(async ({ input: { placements } }) =>
        placements.length === 0 ? Ok(null) : answered<Answer<PlacedPictures>>(() => place(placements), unreachable),
      ),
      wait: fromPromise<Answer<{ readonly waiting: number }>, PictureDelivery>(async ({ input: { toWait } }) => {
        const pairs = toWait.map(({ name, fileName }) => ({ name, fileName }));
        if (pairs.length === 0) return Ok({ waiting: 0 });
        return answered<Answer<{ readonly waiting: number }>>(() => wait(pairs), unreachable);
      }),
    },
    guards: {
      isNone: (_, count: number) => count === 0,
      isTooMany: (_, count: number) => count > maxPicturesAtOnce,
      arrived: ({ context: { delivery } }) => delivery.placements.length + delivery.toWait.length > 0,
      hasFailed: ({ context: { failed } }) => failed.length > 0,
    },
    actions: {
      begin: assign(start),
      refuse: assign((_, failure: ProductPictureFailure | null) => ({ ...start, failure })),
      refuseMany: assign({ ...start, isTooMany: true }),
      take: assign((_, files: readonly LocalFile[]) => ({ ...start, files })),
      plan: assign((_, planned: readonly PlannedPicture[]) => ({ planned, failure: null })),
      choose: assign(({ context, event }) =>
        event.type === 'choose'
          ? {
              planned: context.planned.map((each) =>
                each.key === event.key ? { ...each, chosen: event.chosen } : each,
              ),
              failure: null,
            }
          : {},
      ),
      sendAll: assign(({ context }) => ({
        ...{ pictures: planPictures(context.planned).filter(isToBeSent), sent: 0, failure: null },
      })),
      sendFailed: assign(({ context }) => {
        const failed = new Set(context.failed.map(({ file }) => file));
        const again = planPictures(context.planned).filter((each) => failed.has(each.file) && isToBeSent(each));
        return { pictures: again, sent: 0, failure: null };
      }),
      count: assign((_, sent: number) => ({ sent })),
      // Files of an upload that was given up stay on the server for a day, unused.
      deliver: assign(({ context }, answers: readonly SentPicture[]) => ({
        delivery: deliveryOf(context.pictures, answers),
        sent: answers.length,
      })),
      fail: assign((_, failure: ProductPictureFailure | null) => ({ failure })),
      failFirst: assign(({ context }) => ({ failure: context.delivery.failed[0]?.failure ?? null })),
      keepPlaced: assign((_, placed: PlacedPictures | null) => ({ placed })),
      end: assign(({ context: { delivery } }, kept: Answer<{ readonly waiting: number }>) => {
        if (kept.ok) return { waiting: kept.val.waiting, failed: delivery.failed };
        const refused = delivery.toWait.map(({ file, fileName }) => ({ file, name: fileName, failure: kept.val }));
        return { waiting: 0, failed: [...delivery.failed, ...refused] };
      }),
    },
  }).createMachine({
    id: 'picture-upload',
    context: start,
    initial: 'choosing',
    on: { begin: { target: '.choosing', actions: 'begin' } },
    states: {
      choosing: {
        on: {
          take: [
            { guard: { type: 'isNone', params: ({ event }) => event.files.length } },
            { guard: { type: 'isTooMany', params: ({ event }) => event.files.length }, actions: 'refuseMany' },
            { target: 'matching', actions: { type: 'take', params: ({ event }) => event.files } },
          ],
        },
      },
      matching: {
        invoke: {
          src: 'match',
          input: ({ context }) => context.files,
          onDone: [
            {
              guard: ({ event }) => !event.output.ok,
              target: 'choosing',
              actions: { type: 'refuse', params: ({ event }) => failureOf(event.output) },
            },
            {
              guard: { type: 'isTooMany', params: ({ event }) => event.output.unwrap().length },
              target: 'choosing',
              actions: 'refuseMany',
            },
            { target: 'planned', actions: { type: 'plan', params: ({ event }) => event.output.unwrap() } },
          ],
        },
      },
      planned: {
        on: {
          choose: { actions: 'choose' },
          send: { target: 'sending', actions: 'sendAll' },
        },
      },
      sending: {
        invoke: {
          src: 'send',
          input: ({ context }) => ({
            files: filesOf(context.pictures).flatMap((file) => context.files[file] ?? []),
          }),
          onSnapshot: { actions: { type: 'count', params: ({ event }) => event.snapshot.context.answers.size } },
          onDone: {
            target: 'sent',
            actions: { type: 'deliver', params: ({ event }) => event.output },
          },
        },
        on: { 'give-up': 'planned' },
      },
      sent: {
        always: [
          { guard: 'arrived', target: 'placing' },
          { target: 'planned', actions: 'failFirst' },
        ],
      },
      placing: {
        invoke: {
          src: 'place',
          input: ({ context }) => context.delivery,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'keeping',
              actions: { type: 'keepPlaced', params: ({ event }) => event.output.unwrap() },
            },
            { target: 'planned', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      keeping: {
        invoke: {
          src: 'wait',
          input: ({ context }) => context.delivery,
          onDone: { target: 'done', actions: { type: 'end', params: ({ event }) => event.output } },
        },
      },
      done: { on: { retry: { guard: 'hasFailed', target: 'sending', actions: 'sendFailed' } } },
    },
  });
};
