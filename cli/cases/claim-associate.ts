import { type Command, Option } from 'commander';
import { claimProblem, claimStateTexts, claimsProblem } from '#adapters/texts/claims.es.ts';
import { managedClaimToWire, managedClaimWire } from '#adapters/wire/claims.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import { associationOf } from '#core/claims/association.ts';
import type { ClaimFailure } from '#core/claims/claim.service.ts';
import type { ManagedClaim, StaffClaim } from '#core/claims/claim.ts';
import type { WhichClaim } from '#core/claims/claim-management.service.ts';
import { findClaim } from '#core/claims/find-claim.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import { asId, type ClaimId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { alreadySo } from '../declare/already-so.ts';
import { asWord, changedWire } from '../declare/change.ts';
import { declare } from '../declare/declare.ts';
import { firstRow } from '../declare/pages.ts';
import { exitCodes } from '../exit-codes.ts';
import { done, type Outcome, wrongUsage } from '../outcome.ts';
import { explained, problemOf } from '../problems.ts';
import { confirm } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { printable } from '../style.ts';
import { caseWord } from './which-case.ts';

interface AssociateOptions {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

export const whichClaim = (text: string): WhichClaim => parseDocumentNumber(text) ?? { id: asId<'claim'>(text.trim()) };

export const stateInSentence = ({ currentTracking }: ManagedClaim): string =>
  claimStateTexts[currentTracking.state].toLowerCase();

/** 'RC-1 ya es el código del reclamo 2026-00000001' */
export const codeTakenText = (code: string, claim: StaffClaim): string =>
  `${printable(code)} ya es el código del reclamo ${formatNumber(claim)}`;

/**
 * Another claim with that code: the server takes a code twice, but mostly it was meant for that other claim. Null too
 * where the server cannot look for it.
 */
export const claimWithCode = async (
  { services }: Pick<Cli, 'services'>,
  caller: Caller,
  own: ClaimId,
  code: string,
): Promise<StaffClaim | null> => {
  const found = await firstRow(
    async (after) =>
      (await services.staffClaims.list(caller, { ...everyCase, text: code.slice(0, 100) }, after)).map(
        ({ cases, next, isSearchable }) => (isSearchable ? { rows: cases, next } : { rows: [] }),
      ),
    ({ id, externalCode }) => id !== own && externalCode === code,
  );
  return found.ok ? found.val : null;
};

export const associateCommand = (demands: Command, act: Act): void => {
  declare(demands, {
    name: 'associate',
    about: 'Pone en curso un reclamo con el código Flexxus',
    examples: ['demands associate 2026-1 RC-00726639'],
    words: [caseWord, ['código', 'el de Flexxus']],
    options: [
      new Option('--dry-run', 'decir qué haría, sin hacerlo'),
      new Option('--yes', 'no preguntar, aunque el código ya sea de otro reclamo'),
    ],
    answer: changedWire(managedClaimWire),
  }).action(act<AssociateOptions>(associate));
};

/**
 * The claim is looked at first, however it is named: a back end of the specification's calls alone may put a code in
 * the place of another without a word.
 */
async function associate(
  cli: Cli,
  { dryRun: isDryRun = false, yes: isSure = false }: AssociateOptions,
  text = '',
  written = '',
): Promise<Outcome> {
  const { services, settings, terminal, outputMode } = cli;
  const code = written.trim();
  if (code === '') return wrongUsage(claimProblem({ code: 'external-code-missing' }));
  const who = await signedIn(services, settings.server, 'management');
  if (!who.ok) return who.val;
  const { caller } = who.val;
  const find = (which: WhichClaim) => findClaim(services.claimManagement, caller, which);
  const found = await find(whichClaim(text));
  if (!found.ok) return problemOf(found.val, settings.server, claimsProblem);
  const claim = found.val;
  const association = associationOf(claim, code);
  if (association === 'there-already') return alreadyAssociated(claim);
  if (association === 'refused') {
    const { externalCode } = claim;
    const problem = problemOf({ code: 'claim-associated', externalCode }, settings.server, claimProblem);
    return withCorrectAdvice(cli, caller, problem, claim, code);
  }
  const other = isSure ? null : await claimWithCode(cli, caller, claim.id, code);
  const codeTaken = other === null ? '' : codeTakenText(code, other);
  if (isDryRun) {
    const would = `El reclamo ${formatNumber(claim)} pasaría a estar en curso con el código ${printable(code)}`;
    return done(
      { ...managedClaimToWire(claim), changed: false, dryRun: true },
      codeTaken === '' ? would : `${would}. ${codeTaken}`,
    );
  }
  if (codeTaken !== '') {
    if (!outputMode.mayAsk) return wrongUsage(codeTaken, 'Si va igual, confirmalo con --yes');
    const isConfirmed = await confirm(terminal, `${codeTaken}. ¿Ponérselo también al ${formatNumber(claim)}?`);
    if (!isConfirmed) {
      return done({ ...managedClaimToWire(claim), changed: false }, 'No se cambió nada', exitCodes.declined);
    }
  }
  // The id is all that the call takes everywhere.
  const answer = await services.claimManagement.associate(caller, { id: claim.id }, code);
  if (answer.ok || !isConflict(answer.val)) return changeOutcome(answer, settings.server);
  const refused = explained(changeOutcome(answer, settings.server), services.trouble(), settings.server);
  // Perhaps it was this very command, sent before: then there is nothing left to do.
  const now = await find({ id: claim.id });
  if (!now.ok) return refused;
  return associationOf(now.val, code) === 'there-already'
    ? alreadyAssociated(now.val)
    : withCorrectAdvice(cli, caller, refused, now.val, code);
}

/** The code that it has is exchanged by another command, with a reason; another back end has no call for that. */
const withCorrectAdvice = async (
  { services }: Pick<Cli, 'services'>,
  caller: Caller,
  outcome: Outcome,
  claim: ManagedClaim,
  code: string,
): Promise<Outcome> => {
  if (outcome.kind !== 'problem' || outcome.code !== 'claim-associated') return outcome;
  const listed = await services.staffClaims.list(caller, everyCase, null);
  if (listed.ok && !listed.val.isSearchable) {
    return { ...outcome, advice: 'Este servidor no ofrece cambiarlo: se cambia en el sistema del distribuidor' };
  }
  const words = `demands correct ${formatNumber(claim)} --code ${asWord(printable(code))} --reason "por qué"`;
  return { ...outcome, advice: `Para cambiarlo: mostrador ${words}` };
};

/** Another back end has no code for this conflict. */
const isConflict = ({ code }: ClaimFailure): boolean => code === 'claim-associated' || code === 'unreachable';

const alreadyAssociated = (claim: ManagedClaim): Outcome =>
  alreadySo(
    managedClaimToWire(claim),
    `El reclamo ${formatNumber(claim)} ya tenía el código ${printable(claim.externalCode)}: no se cambió nada`,
  );

const changeOutcome = (answer: Result<ManagedClaim, ClaimFailure>, server: string): Outcome => {
  if (!answer.ok) return problemOf(answer.val, server, claimProblem);
  const claim = answer.val;
  return done(
    { ...managedClaimToWire(claim), changed: true },
    `El reclamo ${formatNumber(claim)} ahora está ${stateInSentence(claim)}`,
  );
};
