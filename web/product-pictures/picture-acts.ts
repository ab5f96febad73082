import type { Caller } from '#core/access/caller.ts';
import type { ProductPictureService } from '#core/files/products/product-picture.service.ts';

type WithoutCaller<Call> = Call extends (caller: Caller, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

/** What management does with the pictures of products. */
export type PictureActs = {
  readonly [Name in keyof ProductPictureService]: WithoutCaller<ProductPictureService[Name]>;
};

/** `changed` resolves once what is shown is what is stored; also after a refusal: what was shown may be of before. */
export const createPictureActs = (
  service: ProductPictureService,
  caller: Caller,
  changed: () => Promise<unknown>,
): PictureActs => ({
  match: (names) => service.match(caller, names),
  send: (file) => service.send(caller, file),
  async place(pictures) {
    const answer = await service.place(caller, pictures);
    await changed();
    return answer;
  },
  async arrange(id, seen, names) {
    const answer = await service.arrange(caller, id, seen, names);
    await changed();
    return answer;
  },
});
