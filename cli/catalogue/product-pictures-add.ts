import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import {
  leftStateText,
  pictureStateTexts,
  placedText,
  productPictureProblem,
  waitingText,
} from '#adapters/texts/product-pictures.es.ts';
import { placedPicturesWire } from '#adapters/wire/product-pictures.wire.ts';
import { maxProductPictures } from '#core/catalogue/products/max-pictures.ts';
import {
  isToBePlaced,
  isToBeSent,
  type PictureInPlan,
  pictureStates,
  planPictures,
} from '#core/files/products/picture-plan.ts';
import {
  maxPicturesAtOnce,
  type PlacedPictures,
  type ProductPictureFailure,
} from '#core/files/products/product-picture.service.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import type { Asking } from '../declare/declare.ts';
import { type BrandOptions, brandOption, productOf } from '../find/find-product.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import { readCount } from '../page-option.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { type LocalPicture, localPictures, matched } from './matched-pictures.ts';
import { plannedPictureWire, planToWire } from './planned-picture.ts';

interface AddOptions extends BrandOptions {
  readonly product?: string;
  readonly place?: number;
}

interface Added {
  readonly plan: readonly PictureInPlan[];
  /** Null where none had a product. */
  readonly placed: PlacedPictures | null;
  /** How many wait for theirs. */
  readonly waiting: number;
}

const addedWire = z.object({
  pictures: z.array(plannedPictureWire),
  waiting: z.optional(z.number()),
  ...z.partial(placedPicturesWire).shape,
});

/** Where each goes: to the product that was said, one after the other, or to those that their names say. */
const planOf = async (
  asking: Asking,
  files: readonly LocalPicture[],
  { product: text, brand, place }: AddOptions,
): Promise<Result<readonly PictureInPlan[], ProductPictureFailure | Outcome>> => {
  if (text === undefined) return (await matched(asking, files)).map(planPictures);
  return (await productOf(asking, text, brand)).map(({ id, brand: maker, details, pictures }) => {
    const held = pictures.map((name, at) => ({ place: at + 1, name }));
    const { code, internalCode, description } = details;
    const product = { id, brand: maker, code, internalCode, description, pictures: held };
    const first = place ?? held.length + 1;
    return planPictures(
      files.map(({ name, size, refusal }, at) => ({
        ...{ key: at, file: at, isNamed: false, name, size, refusal, chosen: null },
        choices: [{ product, place: first + at }],
      })),
    );
  });
};

const sendAll = async (
  { services, caller }: Asking,
  files: readonly LocalPicture[],
  plan: readonly PictureInPlan[],
): Promise<Result<Added, ProductPictureFailure>> => {
  const wanted = plan.filter(isToBeSent);
  const kept = new Map<number, string>();
  for (const at of new Set(wanted.map(({ file }) => file))) {
    const file = files[at];
    if (file === undefined) continue;
    const content = new Uint8Array(await file.content.arrayBuffer());
    const sent = await services.productPictures.send(caller, { name: file.name, content });
    if (!sent.ok) return sent;
    kept.set(at, sent.val.name);
  }
  const placements = wanted.flatMap(({ file, choice }) => {
    const name = kept.get(file);
    return name === undefined || choice === null ? [] : [{ name, productId: choice.product.id, place: choice.place }];
  });
  const placed = placements.length === 0 ? Ok(null) : await services.productPictures.place(caller, placements);
  if (!placed.ok) return placed;
  const toWait = wanted.flatMap((picture) => {
    const name = kept.get(picture.file);
    return name === undefined || isToBePlaced(picture) ? [] : [{ name, fileName: picture.name }];
  });
  const waits = toWait.length === 0 ? Ok({ waiting: 0 }) : await services.productPictures.wait(caller, toWait);
  return waits.map(({ waiting }) => ({ plan, placed: placed.val, waiting }));
};

/** Says what was done, what waits, and what was left out. */
const addedText = ({ plan, placed, waiting }: Added): string =>
  [placed && placedText(placed), waiting > 0 && `${waitingText(waiting)}.`].filter(Boolean).join(' ') + leftText(plan);

const leftText = (plan: readonly PictureInPlan[]): string => {
  const left = pictureStates.flatMap((state) => {
    const count = plan.filter((picture) => picture.state === state).length;
    return state === 'new' || state === 'replaces' || state === 'unknown' || count === 0
      ? []
      : [leftStateText(state, count)];
  });
  return left.length === 0 ? '' : ` Quedaron afuera: ${left.join(', ')}.`;
};

const planText = (plan: readonly PictureInPlan[]): string =>
  plan
    .map(({ name, state, choice, choices }) => {
      const where = choice === null ? choices.map(({ product }) => product) : [choice.product];
      const products = where.map(({ brand, code }) => `${code} ${brand}`).join(', ');
      const place = choice === null ? '' : ` (${choice.place})`;
      return printable(`${name}: ${pictureStateTexts[state]}${products === '' ? '' : `, ${products}${place}`}`);
    })
    .join('\n');

/** `product-pictures add`. */
export const addPictures = (pictures: Command, act: Act): void => {
  declareChange<AddOptions, Added, ProductPictureFailure>(pictures, act, {
    access: 'management',
    problem: productPictureProblem,
    name: 'add',
    about: 'Sube imágenes: a un artículo, o a los que dicen sus nombres; las de uno que todavía no está lo esperan',
    examples: [
      'product-pictures add fotos/*.jpg --dry-run',
      'product-pictures add foto.jpg --product BKR6E --place 1 --yes',
    ],
    words: [['archivos...', 'imágenes; BKR6E-2.jpg es la segunda de BKR6E']],
    options: [
      new Option('--product <CÓDIGO>', 'de qué artículo, se llamen como se llamen'),
      brandOption,
      new Option('--place <N>', 'con --product, en qué lugar la primera; si no, después de la última').argParser(
        readCount,
      ),
    ],
    // Whether a picture is replaced is known only once the names were matched.
    isFinal: () => false,
    hasNoName: true,
    answer: changedWire(addedWire),
    toWire: ({ plan, placed, waiting }) => ({ pictures: planToWire(plan), ...placed, waiting }),
    message: addedText,
    wasDone: ({ placed, waiting }) => waiting === 0 && (placed === null || placed.added + placed.replaced === 0),
    plan: async (asking, options, ...paths) => {
      if (paths.length > maxPicturesAtOnce) return Err(wrongUsage(`Van hasta ${maxPicturesAtOnce} imágenes por vez`));
      const files = await localPictures(paths);
      if (!files.ok) return files;
      const planned = await planOf(asking, files.val, options);
      if (!planned.ok) return planned;
      const plan = planned.val;
      if (plan.some(({ choice }) => choice !== null && choice.place > maxProductPictures)) {
        return Err({ code: 'too-many-pictures', max: maxProductPictures });
      }
      if (!plan.some(isToBeSent)) {
        const reasons = planText(plan);
        return Err({
          ...problem('pictures-unmatched', 'Ninguna se puede subir', reasons),
          facts: { pictures: planToWire(plan) },
        });
      }
      return Ok({
        question: `${planText(plan)}\n¿Subirlas?`,
        isFinal: plan.some(({ state }) => state === 'replaces'),
        before: { pictures: planToWire(plan) },
        work: () => sendAll(asking, files.val, plan),
      });
    },
  });
};
