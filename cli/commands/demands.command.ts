import type { Command } from 'commander';
import { claimProblem, claimStateTexts, claimsProblem } from '#adapters/texts/claims.es.ts';
import {
  claimPageToWire,
  claimToWire,
  managedClaimPageToWire,
  managedClaimToWire,
} from '#adapters/wire/claims.wire.ts';
import { messagesAtOnce } from '#core/cases/messages/case-message.ts';
import type { ClaimFailure, WhichClaim } from '#core/claims/claim.service.ts';
import type { Claim, ManagedClaim } from '#core/claims/claim.ts';
import { findClaim } from '#core/claims/find-claim.ts';
import { type ClaimEnd, claimStates, isResolved } from '#core/claims/state.ts';
import { formatNumber, parseNumber } from '#core/orders/number.ts';
import { asId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { withExamples } from '../help.ts';
import { type Outcome, success, wrongUsage } from '../outcome.ts';
import { readPage } from '../page-option.ts';
import { explained, problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { withScreen } from '../screens/on-screen.ts';
import { signedIn, signedInForEither } from '../session.ts';
import { printable, styleFor } from '../style.ts';
import { caseMessagesText } from '../views/case-messages.view.ts';
import { claimText } from '../views/claim.view.ts';
import { claimListText } from '../views/claim-list.view.ts';
import { caseMessageCommands } from './case-messages.command.ts';

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

const idText = 'su número, como 2026-00000001 o 2026-1, o el id que da la lista con --json';

export const demandCommands = (program: Command, act: Act): void => {
  const demands = program.command('demands').description('Reclamos operativos');
  withScreen<ListOptions>(demands, act, 'caseDesk', loadScreen, (cli) => list(cli, { page: 1 }));
  withExamples(demands, 'demands', 'demands list', 'demands show 2026-1', 'demands associate 2026-1 RC-00726639');
  withExamples(
    demands
      .command('list')
      .description('Lista los reclamos, los más nuevos primero')
      .option('--management', 'los de todos los clientes (así va siempre para el personal)')
      .option('--page <N>', 'página, de a 20', readPage, 1)
      .action(act<ListOptions>(list)),
    'demands list',
    'demands list --page 2 --json',
  );
  withExamples(
    demands
      .command('show')
      .description('Muestra un reclamo entero')
      .argument('ID', idText)
      .action(act((cli, _options, id) => show(cli, id))),
    'demands show 2026-1',
  );
  withExamples(
    demands
      .command('associate')
      .description('Pone en curso un reclamo con el código del otro sistema')
      .argument('ID', idText)
      .argument('código', 'el del otro sistema')
      .action(act((cli, _options, id, code) => associate(cli, id, code))),
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
  caseMessageCommands(demands, act, 'claim');
};

const loadScreen = async () => (await import('../screens/demands.screen.ts')).demandsScreen;

const notANumber = (text: string): Outcome =>
  wrongUsage(`«${text}» no es un número de reclamo`, 'Va el año y el número: 2026-00000001');

const whichClaim = (text: string): WhichClaim => parseNumber(text) ?? { id: asId<'claim'>(text.trim()) };

async function list(
  { services, settings, outputMode }: Cli,
  { management = false, page }: ListOptions,
): Promise<Outcome> {
  const who = await signedInForEither(services, settings.server, management ? 'management' : 'claims');
  if (!who.ok) return who.val;
  const { caller, isStaff } = who.val;
  const style = styleFor(outputMode.colour.stdout);
  const failed = (failure: ClaimFailure) => problemOf(failure, settings.server, claimsProblem);
  if (isStaff) {
    const answer = await services.claimManagement.page(caller, page);
    if (!answer.ok) return failed(answer.val);
    return success(managedClaimPageToWire(answer.val), claimListText(answer.val, style, outputMode.columns));
  }
  const answer = await services.claims.page(caller, page);
  if (!answer.ok) return failed(answer.val);
  return success(claimPageToWire(answer.val), claimListText<Claim>(answer.val, style, outputMode.columns));
}

async function show({ services, settings, outputMode }: Cli, text = ''): Promise<Outcome> {
  const who = await signedInForEither(services, settings.server, 'claims');
  if (!who.ok) return who.val;
  const { caller, isStaff } = who.val;
  const which = whichClaim(text);
  const style = styleFor(outputMode.colour.stdout);
  const failed = (failure: ClaimFailure) => problemOf(failure, settings.server, claimsProblem);
  /** Another back end has none. */
  const messagesOf = async ({ year, number }: Claim): Promise<string> => {
    const shown = await services.caseMessages.show(caller, { kind: 'claim', year, number }, messagesAtOnce);
    return shown.ok && shown.val.messages.length > 0 ? `\n\n${caseMessagesText(shown.val, style)}` : '';
  };
  if (isStaff) {
    const claim = await findClaim(services.claimManagement, caller, which);
    if (!claim.ok) return failed(claim.val);
    const said = claimText(claim.val, style, outputMode.columns);
    return success(managedClaimToWire(claim.val), `${said}${await messagesOf(claim.val)}`);
  }
  const claim =
    'year' in which ? await services.claims.find(caller, which) : await findClaim(services.claims, caller, which);
  if (!claim.ok) return failed(claim.val);
  const said = claimText(claim.val, style, outputMode.columns);
  return success(claimToWire(claim.val), `${said}${await messagesOf(claim.val)}`);
}

/** By the server's own id, which is all that the call takes everywhere; a number is looked up for it. */
async function associate({ services, settings }: Cli, text = '', written = ''): Promise<Outcome> {
  const which = whichClaim(text);
  const code = written.trim();
  const who = await signedIn(services, settings.server, 'management');
  if (!who.ok) return who.val;
  const { caller } = who.val;
  const find = (one: WhichClaim) => findClaim(services.claimManagement, caller, one);
  const found = 'year' in which ? await find(which) : null;
  if (found !== null && !found.ok) return problemOf(found.val, settings.server, claimsProblem);
  if (found !== null && found.val.externalCode === code) return alreadyAssociated(found.val);
  const id = found === null ? (which as { readonly id: ManagedClaim['id'] }) : { id: found.val.id };
  const answer = await services.claimManagement.associate(caller, id, code);
  if (answer.ok || !isConflict(answer.val)) return toldChange(answer, settings.server);
  const refused = explained(toldChange(answer, settings.server), services.trouble(), settings.server);
  // Perhaps it was this very command, sent before: then there is nothing left to do.
  const now = await find(id);
  return now.ok && now.val.externalCode === code ? alreadyAssociated(now.val) : refused;
}

/** Another back end has no code of ours for it. */
const isConflict = ({ code }: ClaimFailure): boolean => code === 'claim-associated' || code === 'unreachable';

const alreadyAssociated = (claim: ManagedClaim): Outcome =>
  success(
    { ...managedClaimToWire(claim), changed: false },
    `El reclamo ${formatNumber(claim)} ya tenía el código ${printable(claim.externalCode)}: no se cambió nada`,
  );

async function resolve(
  { services, settings }: Cli,
  { resolution }: ResolveOptions,
  text = '',
  stateText = '',
): Promise<Outcome> {
  const number = parseNumber(text);
  if (number === null) return notANumber(text);
  const state = endNamed(stateText);
  if (state === undefined) return wrongUsage(`«${stateText}» no termina un reclamo`, `Va uno de: ${endNames}`);
  const who = await signedIn(services, settings.server, 'management');
  if (!who.ok) return who.val;
  const ending = { state, resolution };
  return toldChange(await services.claimManagement.resolve(who.val.caller, number, ending), settings.server);
}

const toldChange = (answer: Result<ManagedClaim, ClaimFailure>, server: string): Outcome => {
  if (!answer.ok) return problemOf(answer.val, server, claimProblem);
  const claim = answer.val;
  const state = claimStateTexts[claim.currentTracking.state].toLowerCase();
  return success(
    { ...managedClaimToWire(claim), changed: true },
    `El reclamo ${formatNumber(claim)} ahora está ${state}`,
  );
};
