import type { Command } from 'commander';
import * as z from 'zod/mini';
import { discardedText, productPictureProblem } from '#adapters/texts/product-pictures.es.ts';
import { discardedPicturesWire } from '#adapters/wire/product-pictures.wire.ts';
import { pictureKey } from '#core/catalogue/import/drafts/named-pictures.ts';
import type { ProductPictureFailure } from '#core/files/products/product-picture.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { declareList } from '../declare/list.ts';
import { waitingPicturesList } from '../lists/product-pictures-waiting.list.ts';
import { problem } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';

const base = { access: 'management', problem: productPictureProblem } as const;

/** Pictures of which no product is known yet: listed and discarded. */
export const waitingCommands = (pictures: Command, act: Act): void => {
  declareList(pictures, act, waitingPicturesList);
  declareChange<object, z.infer<typeof discardedPicturesWire>, ProductPictureFailure>(pictures, act, {
    ...base,
    name: 'discard',
    about: 'Descarta las que esperan su artículo',
    examples: ['product-pictures discard 10442.jpg --yes'],
    words: [['archivos...', 'como se llamaban, con o sin .jpg']],
    isFinal: true,
    answer: changedWire(z.partial(discardedPicturesWire)),
    toWire: (discarded) => discarded,
    message: ({ discarded }) => discardedText(discarded),
    plan: async ({ services, caller }, _options, ...fileNames) => {
      const listed = await services.productPictures.waiting(caller);
      if (!listed.ok) return listed;
      const keys = new Set(fileNames.map(pictureKey));
      const gone = listed.val.flatMap(({ fileName }) => (keys.has(pictureKey(fileName)) ? [fileName] : []));
      const known = new Set(gone.map(pictureKey));
      const missing = fileNames.find((name) => !known.has(pictureKey(name)));
      if (missing !== undefined)
        return Err(problem('picture-not-found', `No espera ninguna imagen «${printable(missing)}»`));
      return Ok({
        question: `¿Descartar ${printable(gone.join(', '))}?`,
        names: gone,
        before: { names: gone },
        work: () => services.productPictures.discard(caller, gone),
      });
    },
  });
};
