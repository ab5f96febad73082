import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { flyerManagementProblem } from '#adapters/texts/flyers.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { productManagementProblem } from '#adapters/texts/product-management.es.ts';
import { tiedProductsToWire, tiedProductsWire, toTieFromWire, toTieWire } from '#adapters/wire/flyers.wire.ts';
import { tied } from '#core/flyers/flyer.ts';
import type { FlyerManagementFailure, TiedProducts } from '#core/flyers/flyer-management.service.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { partsInCell } from '#core/sheets/cell-parts.ts';
import type { CommandGroup } from '../command-group.ts';
import { standsAlready } from '../declare/already-so.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, declareGroup, orOutcome } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { type FileOptions, fileOption, givenFields, wholeOf } from '../fields-file.ts';
import { productCoded } from '../find/find-product.ts';
import { flyersList } from '../lists/flyers.list.ts';
import { flyerProductsList } from '../lists/flyers-show.list.ts';
import { catalogueManagementModule } from '../modules/catalogue-management.module.ts';
import { picturesModule } from '../modules/pictures.module.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';

interface SetOptions extends FileOptions {
  readonly none?: boolean;
}

type Failure = FlyerManagementFailure;

const base = { access: 'administration', problem: flyerManagementProblem } as const;

const word = ['flyer', 'el nombre de su imagen, el que da flyers list'] as const;

const flyerWire = z.object({ name: z.string(), ...tiedProductsWire.def.shape });

/** The articles that are said, each by its code, or by its code and brand: 'BKR6E|NGK'. */
const idsOf = async (asking: Asking, codes: readonly string[]): Promise<Result<readonly ProductId[], Outcome>> => {
  const ids: ProductId[] = [];
  for (const typed of codes) {
    const [[code = '', brand = ''] = []] = partsInCell(typed);
    const found = await productCoded(asking, code, brand || undefined, '"CÓDIGO|MARCA"');
    const product = orOutcome(asking.cli, found, productManagementProblem);
    if (!product.ok) return product;
    ids.push(product.val.id);
  }
  return Ok(ids);
};

const wantedOf = async (
  asking: Asking,
  { file, none = false }: SetOptions,
  codes: readonly string[],
): Promise<Result<readonly ProductId[], Outcome>> => {
  const ways = [file !== undefined, none, codes.length > 0].filter((isChosen) => isChosen).length;
  if (ways > 1) return Err(wrongUsage('No van juntos los códigos, --file y --none', 'Decilo de una sola manera'));
  if (none) return Ok([]);
  if (file === undefined) return idsOf(asking, codes);
  const fields = await givenFields(asking.cli, file, {});
  return fields.andThen((body) => wholeOf(toTieWire, body)).map(toTieFromWire);
};

const flyerCommands = (program: Command, act: Act): void => {
  const flyers = declareGroup(
    program,
    'flyers',
    'Flyers, y los artículos que muestra cada uno',
    'flyers list',
    'flyers set oferta.jpg BKR6E 6203-2RS',
  );
  declareList(flyers, act, flyersList);
  declareList(flyers, act, flyerProductsList);
  declareChange<SetOptions, TiedProducts & { readonly name: string }, Failure>(flyers, act, {
    ...base,
    name: 'set',
    about: 'Dice qué artículos muestra uno, en ese orden y ningún otro',
    examples: [
      'flyers set oferta.jpg BKR6E "6203-2RS|SKF"',
      'flyers set oferta.jpg --file articulos.json --dry-run',
      'flyers set oferta.jpg --none --yes',
    ],
    words: [word, ['[códigos...]', "código, «código|marca», o id como '#12'"]],
    options: [fileOption(), new Option('--none', 'dejarlo sin artículos')],
    needs: [
      {
        anyOf: ['códigos', '--file', '--none'],
        message: 'No dice qué artículos muestra',
        advice: 'Van los códigos, o --file ARCHIVO, o --none para dejarlo sin artículos',
      },
    ],
    // Whether some products leave is known only once the former ones were read.
    isFinal: () => false,
    hasNoName: true,
    answer: changedWire(flyerWire),
    toWire: ({ name, ...tied }) => ({ name, ...tiedProductsToWire(tied) }),
    message: ({ name, products }) => `${printable(name)}: ${formatCount(products.length)} artículos`,
    plan: async (asking, options, name = '', ...codes) => {
      const { services, caller } = asking;
      const held = await services.flyerManagement.read(caller, name);
      if (!held.ok) return held;
      const heldIds = held.val.products.map(({ productId }) => productId);
      const wanted = await wantedOf(asking, options, codes);
      return wanted.map((ids) => ({
        question: `¿Dejar ${formatCount(ids.length)} artículos en ${printable(name)}?`,
        isDone: standsAlready(ids, heldIds),
        before: { name, ...tiedProductsToWire(held.val) },
        // The products that leave are noted nowhere else.
        isFinal: heldIds.some((id) => !ids.includes(id)),
        refusal: () => {
          const answer = tied(ids, heldIds, new Set(ids));
          return answer.ok ? null : answer.val;
        },
        work: async () =>
          (await services.flyerManagement.tie(caller, name, ids, held.val.tag)).map((tied) => ({ name, ...tied })),
      }));
    },
  });
};

export const group: CommandGroup = { modules: [picturesModule, catalogueManagementModule], define: flyerCommands };
