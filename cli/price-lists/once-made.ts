import { priceChangeText, priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { PriceListManagementFailure } from '#core/price-lists/management/price-list-management.service.ts';
import type { Result } from '#core/shared/result.ts';
import { followWork } from '../follow.ts';
import { Interrupted, type Outcome, problem } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { whileItLasts } from '../progress.ts';
import type { Cli } from '../run-command.ts';
import { type OpenPriceLists, priceListOutcome, readAgain } from './find-price-list.ts';

/**
 * The list once what was asked for at once is made of it: the server changes the prices a moment later, and who goes on
 * to export them would have those of before. What `before` has was asked for earlier, and is not waited for.
 */
export async function onceMade(
  cli: Cli,
  open: OpenPriceLists,
  before: SeenPriceList,
  asked: Result<SeenPriceList, PriceListManagementFailure>,
): Promise<Outcome> {
  if (!asked.ok) return priceListOutcome(cli, open, asked);
  const known = new Set(before.changes.map(({ id }) => id));
  const own = ({ changes }: SeenPriceList) => changes.filter(({ id }) => !known.has(id));
  const { terminal, outputMode, settings } = cli;
  const following = followWork(asked.val, {
    isUnderWay: (list) => own(list).some(({ state }) => state === 'waiting'),
    look: () => readAgain(cli, open, asked.val.id),
    interrupted: terminal.interrupted,
    onLook: () => undefined,
  });
  const made = await whileItLasts(terminal, outputMode, 'Cambiando los precios', following).catch((error) => {
    if (error instanceof Interrupted) terminal.stderr.write('El servidor los cambia por su cuenta.\n');
    throw error;
  });
  if (!made.ok) return problemOf(made.val, settings.server, priceListManagementProblem);
  const failed = own(made.val).find(({ state }) => state === 'failed');
  if (failed !== undefined) return problem('price-change-failed', priceChangeText(failed), 'Mirá: mostrador jobs');
  return priceListOutcome(cli, open, made);
}
