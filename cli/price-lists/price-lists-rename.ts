import type { Command } from 'commander';
import { priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { managedPriceListToWire, managedPriceListWire } from '#adapters/wire/price-list-management.wire.ts';
import { listNameFlaw, nameTaken, type SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { PriceListManagementFailure } from '#core/price-lists/management/price-list-management.service.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import { standsAlready } from '../declare/already-so.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import type { Act } from '../run-command.ts';
import { printable, styleFor } from '../style.ts';
import { managedPriceListText } from '../views/price-list-management.view.ts';
import { openPriceLists } from './find-price-list.ts';

/** A list as it became, among the others. */
interface Renamed {
  readonly list: SeenPriceList;
  readonly lists: readonly SeenPriceList[];
}

/** Gives a list another name; refused where somebody else renamed it since it was read. */
export const priceListRenameCommand = (lists: Command, act: Act): void =>
  declareChange<object, Renamed, PriceListManagementFailure>(lists, act, {
    access: 'management',
    problem: priceListManagementProblem,
    name: 'rename',
    about: 'Cambia el nombre de una lista',
    examples: ['price-lists rename "Lista 9" Interior'],
    words: [
      ['lista', 'cómo se llama'],
      ['nombre', 'cómo se va a llamar'],
    ],
    answer: changedWire(managedPriceListWire),
    toWire: ({ list }) => managedPriceListToWire(list),
    message: ({ list, lists: all }) => managedPriceListText(list, all, styleFor(false)),
    plan: async ({ cli, services, caller }, _options, former = '', name = '') => {
      const open = await openPriceLists(cli);
      if (!open.ok) return open;
      return open.val.find(former).map((list) => ({
        question: `¿Llamar ${printable(name)} a ${printable(list.name)}?`,
        isDone: standsAlready(visibleLine(name), list.name),
        before: managedPriceListToWire(list),
        refusal: () =>
          listNameFlaw(visibleLine(name)) ??
          nameTaken(
            open.val.lists.filter(({ id }) => id !== list.id),
            name,
          ),
        work: async () =>
          (await services.managedPriceLists.rename(caller, list.id, list.tag, name)).map((renamed) => ({
            list: renamed,
            lists: open.val.lists,
          })),
      }));
    },
  });
