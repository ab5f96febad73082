import { basename } from 'node:path';
import { headRefusal, pictureHeadBytes } from '#core/files/picture.ts';
import { type PlannedPicture, picturesOfFiles } from '#core/files/products/picture-plan.ts';
import type { ProductPictureFailure } from '#core/files/products/product-picture.service.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import type { Asking } from '../declare/declare.ts';
import { openLocalFile } from '../local-file.ts';
import type { Outcome } from '../outcome.ts';

/** A picture of this computer, read as far as it takes to know whether it is one. `size` in bytes. */
export interface LocalPicture extends Pick<PlannedPicture, 'name' | 'size' | 'refusal'> {
  readonly content: Blob;
}

/** The files, in their order; or which of them cannot be read. */
export const localPictures = async (paths: readonly string[]): Promise<Result<readonly LocalPicture[], Outcome>> => {
  const pictures: LocalPicture[] = [];
  for (const path of paths) {
    const file = await openLocalFile(path);
    if (!file.ok) return file;
    const content = file.val;
    const head = new Uint8Array(await content.slice(0, pictureHeadBytes).arrayBuffer());
    pictures.push({ name: basename(path), size: content.size, refusal: headRefusal(head, content.size), content });
  }
  return Ok(pictures);
};

/** The products that their names say, as the web matches them. */
export const matched = async (
  { services, caller }: Asking,
  files: readonly LocalPicture[],
): Promise<Result<readonly PlannedPicture[], ProductPictureFailure>> => {
  const names = files.map(({ name }) => name);
  const known = await services.productPictures.match(caller, [...new Set(names)]);
  return known.map((matches) => {
    const byName = new Map(matches.map((match) => [match.name, match]));
    return picturesOfFiles(
      files.map(({ name, size, refusal }) => {
        const { named = [], choices = [] } = byName.get(name) ?? {};
        return { name, size, refusal, named, choices };
      }),
    );
  });
};
