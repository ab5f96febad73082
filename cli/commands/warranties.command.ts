import type { Command } from 'commander';
import { warrantiesProblem, warrantyProblem, warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import { managedWarrantyPageToWire, warrantiesToWire, warrantyToWire } from '#adapters/wire/warranties.wire.ts';
import { parseNumber } from '#core/orders/number.ts';
import { warrantyStates } from '#core/warranties/state.ts';
import { withExamples } from '../help.ts';
import { type Outcome, success, wrongUsage } from '../outcome.ts';
import { readPage } from '../page-option.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { withScreen } from '../screens/on-screen.ts';
import { signedIn, signedInForEither } from '../session.ts';
import { styleFor } from '../style.ts';
import { managedWarrantyListText, warrantyListText } from '../views/warranty-list.view.ts';
import { caseMessageCommands } from './case-messages.command.ts';

interface ListOptions {
  readonly page: number;
}

interface StateOptions {
  readonly resolution?: string;
}

/** Nothing becomes Created again. */
const steps = warrantyStates.filter((state) => state !== 'Created');
const stepNames = steps.map((state) => `${state} (${warrantyStateTexts[state]})`).join(', ');

export const warrantyCommands = (program: Command, act: Act): void => {
  const warranties = program.command('warranties').description('Garantías');
  withScreen<ListOptions>(warranties, act, 'caseDesk', loadScreen, (cli) => list(cli, { page: 1 }));
  withExamples(warranties, 'warranties', 'warranties list', 'warranties state 2026-1 Pending');
  withExamples(
    warranties
      .command('list')
      .description('Lista las garantías, las más nuevas primero')
      .option('--page <N>', 'página, de a 20, de las de todos los clientes', readPage, 1)
      .action(act<ListOptions>(list)),
    'warranties list',
    'warranties list --json',
  );
  withExamples(
    warranties
      .command('state')
      .description('Cambia el estado de una garantía, para el personal')
      .argument('número', 'el de RMA: 2026-00000001, o 2026-1')
      .argument('estado', stepNames)
      .option('--resolution <TEXTO>', 'lo que lee el cliente al aceptarla o rechazarla')
      .action(act<StateOptions>((cli, options, number, state) => change(cli, options, number, state))),
    'warranties state 2026-1 Pending',
    'warranties state 2026-1 Accepted --resolution "Se repone sin cargo"',
  );
  caseMessageCommands(warranties, act, 'warranty');
};

const loadScreen = async () => (await import('../screens/warranties.screen.ts')).warrantiesScreen;

async function list({ services, settings, outputMode }: Cli, { page }: ListOptions): Promise<Outcome> {
  const who = await signedInForEither(services, settings.server, 'warranties');
  if (!who.ok) return who.val;
  const { caller, isStaff } = who.val;
  const style = styleFor(outputMode.colour.stdout);
  if (isStaff) {
    const answer = await services.warrantyManagement.page(caller, page);
    if (!answer.ok) return problemOf(answer.val, settings.server, warrantiesProblem);
    return success(
      managedWarrantyPageToWire(answer.val),
      managedWarrantyListText(answer.val, style, outputMode.columns),
    );
  }
  const answer = await services.warranties.list(caller);
  if (!answer.ok) return problemOf(answer.val, settings.server, warrantiesProblem);
  return success(warrantiesToWire(answer.val), warrantyListText(answer.val, style, outputMode.columns));
}

async function change(
  { services, settings }: Cli,
  { resolution = '' }: StateOptions,
  text = '',
  stateText = '',
): Promise<Outcome> {
  const number = parseNumber(text);
  if (number === null) return wrongUsage(`«${text}» no es un número de RMA`, 'Va el año y el número: 2026-00000001');
  const wanted = stateText.trim().toLowerCase();
  const state = steps.find((each) => [each, warrantyStateTexts[each]].some((name) => name.toLowerCase() === wanted));
  if (state === undefined) return wrongUsage(`«${stateText}» no es un estado`, `Va uno de: ${stepNames}`);
  const who = await signedIn(services, settings.server, 'management');
  if (!who.ok) return who.val;
  const answer = await services.warrantyManagement.changeState(who.val.caller, number, { state, resolution });
  if (!answer.ok) return problemOf(answer.val, settings.server, warrantyProblem);
  const { rmaNumber } = answer.val;
  return success(warrantyToWire(answer.val), `La garantía ${rmaNumber} ahora está en ${warrantyStateTexts[state]}`);
}
