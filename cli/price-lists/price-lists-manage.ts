import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { assignedText, priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { managedPriceListToWire, managedPriceListWire } from '#adapters/wire/price-list-management.wire.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import {
  type Assigned,
  changeFrom,
  isMadeFrom,
  isWaitingFor,
  listNameFlaw,
  nameTaken,
  type SeenPriceList,
  shownUsers,
  withdrawalRefusal,
} from '#core/price-lists/management/managed-price-list.ts';
import type { PriceListManagementFailure } from '#core/price-lists/management/price-list-management.service.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import { changedWire, declareChange, type Plan } from '../declare/change.ts';
import { type Asking, orOutcome } from '../declare/declare.ts';
import { declareShow } from '../declare/show.ts';
import { listedByCode } from '../find/find-customer.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import type { Act, Cli } from '../run-command.ts';
import { printable, styleFor } from '../style.ts';
import { managedPriceListText } from '../views/price-list-management.view.ts';
import { type ChangedPriceList, type OpenPriceLists, openPriceLists } from './find-price-list.ts';
import { waitPlan, withPricesMade } from './once-made.ts';
import { cancelPlan } from './price-lists-cancel.ts';
import { type SourceOptions, sourceOfOptions, sourceOptions } from './price-source-options.ts';

interface AssignOptions {
  readonly allOf?: string;
}

/** The list, and how many customers were assigned to it. */
interface Moved {
  readonly list: string;
  readonly moved: number;
}

