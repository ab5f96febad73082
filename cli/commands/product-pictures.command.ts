import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { productManagementProblem } from '#adapters/texts/product-management.es.ts';
import {
  leftStateText,
  pictureStateTexts,
  placedText,
  productPictureProblem,
  waitingText,
} from '#adapters/texts/product-pictures.es.ts';
import { placedPicturesWire } from '#adapters/wire/product-pictures.wire.ts';
import { maxProductPictures } from '#core/catalogue/import/named-pictures.ts';
import type { SeenProduct } from '#core/catalogue/management/managed-product.ts';
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
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, declareGroup, orTold } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { catalogueManagementModule } from '../modules/catalogue-management.module.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import { readCount } from '../page-option.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { type BrandOptions, brandOption, code, productCoded, productName } from './find-product.ts';
import { type LocalPicture, localPictures, matched } from './matched-pictures.ts';
import { waitingCommands } from './waiting-pictures.ts';

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

interface Arranged {
  readonly product: SeenProduct;
  readonly names: readonly string[];
}

const base = { access: 'management', problem: productPictureProblem } as const;

const plannedWire = z.object({
  name: z.string(),
  state: z.enum(pictureStates),
  product: z.nullable(z.object({ id: z.string(), brand: z.string(), code: z.string() })),
  place: z.nullable(z.number()),
});
const planToWire = (plan: readonly PictureInPlan[]): z.infer<typeof plannedWire>[] =>
  plan.map(({ name, state, choice }) => ({
    name,
    state,
    product: choice === null ? null : { id: choice.product.id, brand: choice.product.brand, code: choice.product.code },
    place: choice?.place ?? null,
  }));
const addedWire = z.object({
  pictures: z.array(plannedWire),
  waiting: z.optional(z.number()),
  ...z.partial(placedPicturesWire).shape,
});

const arrangedWire = z.object({ id: z.string(), code: z.string(), brand: z.string(), names: z.array(z.string()) });
const arrangedToWire = ({ product, names }: Arranged): z.infer<typeof arrangedWire> => ({
  id: product.id,
  code: product.details.code,
  brand: product.brand,
  names: [...names],
});

const productOf = async (asking: Asking, text: string, brand?: string): Promise<Result<SeenProduct, Outcome>> =>
  orTold(asking.cli, await productCoded(asking, text, brand), productManagementProblem);

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

/** What was done, what waits, and what was left. */
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

const arranging = { ...base, answer: changedWire(arrangedWire), toWire: arrangedToWire } as const;

const pictureCommands = (program: Command, act: Act): void => {
  const pictures = declareGroup(
    program,
    'product-pictures',
    'Imágenes de los artículos',
    'product-pictures add BKR6E.jpg 6203-2.png --dry-run',
    'product-pictures list BKR6E',
  );
  declareList<BrandOptions, { readonly place: number; readonly name: string }, ProductPictureFailure>(pictures, act, {
    ...base,
    about: 'Lista las de un artículo, en su orden',
    examples: ['product-pictures list BKR6E --brand NGK'],
    words: [code],
    options: [brandOption],
    answer: z.array(z.object({ place: z.number(), name: z.string() })),
    paging: 'whole',
    key: null,
    none: 'No tiene imágenes',
    toWire: (picture) => picture,
    columns: () => [
      { title: 'Lugar', cell: ({ place }) => String(place), align: 'right' },
      { title: 'Nombre', cell: ({ name }) => name, least: 12 },
    ],
    ask: async (asking, { brand }, _place, text = '') =>
      (await productOf(asking, text, brand)).map((product) => ({
        rows: product.pictures.map((name, at) => ({ place: at + 1, name })),
      })),
  });
  declareChange<AddOptions, Added, ProductPictureFailure>(pictures, act, {
    ...base,
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
    // Whether one that is there gives way is known once the names were matched.
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
        const told = planText(plan);
        return Err({
          ...problem('pictures-unmatched', 'Ninguna se puede subir', told),
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
  declareChange<BrandOptions, Arranged, ProductPictureFailure>(pictures, act, {
    ...arranging,
    name: 'order',
    about: 'Las pone en otro orden; las que no se nombran van después, como estaban',
    examples: ['product-pictures order BKR6E 3 1', 'product-pictures order BKR6E frente.jpg'],
    words: [code, ['imágenes...', 'sus nombres, o sus lugares, en el orden que se quiere']],
    options: [brandOption],
    message: ({ product }) => `${productName(product)}: sus imágenes quedaron en ese orden`,
    plan: async (asking, { brand }, text = '', ...wanted) => {
      const found = await productOf(asking, text, brand);
      if (!found.ok) return found;
      const product = found.val;
      const first = namesIn(product, wanted);
      return first.map((names) =>
        arrangement(asking, product, [...new Set([...names, ...product.pictures])], 'Cambiar el orden de'),
      );
    },
  });
  declareChange<BrandOptions, Arranged, ProductPictureFailure>(pictures, act, {
    ...arranging,
    name: 'remove',
    about: 'Le saca imágenes a un artículo',
    examples: ['product-pictures remove BKR6E 2 --yes'],
    words: [code, ['imágenes...', 'sus nombres, o sus lugares']],
    options: [brandOption],
    isFinal: true,
    message: ({ product, names }) => `${productName(product)}: le quedan ${names.length}`,
    plan: async (asking, { brand }, text = '', ...gone) => {
      const found = await productOf(asking, text, brand);
      if (!found.ok) return found;
      const product = found.val;
      return namesIn(product, gone).map((names) =>
        arrangement(
          asking,
          product,
          product.pictures.filter((name) => !names.includes(name)),
          `Sacarle ${names.join(', ')} a`,
        ),
      );
    },
  });
  waitingCommands(pictures, act);
};

/** By their names, or by their places from 1 on. */
const namesIn = ({ pictures }: SeenProduct, typed: readonly string[]): Result<readonly string[], Outcome> => {
  const names = typed.map((each) => pictures.find((name) => name === each) ?? pictures[Number(each) - 1]);
  const missing = typed.find((_each, at) => names[at] === undefined);
  if (missing === undefined) return Ok(names.filter((name) => name !== undefined));
  const known = pictures.map((name, at) => `${at + 1} ${name}`).join(', ');
  return Err(
    problem(
      'picture-not-found',
      `No tiene una imagen «${printable(missing)}»`,
      known === '' ? undefined : `Tiene: ${known}`,
    ),
  );
};

const arrangement = ({ services, caller }: Asking, product: SeenProduct, names: readonly string[], what: string) => ({
  names: [product.details.code, `${product.details.code} ${product.brand}`],
  question: `¿${printable(what)} ${productName(product)}?`,
  isDone: names.join('\n') === product.pictures.join('\n'),
  before: arrangedToWire({ product, names: product.pictures }),
  work: async () =>
    (await services.productPictures.arrange(caller, product.id, product.pictures, names)).map((now) => ({
      product,
      names: now,
    })),
});

export const group: CommandGroup = { modules: [catalogueManagementModule], define: pictureCommands };
