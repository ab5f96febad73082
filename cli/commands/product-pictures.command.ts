import type { Command } from 'commander';
import * as z from 'zod/mini';
import { productPictureProblem } from '#adapters/texts/product-pictures.es.ts';
import type { SeenProduct } from '#core/catalogue/management/managed-product.ts';
import type { ProductPictureFailure } from '#core/files/products/product-picture.service.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { addPictures } from '../catalogue/product-pictures-add.ts';
import { waitingCommands } from '../catalogue/waiting-pictures.ts';
import type { CommandGroup } from '../command-group.ts';
import { standsAlready } from '../declare/already-so.ts';
import { type ConfirmOptions, changedWire, declareChange, isConfirmed } from '../declare/change.ts';
import { type Asking, declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { type BrandOptions, brandOption, code, productName, productOf } from '../find/find-product.ts';
import { productPicturesList } from '../lists/product-pictures.list.ts';
import { catalogueManagementModule } from '../modules/catalogue-management.module.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';

interface Arranged {
  readonly product: SeenProduct;
  readonly names: readonly string[];
}

const base = { access: 'management', problem: productPictureProblem } as const;

const arrangedWire = z.object({ id: z.string(), code: z.string(), brand: z.string(), names: z.array(z.string()) });

const arrangedToWire = ({ product, names }: Arranged): z.infer<typeof arrangedWire> => ({
  id: product.id,
  code: product.details.code,
  brand: product.brand,
  names: [...names],
});

const arranging = { ...base, answer: changedWire(arrangedWire), toWire: arrangedToWire } as const;

const pictureCommands = (program: Command, act: Act): void => {
  const pictures = declareGroup(
    program,
    'product-pictures',
    'Imágenes de los artículos',
    'product-pictures add BKR6E.jpg 6203-2.png --dry-run',
    'product-pictures list BKR6E',
  );
  declareList(pictures, act, productPicturesList);
  addPictures(pictures, act);
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
  declareChange<BrandOptions & ConfirmOptions, Arranged, ProductPictureFailure>(pictures, act, {
    ...arranging,
    name: 'remove',
    about: 'Le saca imágenes a un artículo',
    examples: ['product-pictures remove BKR6E 2', 'product-pictures remove BKR6E frente.jpg --yes'],
    words: [code, ['imágenes...', 'sus nombres; sus lugares, si se pregunta antes']],
    options: [brandOption],
    isFinal: true,
    message: ({ product, names }) => `${productName(product)}: le quedan ${names.length}`,
    plan: async (asking, { brand, ...confirmation }, text = '', ...gone) => {
      const found = await productOf(asking, text, brand);
      if (!found.ok) return found;
      const product = found.val;
      const { pictures: held } = product;
      // Sent again it would take away the picture that is then at that place: a person has to look.
      const place = gone.find((each) => isPlace(each) && !held.includes(each));
      if (place !== undefined && isConfirmed(confirmation)) return Err(placeUnasked(product, place));
      // A name that is not there was taken off already.
      const names = namesIn(
        product,
        gone.filter((each) => isPlace(each) || held.includes(each)),
      );
      return names.map((removed) => ({
        ...arrangement(
          asking,
          product,
          held.filter((name) => !removed.includes(name)),
          `Sacarle ${removed.join(', ')} a`,
        ),
        doneText: `${productName(product)} no tiene ${gone.map((each) => `«${printable(each)}»`).join(', ')}: no se cambió nada`,
      }));
    },
  });
  waitingCommands(pictures, act);
};

const isPlace = (typed: string): boolean => /^\d+$/.test(typed);

const placeUnasked = ({ pictures }: SeenProduct, place: string): Outcome => {
  const name = pictures[Number(place) - 1];
  return wrongUsage(
    'Con --yes van los nombres: otra vez, ese lugar sería de otra imagen',
    name === undefined ? undefined : `En el ${place} está ${printable(name)}`,
  );
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
  isDone: standsAlready(names, product.pictures),
  before: arrangedToWire({ product, names: product.pictures }),
  work: async () =>
    (await services.productPictures.arrange(caller, product.id, product.pictures, names)).map((now) => ({
      product,
      names: now,
    })),
});

export const group: CommandGroup = { modules: [catalogueManagementModule], define: pictureCommands };
