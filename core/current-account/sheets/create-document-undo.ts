import type { KeptReason } from '#core/imports/import-undo.ts';
import { type SheetChange, type SheetUndo, undoOf } from '#core/imports/sheet-undo.ts';
import { asId } from '#core/shared/ids.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { eachApart } from '#core/sheets/import-sheet.ts';
import type { AccountDocumentRepository } from '../management/account-document.repository.port.ts';
import { readTypedDocument } from '../management/document-details.ts';
import { type WrittenDocument, writeDocument } from '../management/written-document.ts';

/** Takes back what a sheet did to documents: one that it made goes while nobody uses it. */
export const createDocumentUndo = (
  documents: Pick<AccountDocumentRepository, 'one' | 'payments' | 'correct' | 'takeOut'>,
): SheetUndo => ({
  takeBack: eachApart<SheetChange, KeptReason>(async ({ thing, before, after }, author) => {
    const id = asId<'document'>(thing);
    const was = before as NotedDocument | null;
    const held = await documents.one('everybody', id);
    // After the document: a payment that is decided in between makes another version of it.
    const now = held && writeDocument(held, await documents.payments(id));
    const does = undoOf({ before: comparable(was), after: comparable(after as NotedDocument), now: comparable(now) });
    if (does === 'nothing') return null;
    if (now === null || held === null) return 'changed-since';
    if (does === 'keep') return keptReason(was, after as NotedDocument, now);
    const done =
      was === null
        ? await documents.takeOut(id, held.version, author)
        : await documents.correct(id, held.version, readTypedDocument(was), author, returnablePayments(was));
    return done.ok ? null : reasonOf(done.val);
  }),
});

/** As an import noted it; older imports noted no payments. */
type NotedDocument = Omit<WrittenDocument, 'payments'> & Partial<Pick<WrittenDocument, 'payments'>>;

/** Without `isSaidSince`: somebody who said again what the sheet said changed nothing. */
const paidOf = ({ payments = [] }: NotedDocument) =>
  payments.map(({ id, paid, elsewhere }) => ({ id, paid, elsewhere }));

const comparable = (document: NotedDocument | null) => document && { ...document, payments: paidOf(document) };

/**
 * Where no payments were noted, nobody knows whether one of now was accepted since, except of a document that the sheet
 * made: then what was owed before cannot be told.
 */
const keptReason = (was: NotedDocument | null, after: NotedDocument, now: WrittenDocument): KeptReason => {
  if (isSameData(paidOf(after), paidOf(now))) return 'changed-since';
  if (was === null || after.payments !== undefined) return 'payment-since';
  return isSameData(comparable(after), comparable({ ...now, payments: [] })) ? 'cannot-go-back' : 'changed-since';
};

/** Payments after which nobody but the sheet said what is owed (docs/rules/payments.md 6). */
const returnablePayments = ({ payments = [] }: NotedDocument) =>
  payments.flatMap(({ id, isSaidSince }) => (isSaidSince ? [] : [id]));

const reasonOf = ({ code }: { readonly code: string }): KeptReason => {
  if (code === 'document-in-use') return 'in-use';
  return code === 'document-moved' || code === 'document-not-found' ? 'changed-since' : 'cannot-go-back';
};
