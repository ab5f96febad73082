import type { KeptReason } from '#core/imports/import-undo.ts';
import { type SheetChange, type SheetUndo, undoOf } from '#core/imports/sheet-undo.ts';
import { asId } from '#core/shared/ids.ts';
import { eachApart } from '#core/sheets/import-sheet.ts';
import type { AccountDocumentRepository } from '../management/account-document.repository.port.ts';
import { readTypedDocument } from '../management/document-details.ts';
import { type WrittenDocument, writeDocument } from '../management/written-document.ts';

/** Takes back what a sheet did to documents: one that it made goes while nobody uses it. */
export const createDocumentUndo = (
  documents: Pick<AccountDocumentRepository, 'one' | 'correct' | 'takeOut'>,
): SheetUndo => ({
  takeBack: eachApart<SheetChange, KeptReason>(async ({ thing, before, after }, author) => {
    const id = asId<'document'>(thing);
    const was = before as WrittenDocument | null;
    const held = await documents.one('everybody', id);
    const does = undoOf({ before, after, now: held && writeDocument(held) });
    if (does === 'nothing') return null;
    if (does === 'keep' || held === null) return 'changed-since';
    const done =
      was === null
        ? await documents.takeOut(id, held.version, author)
        : await documents.correct(id, held.version, readTypedDocument(was), author);
    return done.ok ? null : reasonOf(done.val);
  }),
});

const reasonOf = ({ code }: { readonly code: string }): KeptReason => {
  if (code === 'document-in-use') return 'in-use';
  return code === 'document-moved' || code === 'document-not-found' ? 'changed-since' : 'cannot-go-back';
};
