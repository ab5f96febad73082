import type { KeptReason } from '#core/catalogue/import/import-undo.ts';
import { type SheetChange, type SheetUndo, undoOf } from '#core/catalogue/import/sheet-undo.ts';
import { asId } from '#core/shared/ids.ts';
import { eachApart } from '#core/sheets/import-sheet.ts';
import type { AccountDocumentRepository, StoredDocument } from '../management/account-document.repository.port.ts';
import { readTypedDocument, type TypedDocument, typedDocument } from '../management/document-details.ts';

const textOf = (typed: TypedDocument): string =>
  JSON.stringify(Object.entries(typed).sort(([one], [other]) => (one < other ? -1 : 1)));

/** As it is now, told apart by its version: what was settled or corrected since is another. */
const nowOf = (document: StoredDocument, version: number): string => {
  const { customerCode: customer, ...details } = document;
  const text = textOf(typedDocument({ ...details, customer }));
  return document.version === version ? `${text} ${version}` : text;
};

/** Takes back what a sheet did to documents: one that it made goes while nobody uses it. */
export const createDocumentUndo = (
  documents: Pick<AccountDocumentRepository, 'one' | 'correct' | 'takeOut'>,
): SheetUndo => ({
  takeBack: eachApart<SheetChange, KeptReason>(async ({ thing, before, after }, author) => {
    const id = asId<'document'>(thing);
    const was = before as TypedDocument | null;
    const { version, ...made } = after as TypedDocument & { readonly version: number };
    const held = await documents.one('everybody', id);
    const now = held && nowOf(held, version);
    const does = undoOf({ before: was && textOf(was), after: `${textOf(made)} ${version}`, now });
    if (does === 'nothing') return null;
    if (does === 'keep') return 'changed-since';
    const done =
      was === null
        ? await documents.takeOut(id, version, author)
        : await documents.correct(id, version, readTypedDocument(was), author);
    return done.ok ? null : reasonOf(done.val);
  }),
});

const reasonOf = ({ code }: { readonly code: string }): KeptReason => {
  if (code === 'document-in-use') return 'in-use';
  return code === 'document-moved' || code === 'document-not-found' ? 'changed-since' : 'cannot-go-back';
};