/** Lists made, copied, given to customers and taken out of use. */
export const priceListManagementCommands = (lists: Command, act: Act): void => {
  const made = {
    access: 'management',
    problem: priceListManagementProblem,
    answer: changedWire(z.partial(managedPriceListWire)),
    toWire: ({ list }: ChangedPriceList) => managedPriceListToWire(list),
    message: ({ list, lists: all }: ChangedPriceList) => managedPriceListText(list, all, styleFor(false)),
    wasDone: ({ wasThere }: ChangedPriceList) => wasThere === true,
  } as const;
  declareShow<object, ChangedPriceList, PriceListManagementFailure>(lists, act, {
    access: 'management',
    problem: priceListManagementProblem,
    name: 'show',
    about: 'Muestra una lista y sus cambios de precios',
    examples: ['price-lists show "Lista 1"'],
    words: [['lista', 'su nombre']],
    answer: managedPriceListWire,
    toWire: ({ list }) => managedPriceListToWire(list),
    text: ({ list, lists: all }, style, columns) => managedPriceListText(list, all, style, columns),
    ask: async ({ cli }, _options, name = '') => {
      const open = await openPriceLists(cli);
      return open.andThen(({ find, lists: all }) => find(name).map((list) => ({ list, lists: all })));
    },
  });
  declareChange<SourceOptions, ChangedPriceList, PriceListManagementFailure>(lists, act, {
    ...made,
    name: 'create',
    about: 'Crea una lista, vacía o con los precios de otra',
    examples: [
      'price-lists create Mayorista',
      'price-lists create Mayorista --from-list "Lista 1" --percentage -15 --rounding decena',
    ],
    words: [['nombre', 'cómo se llama']],
    options: sourceOptions(),
    needs: [
      {
        anyOf: ['--from-list'],
        message: 'No dice de qué lista salen los precios',
        advice: 'Por ejemplo: --from-list "Lista 1"',
        when: (line) => line.has('--percentage'),
      },
    ],
    plan: (asking, options, name) => createPlan(asking, options, name),
  });
  declareChange<SourceOptions, ChangedPriceList, PriceListManagementFailure>(lists, act, {
    ...made,
    name: 'copy',
    about: 'Crea una lista con los precios de otra',
    examples: ['price-lists copy "Lista 1" "Lista 1 interior" --percentage 4 --dry-run'],
    words: [
      ['lista', 'la que se copia'],
      ['nombre', 'cómo se llama la nueva'],
    ],
    options: sourceOptions(true),
    plan: (asking, options, fromList = '', name = '') => createPlan(asking, { ...options, fromList }, name),
  });
  declareChange<object, ChangedPriceList, PriceListManagementFailure>(lists, act, {
    ...made,
    name: 'cancel',
    about: 'Anula un cambio de precios programado',
    examples: ['price-lists cancel "Lista 2" --yes', 'price-lists cancel "Lista 2" 12 --dry-run'],
    isFinal: true,
    words: [
      ['lista', 'su nombre'],
      ['[número]', 'cuál, si hay más de uno'],
    ],
    plan: (asking, _options, name, id) => cancelPlan(asking, name, id),
  });
  declareChange<AssignOptions, Moved, PriceListManagementFailure>(lists, act, {
    access: 'management',
    problem: priceListManagementProblem,
    name: 'assign',
    about: 'Pasa clientes a una lista: los que se nombran, o todos los de otra',
    examples: ['price-lists assign Mayorista C-101 C-102', 'price-lists assign "Lista 3" --all-of "Lista 2" --dry-run'],
    words: [
      ['lista', 'con la que van a comprar'],
      ['[clientes...]', 'sus códigos'],
    ],
    options: [new Option('--all-of <LISTA>', 'todos los que compran con ésta')],
    needs: [
      {
        anyOf: ['clientes', '--all-of'],
        message: 'No dice a qué clientes',
        advice: 'Por ejemplo: price-lists assign Mayorista C-101, o --all-of "Lista 2"',
      },
    ],
    // Not reversible: afterwards customers of the other list cannot be told from those that bought by this one before.
    isFinal: () => false,
    hasNoName: true,
    answer: changedWire(z.object({ list: z.string(), moved: z.optional(z.number()) })),
    toWire: (moved) => moved,
    message: ({ list, moved }) => assignedText(moved, list),
    plan: assignPlan,
  });
  for (const [name, isWithdrawn, about, word] of [
    ['withdraw', true, 'Retira una lista: nadie la elige ni la baja, y sus precios quedan', 'Retirar'],
    ['restore', false, 'Vuelve a poner en uso una lista retirada', 'Volver a usar'],
  ] as const) {
    declareChange<object, ChangedPriceList, PriceListManagementFailure>(lists, act, {
      name,
      about,
      examples: [`price-lists ${name} "Lista 9"${isWithdrawn ? ' --yes' : ''}`],
      words: [['lista', 'su nombre']],
      isFinal: isWithdrawn,
      isReversible: true,
      answer: changedWire(managedPriceListWire),
      access: 'management',
      problem: priceListManagementProblem,
      toWire: ({ list }) => managedPriceListToWire(list),
      message: ({ list, lists: all }) => managedPriceListText(list, all, styleFor(false)),
      plan: async (asking, _options, text = '') => {
        const { services, caller } = asking;
        const open = await openPriceLists(asking.cli);
        if (!open.ok) return open;
        return open.val.find(text).map((list) => ({
          names: [list.name],
          question: `¿${word} ${printable(list.name)}?`,
          isDone: list.isWithdrawn === isWithdrawn,
          before: managedPriceListToWire(list),
          refusal: () => (isWithdrawn ? withdrawalRefusalOf(asking, open.val.lists, list) : null),
          work: async () =>
            (await services.managedPriceLists.setWithdrawn(caller, list.id, isWithdrawn)).map((changed) => ({
              list: changed,
              lists: open.val.lists,
            })),
        }));
      },
    });
  }
};

type ChangePlan<Value> = Promise<Result<Plan<Value, PriceListManagementFailure>, PriceListManagementFailure | Outcome>>;

