import { priceChangeText } from '#adapters/texts/price-list-management.es.ts';
import { managedPriceListToWire } from '#adapters/wire/price-list-management.wire.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { PriceChange } from '#core/price-lists/management/price-change.ts';
import type { PriceListManagementFailure } from '#core/price-lists/management/price-list-management.service.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { NamedPlan } from '../declare/change.ts';
import type { Asking } from '../declare/declare.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import { askWhich } from '../prompt.ts';
import type { Cli } from '../run-command.ts';
import { printable } from '../style.ts';
import { type ChangedPriceList, openPriceLists } from './find-price-list.ts';

/** The only change that waits, or the one that is chosen of several. */
const oneWaiting = async (
  { terminal, outputMode }: Cli,
  { name }: SeenPriceList,
  waiting: readonly PriceChange[],
): Promise<Result<PriceChange | undefined, Outcome>> => {
  if (waiting.length <= 1) return Ok(waiting[0]);
  const message = `${printable(name)} tiene ${waiting.length} cambios que esperan`;
  const choices = waiting.map((change) => ({ name: change.id, about: priceChangeText(change), change }));
  const chosen = outputMode.mayAsk ? await askWhich(terminal, `${message}. ¿Cuál se anula?`, choices) : null;
  const ids = waiting.map(({ id }) => id).join(', ');
  return chosen === null ? Err(wrongUsage(message, `Decí cuál: ${ids}`)) : Ok(chosen.change);
};

/** Calls off a change of prices that waits. */
export async function cancelPlan(
  { cli, services }: Asking,
  name = '',
  id?: string,
): Promise<Result<NamedPlan<ChangedPriceList, PriceListManagementFailure>, PriceListManagementFailure | Outcome>> {
  const open = await openPriceLists(cli);
  if (!open.ok) return open;
  const { caller, lists } = open.val;
  const found = open.val.find(name);
  if (!found.ok) return found;
  const list = found.val;
  const waiting = list.changes.filter(({ state }) => state !== 'done' && state !== 'undone');
  const which =
    id === undefined ? await oneWaiting(cli, list, waiting) : Ok(waiting.find((change) => change.id === id));
  if (!which.ok) return which;
  const chosen = which.val;
  if (id !== undefined && chosen === undefined) return Err({ code: 'price-change-gone' });
  return Ok({
    names: [list.name],
    question: `¿Anular el cambio de precios que espera en ${printable(list.name)}?`,
    isDone: chosen === undefined,
    doneText: `Ningún cambio espera en ${printable(list.name)}: no se cambió nada`,
    before: managedPriceListToWire(list),
    work: async () =>
      chosen === undefined
        ? Ok({ list, lists })
        : (await services.managedPriceLists.cancel(caller, list.id, chosen.id)).map((now) => ({ list: now, lists })),
  });
}
