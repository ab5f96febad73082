import type { CorrectableField } from '#core/cases/correct-case.ts';
import type { CaseTypeKind, StaffCaseFailure } from '#core/cases/staff-case.service.ts';
import { everywhere, listFileTexts, type Texts, tell, unreachableText } from './problem-text.es.ts';

const problems = (notHad: string): Texts<StaffCaseFailure> => ({
  ...everywhere,
  unreachable: (failure) => unreachableText(failure, notHad),
  'not-offered': () => 'Este servidor no lo ofrece',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  ...listFileTexts,
  'case-not-found': () => 'No encontramos ese número',
  'case-moved': () => 'Alguien lo cambió mientras lo mirabas. Miralo de nuevo y corregí',
  'case-not-correctable': () => 'Todavía no hay nada que corregir',
  'case-text-missing': () => 'No puede quedar vacío',
  'case-correction-unchanged': () => 'Dice lo mismo que antes',
  'case-correction-reason-missing': () => 'Escribí el motivo de la corrección',
});

const claims = problems('No se pudieron traer los reclamos, reintentá');
const warranties = problems('No se pudieron traer las garantías, reintentá');
const changes = problems('No se pudo guardar, reintentá');

/** Why the claims are not there, or the warranties; why one stays as it was. */
export const staffClaimProblem = (failure: StaffCaseFailure): string => tell(claims, failure);
export const staffWarrantyProblem = (failure: StaffCaseFailure): string => tell(warranties, failure);
export const caseChangeProblem = (failure: StaffCaseFailure): string => tell(changes, failure);

export const caseTypeTexts: Readonly<Record<CaseTypeKind, string>> = {
  origin: 'Origen',
  reason: 'Motivo',
  fault: 'Falla',
};

/** What is corrected, as its form and its trace name it. */
export const correctableTexts: Readonly<Record<CorrectableField, string>> = {
  externalCode: 'Código Flexxus',
  resolution: 'Resolución',
};
