import type { Caller } from '#core/access/caller.ts';
import type {
  ExplainedWaiting,
  ProductPictureFailure,
  ProductPictureService,
} from '#core/files/products/product-picture.service.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

type WithoutCaller<Call> = Call extends (caller: Caller, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

/** Management's acts on the pictures of products. */
export type PictureActs = {
  readonly [Name in keyof Omit<ProductPictureService, 'waiting'>]: WithoutCaller<ProductPictureService[Name]>;
} & {
  /** Pictures whose product is not known yet. */
  readonly waiting: ServiceQuery<Whole, readonly ExplainedWaiting[], ProductPictureFailure>;
};

/**
 * `changed` resolves once what is shown of products is what is stored; also after a refusal: what was shown may be of
 * before.
 */
export const createPictureActs = (
  service: ProductPictureService,
  caller: Caller,
  changed: () => Promise<unknown>,
  queries: ServiceQueries,
): PictureActs => {
  const waiting = queries.define('waiting pictures', () => service.waiting(caller), {
    staleTime: 0,
    outdatedBy: ['CatalogueChanged'],
  });
  const thenRead = thenReading(() => Promise.all([waiting.outdate(), changed()]));
  const thenReadWaiting = thenReading(() => waiting.outdate());
  return {
    waiting,
    match: (names) => service.match(caller, names),
    send: (file) => service.send(caller, file),
    place: (pictures) => thenRead(service.place(caller, pictures)),
    arrange: (id, seen, names) => thenRead(service.arrange(caller, id, seen, names)),
    wait: (pictures) => thenReadWaiting(service.wait(caller, pictures)),
    discard: (names) => thenReadWaiting(service.discard(caller, names)),
  };
};
