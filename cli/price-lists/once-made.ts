import { priceChangeText, priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { managedPriceListToWire } from '#adapters/wire/price-list-management.wire.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { PriceChange } from '#core/price-lists/management/price-change.ts';
import type { PriceListManagementFailure } from '#core/price-lists/management/price-list-management.service.ts';
import { Err, type Result } from '#core/shared/result.ts';
import { followWork } from '../follow.ts';
import { Interrupted, type Outcome, problem } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { whileItLasts } from '../progress.ts';
import type { Cli } from '../run-command.ts';
import { printable } from '../style.ts';
import { type OpenPriceLists, priceListOutcome, readAgain } from './find-price-list.ts';

/** Milliseconds that the change of the prices is waited for: a million of them take some minutes. */
const longestWaitMs = 15 * 60 * 1000;

/**
 * The list once what was asked for at once is made of it: the server changes the prices a moment later, and who goes on
 * to export them would have those of before. A change that `known` has was asked for earlier, and is not waited for.
 * `isCreated`: the list is there now, which is said where its prices are not.
 */
export async function withPricesMade(
  cli: Cli,
  open: OpenPriceLists,
  known: ReadonlySet<string>,
  asked: SeenPriceList,
  isCreated = false,
): Promise<Result<SeenPriceList, Outcome>> {
  const own = ({ changes }: SeenPriceList) => changes.filter(({ id }) => !known.has(id));
  const isWaiting = (list: SeenPriceList): boolean => own(list).some(({ state }) => state === 'waiting');
  const { terminal, outputMode, settings } = cli;
  const created = isCreated ? `La lista ${printable(asked.name)} está creada. ` : '';
  const until = terminal.now() + longestWaitMs;
  const following = followWork(asked, {
    isUnderWay: (list) => isWaiting(list) && terminal.now() < until,
    look: () => readAgain(cli, open, asked.id),
    interrupted: terminal.interrupted,
    onLook: () => undefined,
  });
  const made = await whileItLasts(terminal, outputMode, 'Cambiando los precios', following).catch((error) => {
    if (error instanceof Interrupted) terminal.stderr.write(`${created}El servidor los cambia por su cuenta.\n`);
    throw error;
  });
  if (!made.ok) {
    // Said by itself: the failure's text may be that of the connection.
    if (isCreated) terminal.stderr.write(`${created.trimEnd()}\n`);
    return Err(problemOf(made.val, settings.server, priceListManagementProblem));
  }
  const failed = own(made.val).find(({ state }) => state === 'failed');
  if (failed !== undefined) {
    return Err(problem('price-change-failed', `${created}${priceChangeText(failed)}`, 'Mirá: mostrador jobs'));
  }
  if (!isWaiting(made.val)) return made;
  const text = 'Los precios todavía no cambiaron: el servidor los cambia por su cuenta';
  return Err(problem('price-change-goes-on', `${created}${text}`, goesOnAdvice));
}

const goesOnAdvice = 'Mirá: mostrador price-lists show, con la lista, o mostrador jobs';

/** Waits for a change that was asked for earlier, as `withPricesMade` does. */
export const withChangeMade = (
  cli: Cli,
  open: OpenPriceLists,
  list: SeenPriceList,
  change: PriceChange,
  isCreated = false,
): Promise<Result<SeenPriceList, Outcome>> => {
  const others = list.changes.flatMap(({ id }) => (id === change.id ? [] : id));
  return withPricesMade(cli, open, new Set(others), list, isCreated);
};

/** Waits for a list that is there, whose prices a change is still making: nothing is asked of the server. */
export const waitPlan = (cli: Cli, open: OpenPriceLists, list: SeenPriceList, change: PriceChange) => ({
  question: `¿Esperar a que ${printable(list.name)}, que ya está creada, tenga sus precios?`,
  before: managedPriceListToWire(list),
  drawsProgress: true as const,
  work: async () =>
    (await withChangeMade(cli, open, list, change, true)).map((made) => ({
      ...{ list: made, lists: open.lists },
      wasThere: true as const,
    })),
});

/** Waits as `withPricesMade` does, and answers the outcome of a command. What `before` has was asked for earlier. */
export async function onceMade(
  cli: Cli,
  open: OpenPriceLists,
  before: SeenPriceList,
  asked: Result<SeenPriceList, PriceListManagementFailure>,
): Promise<Outcome> {
  if (!asked.ok) return priceListOutcome(cli, open, asked);
  const made = await withPricesMade(cli, open, new Set(before.changes.map(({ id }) => id)), asked.val);
  return made.ok ? priceListOutcome(cli, open, made) : made.val;
}
