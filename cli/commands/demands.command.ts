import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { claimProblem, claimStateTexts, claimsProblem } from '#adapters/texts/claims.es.ts';
import { staffClaimProblem } from '#adapters/texts/staff-cases.es.ts';
import { claimToWire, claimWire, managedClaimToWire, managedClaimWire } from '#adapters/wire/claims.wire.ts';
import { refusal } from '#core/access/calls.ts';
import { messagesAtOnce } from '#core/cases/messages/case-message.ts';
import type { ClaimFailure } from '#core/claims/claim.service.ts';
import type { Claim, ManagedClaim, StaffClaim } from '#core/claims/claim.ts';
import { findClaim } from '#core/claims/find-claim.ts';
import { type ClaimState, claimMayBecome, claimStates, isResolved } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { numberNames } from '../arguments/id-word.ts';
import { stateWord } from '../arguments/state-option.ts';
import { correctCommand } from '../cases/case-correct.ts';
import { exportCommand } from '../cases/case-export.ts';
import { caseMessageCommands } from '../cases/case-messages.ts';
import { associateCommand, stateInSentence, whichClaim } from '../cases/claim-associate.ts';
import { createClaimCommand } from '../cases/claim-create.ts';
import { findStaffCase } from '../cases/find-case.ts';
import { caseWord } from '../cases/which-case.ts';
import type { CommandGroup } from '../command-group.ts';
import { type ChangeDeclaration, changedWire, declareChange } from '../declare/change.ts';
import { declare, declareGroup } from '../declare/declare.ts';
import { declareList, plainList } from '../declare/list.ts';
import { customerMeant } from '../find/find-customer.ts';
import { demandsList } from '../lists/demands.list.ts';
import { claimsModule } from '../modules/claims.module.ts';
import { customersModule } from '../modules/customers.module.ts';
import { isOutcome, type Outcome, success } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { beginOptions, beginQuestion } from '../screens/begin-question.ts';
import { withScreen } from '../screens/on-screen.ts';
import { signedInForEither } from '../session.ts';
import { printable, styleFor } from '../style.ts';
import { caseMessagesText } from '../views/case-messages.view.ts';
import { claimText } from '../views/claim.view.ts';

interface ResolveOptions {
  readonly resolution: string;
}

const ends = claimStates.filter(isResolved);

const { word: endOfClaim, read: readEnd } = stateWord('en cuál termina', ends, claimStateTexts);

const resolving: ChangeDeclaration<ResolveOptions, ManagedClaim, ClaimFailure> = {
  name: 'resolve',
  about: 'Termina un reclamo en curso',
  examples: ['demands resolve 2026-1 Aceptado --resolution "Va nota" --yes'],
  words: [caseWord, endOfClaim],
  options: [new Option('--resolution <TEXTO>', 'lo que lee el cliente').makeOptionMandatory()],
  answer: changedWire(managedClaimWire),
  access: 'management',
  problem: claimProblem,
  isFinal: true,
  toWire: managedClaimToWire,
  message: (claim) => `El reclamo ${formatNumber(claim)} ahora está ${stateInSentence(claim)}`,
  plan: async ({ services, caller }, { resolution }, text = '', stateText = '') => {
    const which = whichClaim(text);
    const state = readEnd(stateText);
    const found = await findClaim(services.claimManagement, caller, which);
    if (!found.ok) return found;
    const claim = found.val;
    const from = claim.currentTracking.state;
    const isDone = from === state && claim.resolution === resolution.trim();
    if (!isDone && !claimMayBecome(from, state)) return Err({ code: 'claim-state-not-allowed', from, to: state });
    if (!isDone && resolution.trim() === '') return Err({ code: 'resolution-missing' });
    return Ok({
      names: numberNames(claim),
      question: `¿Terminar el reclamo ${formatNumber(claim)} de ${printable(claim.customerName)} como ${claimStateTexts[state].toLowerCase()}?`,
      isDone,
      doneText: `El reclamo ${formatNumber(claim)} ya estaba ${stateInSentence(claim)}: no se cambió nada`,
      before: managedClaimToWire(claim),
      work: () => services.claimManagement.resolve(caller, which, { state, resolution }),
    });
  },
};

