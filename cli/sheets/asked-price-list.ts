import type { Caller } from '#core/access/caller.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { askOption } from '../missing-words.ts';
import { type Problem, wrongUsage } from '../outcome.ts';
import { askWhich } from '../prompt.ts';
import type { Cli } from '../run-command.ts';

/** The only thing that the sheet does not say is of which list its prices are. */
export const lacksPriceList = ({ failure }: Pick<ImportRun, 'failure'>): boolean =>
  failure?.code === 'missing-columns' && failure.missing.length === 1 && failure.missing[0]?.[0] === 'priceList';

const missing = wrongUsage(
  'Falta --price-list: la planilla no dice de qué lista son los precios',
  'Va su nombre, o qué columna lo dice con --mapping ARCHIVO (docs/import)',
);

/** The names of the lists in use; none where the server does not tell them. */
const listNames = async ({ services }: Cli, caller: Caller): Promise<readonly string[]> => {
  services.use((await import('../modules/price-lists.module.ts')).priceListsModule);
  const lists = await services.managedPriceLists.lists(caller);
  return lists.ok ? lists.val.filter(({ isWithdrawn }) => !isWithdrawn).map(({ name }) => name) : [];
};

/** Of which list the prices are, as whoever is there chooses it. */
export const askPriceList = async (cli: Cli, caller: Caller): Promise<Result<string, Problem>> => {
  if (!cli.outputMode.mayAsk) return Err(missing);
  const names = await listNames(cli, caller);
  if (names.length === 0) return askOption(cli, '--price-list', 'de qué lista son los precios');
  const choices = names.map((name) => ({ name }));
  const chosen = await askWhich(cli.terminal, '--price-list: ¿de qué lista son los precios?', choices);
  return chosen === null ? Err(missing) : Ok(chosen.name);
};
