import type { Command } from 'commander';
import { claimProblem, claimStateTexts, claimsProblem } from '#adapters/texts/claims.es.ts';
import { claimPageToWire, managedClaimPageToWire, managedClaimToWire } from '#adapters/wire/claims.wire.ts';
import type { Claim, ManagedClaim } from '#core/claims/claim.ts';
import type { ClaimFailure } from '#core/claims/claim-desk.ts';
import { type ClaimEnd, claimStates, isResolved } from '#core/claims/state.ts';
import { formatNumber, parseNumber } from '#core/orders/number.ts';
import type { Result } from '#core/shared/result.ts';
import { withExamples } from '../help.ts';
import { type Outcome, told, wrongUsage } from '../outcome.ts';
import { readPage } from '../page-option.ts';
import { told as toldFailure } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { claimListText } from '../views/claim-list.view.ts';

interface ListOptions {
  readonly management?: boolean;
  readonly page: number;
}

interface ResolveOptions {
  readonly resolution: string;
}

const ends = claimStates.filter(isResolved);
const endNames = ends.map((state) => `${state} (${claimStateTexts[state]})`).join(', ');

/** How it ends, by the state's name in either language; undefined where it is no end. */
const endNamed = (text: string): ClaimEnd | undefined =>
  ends.find((state) =>
    [state, claimStateTexts[state]].some((name) => name.toLowerCase() === text.trim().toLowerCase()),
  );

export const demandCommands = (program: Command, act: Act): void => {
  const demands = program.command('demands').description('Reclamos operativos');
  withExamples(demands, 'demands list', 'demands list --management', 'demands associate 2026-1 RC-00726639');
  withExamples(
    demands
      .command('list')
      .description('Lista los reclamos de tu empresa, los más nuevos primero')
      .option('--management', 'los de todos los clientes, para la casa')
      .option('--page <N>', 'página, de a 20', readPage, 1)
      .action(act<ListOptions>(list)),
    'demands list',
    'demands list --management --page 2 --json',
  );
  withExamples(
    demands
      .command('associate')
      .description('Pone en curso un reclamo con el código del otro sistema')
      .argument('número', 'como 2026-00000001, o 2026-1')
      .argument('código', 'el del otro sistema')
      .action(act((cli, _options, number, code) => associate(cli, number, code))),
    'demands associate 2026-1 RC-00726639',
  );
  withExamples(
    demands
      .command('resolve')
      .description('Termina un reclamo en curso')
      .argument('número', 'como 2026-00000001, o 2026-1')
      .argument('estado', endNames)
      .requiredOption('--resolution <TEXTO>', 'lo que lee el cliente')
      .action(act<ResolveOptions>((cli, options, number, state) => resolve(cli, options, number, state))),
    'demands resolve 2026-1 Accepted --resolution "Va nota de crédito"',
  );
};

const notANumber = (text: string): Outcome =>
  wrongUsage(`«${text}» no es un número de reclamo`, 'Va el año y el número: 2026-00000001');

async function list({ desks, settings, manners }: Cli, { management = false, page }: ListOptions): Promise<Outcome> {
  const who = await signedIn(desks, settings.server, management ? 'management' : 'claims');
  if (!who.ok) return who.val;
  const { caller } = who.val;
  const style = styleFor(manners.colour.stdout);
  const failed = (failure: ClaimFailure) => toldFailure(failure, settings.server, claimsProblem);
  if (management) {
    const answer = await desks.claimManagement.page(caller, page);
    if (!answer.ok) return failed(answer.val);
    return told(managedClaimPageToWire(answer.val), claimListText(answer.val, style, manners.columns));
  }
  const answer = await desks.claims.page(caller, page);
  if (!answer.ok) return failed(answer.val);
  return told(claimPageToWire(answer.val), claimListText<Claim>(answer.val, style, manners.columns));
}

async function associate({ desks, settings }: Cli, text = '', code = ''): Promise<Outcome> {
  const number = parseNumber(text);
  if (number === null) return notANumber(text);
  const who = await signedIn(desks, settings.server, 'management');
  if (!who.ok) return who.val;
  return toldChange(await desks.claimManagement.associate(who.val.caller, number, code), settings.server);
}

async function resolve(
  { desks, settings }: Cli,
  { resolution }: ResolveOptions,
  text = '',
  stateText = '',
): Promise<Outcome> {
  const number = parseNumber(text);
  if (number === null) return notANumber(text);
  const state = endNamed(stateText);
  if (state === undefined) return wrongUsage(`«${stateText}» no termina un reclamo`, `Va uno de: ${endNames}`);
  const who = await signedIn(desks, settings.server, 'management');
  if (!who.ok) return who.val;
  const ending = { state, resolution };
  return toldChange(await desks.claimManagement.resolve(who.val.caller, number, ending), settings.server);
}

const toldChange = (answer: Result<ManagedClaim, ClaimFailure>, server: string): Outcome => {
  if (!answer.ok) return toldFailure(answer.val, server, claimProblem);
  const claim = answer.val;
  const state = claimStateTexts[claim.currentTracking.state].toLowerCase();
  return told(managedClaimToWire(claim), `El reclamo ${formatNumber(claim)} ahora está ${state}`);
};