async function createPlan({ cli, services }: Asking, options: SourceOptions, name = ''): ChangePlan<ChangedPriceList> {
  const open = await openPriceLists(cli);
  if (!open.ok) return open;
  const { caller, lists } = open.val;
  const there = open.val.find(name);
  return sourceOfOptions(open.val, null, options).map((source) => {
    const now = cli.terminal.now();
    const isThere = there.ok && isMadeFrom(there.val, source, now);
    const change = isThere && source !== null ? changeFrom(there.val, source, now) : null;
    if (isThere && change?.state === 'waiting') return waitPlan(cli, open.val, there.val, change);
    return {
      question: `¿Crear la lista ${printable(name)}${options.fromList === undefined ? '' : ` con los precios de ${printable(options.fromList)}`}?`,
      isDone: isThere,
      before: there.ok ? managedPriceListToWire(there.val) : {},
      refusal: () => listNameFlaw(visibleLine(name)) ?? nameTaken(lists, name) ?? sourceRefusal(lists, source),
      // The work draws its own progress while the prices are made.
      ...(source === null ? {} : { drawsProgress: true }),
      work: async () => {
        const created = await services.managedPriceLists.create(caller, name, source);
        const made = created.ok ? await withPricesMade(cli, open.val, new Set(), created.val, true) : created;
        return made.map((list) => ({ list, lists }));
      },
    };
  });
}

/** Prices come from a list in use. */
const sourceRefusal = (
  lists: readonly SeenPriceList[],
  source: PercentageSource | null,
): PriceListManagementFailure | null => {
  const from = lists.find(({ id }) => id === source?.fromListId);
  return from?.isWithdrawn === true ? { code: 'price-list-withdrawn', name: from.name } : null;
};

/** Why a list cannot be withdrawn, with the first customers who buy by it. */
async function withdrawalRefusalOf(
  { services, caller }: Asking,
  lists: readonly SeenPriceList[],
  { id, isFirst, customers }: SeenPriceList,
): Promise<PriceListManagementFailure | Outcome | null> {
  const changes = lists.flatMap((list) => list.changes.filter((change) => isWaitingFor(change, id))).length;
  const refused = withdrawalRefusal({ isFirst, customers, names: [], changes });
  if (refused?.code !== 'price-list-has-customers') return refused;
  const page = await services.customers.page(caller, { ...everyCustomer, priceListId: id }, null);
  if (!page.ok) return refused;
  return { ...refused, names: page.val.customers.slice(0, shownUsers).map(({ name }) => name) };
}

/** The customers who get another list: those of these codes, or all of a list. */
const whose = async (
  cli: Cli,
  { caller, find }: OpenPriceLists,
  codes: readonly string[],
  allOf: string | undefined,
): Promise<Result<Assigned, Outcome>> => {
  if (allOf !== undefined) return find(allOf).map(({ id }) => ({ fromListId: id }));
  const customerIds: CustomerId[] = [];
  for (const code of codes) {
    const found = orOutcome(cli, await listedByCode(cli, caller, code), customerManagementProblem);
    if (!found.ok) return found;
    customerIds.push(found.val.id);
  }
  return Ok({ customerIds });
};

async function assignPlan(
  { cli, services }: Asking,
  { allOf }: AssignOptions,
  name = '',
  ...codes: readonly string[]
): ChangePlan<Moved> {
  if (codes.length > 0 && allOf !== undefined) {
    return Err(wrongUsage('Van códigos de clientes o --all-of, no los dos'));
  }
  const open = await openPriceLists(cli);
  if (!open.ok) return open;
  const list = open.val.find(name);
  if (!list.ok) return list;
  const { id, name: listName } = list.val;
  const customers = allOf === undefined ? codes.join(', ') : `todos los de ${allOf}`;
  return (await whose(cli, open.val, codes, allOf)).map((assigned) => ({
    question: `¿Pasar a ${printable(listName)} a ${printable(customers)}?`,
    isFinal: allOf !== undefined,
    before: { list: listName },
    work: async () =>
      (await services.managedPriceLists.assign(open.val.caller, id, assigned)).map((moved) => ({
        list: listName,
        moved,
      })),
  }));
}
