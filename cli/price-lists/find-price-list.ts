import { priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { managedPriceListToWire } from '#adapters/wire/price-list-management.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { PriceListManagementFailure } from '#core/price-lists/management/price-list-management.service.ts';
import { folded } from '#core/shared/folded.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { done, type Outcome, type Problem, problem } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import type { Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { managedPriceListText } from '../views/price-list-management.view.ts';

/** A list as it became, among the others. */
export interface ChangedPriceList {
  readonly list: SeenPriceList;
  readonly lists: readonly SeenPriceList[];
  /** The change was asked for earlier, and this command only waited for it. */
  readonly wasThere?: true;
}

/** The lists as management sees them, and who asks. */
export interface OpenPriceLists {
  readonly caller: Caller;
  readonly lists: readonly SeenPriceList[];
  /** The list that is called so, however it is written. */
  readonly find: (name: string) => Result<SeenPriceList, Outcome>;
}

export const openPriceLists = async ({ services, settings }: Cli): Promise<Result<OpenPriceLists, Outcome>> => {
  const who = await signedIn(services, settings.server, 'management');
  if (!who.ok) return who;
  const answer = await services.managedPriceLists.lists(who.val.caller);
  if (!answer.ok) return Err(problemOf(answer.val, settings.server, priceListManagementProblem));
  const lists = answer.val;
  return Ok({ caller: who.val.caller, lists, find: (name) => listCalled(lists, name) });
};

/** The list of that name, however it is written. */
export const listCalled = (lists: readonly SeenPriceList[], name: string): Result<SeenPriceList, Problem> => {
  const found = lists.find((list) => folded(list.name) === folded(name));
  if (found !== undefined) return Ok(found);
  return Err(
    problem('price-list-not-found', `No hay una lista que se llame «${name}»`, 'Mirá: mostrador price-lists list'),
  );
};

/** A list as it is after a change, which `--quiet` leaves out, or why there was none. */
export const priceListOutcome = (
  cli: Cli,
  { lists }: OpenPriceLists,
  answer: Result<SeenPriceList, PriceListManagementFailure>,
): Outcome =>
  answer.ok
    ? done(
        managedPriceListToWire(answer.val),
        managedPriceListText(answer.val, lists, styleFor(cli.outputMode.colour.stdout)),
      )
    : problemOf(answer.val, cli.settings.server, priceListManagementProblem);

/** The list with what is settled of it now. */
export const readAgain = async ({ services }: Cli, { caller }: OpenPriceLists, id: PriceListId) =>
  (await services.managedPriceLists.lists(caller)).andThen((lists) => {
    const list = lists.find((each) => each.id === id);
    return list === undefined ? Err({ code: 'price-list-not-found' } as const) : Ok(list);
  });
