import { accountDocumentProblem, documentFieldOf } from '#adapters/texts/account-documents.es.ts';
import type { AccountDocumentFailure } from '#core/current-account/management/account-document.service.ts';
import {
  blankDocument,
  documentFlaws,
  readTypedDocument,
  type TypedDocument,
} from '#core/current-account/management/document-details.ts';
import { type FieldProblem, wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import type { Store } from '#web/state/store.ts';

const problemsOf = (typed: TypedDocument): readonly FieldProblem[] =>
  documentFlaws(readTypedDocument(typed))
    // An empty debt is wrong only where the total is, whose field says it.
    .filter(({ field }) => field !== 'debt' || typed.debt.trim() !== '')
    .map(({ code, field }) => ({ field, text: accountDocumentProblem({ code }) }));

/** The form of a document with its rules. */
export const useDocumentForm = (draft: Store<TypedDocument>) =>
  useRuleForm({ draft, problemsOf, blank: blankDocument });

/** The field that a refusal of the server is about. */
export const refusedDocument = (failure: AccountDocumentFailure): readonly FieldProblem[] => [
  { field: documentFieldOf(failure) ?? wholeForm, text: accountDocumentProblem(failure) },
];