const demandCommands = (program: Command, act: Act): void => {
  const demands = declareGroup(
    program,
    'demands',
    'Reclamos operativos',
    'demands',
    'demands list',
    'demands show 2026-1',
    'demands associate 2026-1 RC-00726639',
  );
  withScreen(
    demands,
    act,
    [{ calls: 'staffCases', load: loadScreen, question: beginQuestion(customerMeant) }],
    plainList(demandsList),
    beginOptions(demandsList.options ?? []),
  );
  declareList(demands, act, demandsList);
  declare(demands, {
    name: 'show',
    about: 'Muestra un reclamo entero',
    examples: ['demands show 2026-1'],
    words: [caseWord],
    answer: z.union([claimWire, managedClaimWire]),
  }).action(act((cli, _options, id) => show(cli, id)));
  createClaimCommand(demands, act);
  associateCommand(demands, act);
  declareChange(demands, act, resolving);
  correctCommand<ClaimState, StaffClaim>(demands, act, {
    kind: 'claim',
    thing: 'el reclamo',
    about: 'Corrige el código Flexxus o la resolución; queda anotado quién y por qué',
    example: 'demands correct 2026-1 --code RC-00726640 --reason "Era de otro reclamo"',
    hasCode: true,
    answer: changedWire(managedClaimWire),
    staffCasesOf: ({ staffClaims }) => staffClaims,
    textsOf: ({ externalCode, resolution }) => ({ externalCode, resolution }),
    toWire: managedClaimToWire,
  });
  exportCommand<ClaimState, StaffClaim>(demands, act, {
    about: 'Guarda todos los que encuentra, en CSV o Excel',
    example: 'demands export --state Creado --output reclamos.xlsx',
    states: claimStates,
    texts: claimStateTexts,
    type: 'sólo con ese origen o motivo',
    staffCasesOf: ({ staffClaims }) => staffClaims,
    problem: staffClaimProblem,
  });
  caseMessageCommands(demands, act, 'claim');
};

const loadScreen = async () => (await import('../screens/claims.screen.ts')).claimsScreen;

export const group: CommandGroup = { modules: [claimsModule, customersModule], define: demandCommands };

async function show({ services, settings, outputMode }: Cli, text = ''): Promise<Outcome> {
  const who = await signedInForEither(services, settings.server, 'claims', 'staffCases');
  if (!who.ok) return who.val;
  const { caller, isStaff } = who.val;
  const which = whichClaim(text);
  const style = styleFor(outputMode.colour.stdout);
  const failed = (failure: ClaimFailure) => problemOf(failure, settings.server, claimsProblem);
  /** Another back end has no messages. */
  const messagesOf = async ({ year, number }: Claim): Promise<string> => {
    const shown = await services.caseMessages.show(caller, { kind: 'claim', year, number }, messagesAtOnce);
    return shown.ok && shown.val.messages.length > 0 ? `\n\n${caseMessagesText(shown.val, style)}` : '';
  };
  // A seller's own are only on the list for staff.
  if (isStaff && refusal('management', caller) !== null) {
    const claim = await findStaffCase(services.staffClaims, caller, which);
    if (!claim.ok) return isOutcome(claim.val) ? claim.val : problemOf(claim.val, settings.server, staffClaimProblem);
    const whole = claimText(claim.val, style, outputMode.columns);
    return success(managedClaimToWire(claim.val), `${whole}${await messagesOf(claim.val)}`);
  }
  if (isStaff) {
    const claim = await findClaim(services.claimManagement, caller, which);
    if (!claim.ok) return failed(claim.val);
    const whole = claimText(claim.val, style, outputMode.columns);
    return success(managedClaimToWire(claim.val), `${whole}${await messagesOf(claim.val)}`);
  }
  const claim =
    'year' in which ? await services.claims.find(caller, which) : await findClaim(services.claims, caller, which);
  if (!claim.ok) return failed(claim.val);
  const whole = claimText(claim.val, style, outputMode.columns);
  return success(claimToWire(claim.val), `${whole}${await messagesOf(claim.val)}`);
}
