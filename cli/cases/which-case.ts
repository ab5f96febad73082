import { claimsProblem } from '#adapters/texts/claims.es.ts';
import { staffClaimProblem, staffWarrantyProblem } from '#adapters/texts/staff-cases.es.ts';
import { warrantiesProblem } from '#adapters/texts/warranties.es.ts';
import type { CaseKindName } from '#core/cases/messages/case-message.ts';
import { findClaim } from '#core/claims/find-claim.ts';
import { type DocumentNumber, parseDocumentNumber } from '#core/orders/number.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Asking, orOutcome } from '../declare/declare.ts';
import { type Outcome, problem } from '../outcome.ts';
import { printable } from '../style.ts';
import { findStaffCase } from './find-case.ts';

/** How a claim or a warranty is named on a command line. */
export const caseWord = [
  'número',
  'como 2026-00000001 o 2026-1, o el id que da la lista con --json',
] as const satisfies readonly [string, string];

const noSuchWarranty = (id: string): Outcome =>
  problem('warranty-not-found', `No hay una garantía ${printable(id)}`, 'Buscala en: mostrador warranties list');

const warrantyNumber = async ({ cli, services, caller, isStaff }: Asking, id: string) => {
  const found = isStaff
    ? orOutcome(cli, await findStaffCase(services.staffWarranties, caller, { id }), staffWarrantyProblem)
    : orOutcome(cli, await services.warranties.list(caller), warrantiesProblem).andThen((all) => {
        const one = all.find((each) => each.id === id);
        return one === undefined ? Err(noSuchWarranty(id)) : Ok(one);
      });
  return found.andThen(({ rmaNumber }) => {
    const number = parseDocumentNumber(rmaNumber);
    return number === null ? Err(noSuchWarranty(id)) : Ok(number);
  });
};

const claimNumber = async ({ cli, services, caller, isStaff }: Asking, id: string) =>
  isStaff
    ? orOutcome(cli, await findStaffCase(services.staffClaims, caller, { id }), staffClaimProblem)
    : orOutcome(cli, await findClaim(services.claims, caller, { id: asId<'claim'>(id) }), claimsProblem);

/** The number of a claim or warranty that is named by it, or by the id that lists have with `--json`. */
export async function numberOfCase(
  asking: Asking,
  kind: CaseKindName,
  text: string,
): Promise<Result<DocumentNumber, Outcome>> {
  const typed = parseDocumentNumber(text);
  if (typed !== null) return Ok(typed);
  const id = text.trim();
  if (kind === 'warranty') return warrantyNumber(asking, id);
  return (await claimNumber(asking, id)).map(({ year, number }) => ({ year, number }));
}
