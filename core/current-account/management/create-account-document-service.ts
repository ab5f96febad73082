import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import { authorOf } from '#core/audit/author.ts';
import { maySeeLastChange } from '#core/audit/last-change.ts';
import type { StaffScope } from '#core/orders/staff/staff-order.repository.port.ts';
import { scopeOf } from '#core/orders/staff/staff-scope.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { cuitDigits, parseCuit } from '#core/shared/cuit.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { ageInDays, isExpired } from '../age.ts';
import type { AccountDocumentRepository, StoredDocument } from './account-document.repository.port.ts';
import type { AccountDocumentService, ListedDocument, PdfFlaw } from './account-document.service.ts';
import { type DocumentDetails, documentFlaws, isDatedAhead } from './document-details.ts';
import { readDocumentText } from './document-filter.ts';
import { documentOfFileName, isPdf, issuerOfFileName, maxPdfBytes } from './document-pdf.ts';

interface AccountDocumentParts {
  readonly documents: AccountDocumentRepository;
  readonly clock: Clock;
  readonly distributor: () => { readonly cuit: string };
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'document-not-found' } as const);

/** The document as staff see it on that day. */
export const listedDocument = (document: StoredDocument, today: string): ListedDocument => ({
  ...document,
  days: ageInDays(document.date, today),
  isExpired: !document.isFinished && isExpired(document, today),
});

const pdfFlaw = (content: Uint8Array): PdfFlaw | null => {
  if (content.length > maxPdfBytes) return { code: 'pdf-too-large', max: maxPdfBytes };
  return isPdf(content) ? null : { code: 'pdf-unreadable' };
};

export const createAccountDocumentService = ({
  documents,
  clock,
  distributor,
}: AccountDocumentParts): AccountDocumentService => {
  const today = (): string => dateInBuenosAires(clock.now());
  const read = async (caller: Caller, scope: StaffScope, id: DocumentId) => {
    const document = await documents.one(scope, id);
    const changed = maySeeLastChange(caller) ? await documents.lastChange(id) : null;
    return document === null ? notFound : Ok({ ...listedDocument(document, today()), changed });
  };
  /** The details if nothing is wrong with them; else the first flaw. */
  const sound = (
    details: DocumentDetails,
  ): Result<DocumentDetails, { code: ReturnType<typeof documentFlaws>[0]['code'] }> => {
    const [flaw] = documentFlaws(details);
    if (flaw !== undefined) return Err({ code: flaw.code });
    return isDatedAhead(details.date, today()) ? Err({ code: 'document-dated-ahead' }) : Ok(details);
  };
  const attach = async (caller: Caller, id: DocumentId, content: Uint8Array) =>
    (await documents.attach(id, content, authorOf(caller))) ? read(caller, 'everybody', id) : notFound;

  return authorise<AccountDocumentService>(
    {
      list: 'staffOrders',
      one: 'staffOrders',
      create: 'administration',
      correct: 'administration',
      attach: 'administration',
      attachByName: 'administration',
    },
    {
      async list(caller, filter, after) {
        const scope = scopeOf(caller);
        if (scope === null) return notAllowed;
        const { customerId } = filter;
        const [page, onAccount] = await Promise.all([
          documents.list(scope, { ...filter, text: readDocumentText(filter.text) }, today(), after),
          customerId === null || after !== null ? [] : documents.onAccount(scope, customerId),
        ]);
        return page.map(({ documents: listed, next }) => ({
          documents: listed.map((document) => listedDocument(document, today())),
          next,
          onAccount,
          isManaged: true,
        }));
      },
      async one(caller, id) {
        const scope = scopeOf(caller);
        return scope === null ? notAllowed : read(caller, scope, id);
      },
      async create(caller, details) {
        const checked = sound(details);
        if (!checked.ok) return checked;
        const added = await documents.add(details, authorOf(caller));
        return added.ok ? read(caller, 'everybody', added.val) : added;
      },
      async correct(caller, id, version, details) {
        const checked = sound(details);
        if (!checked.ok) return checked;
        const corrected = await documents.correct(id, version, details, authorOf(caller));
        if (!corrected.ok && corrected.val.code === 'document-moved') {
          return Err({ code: 'document-moved', by: (await documents.lastChange(id))?.by ?? '' });
        }
        return corrected.ok ? read(caller, 'everybody', id) : corrected;
      },
      async attach(caller, id, content) {
        const flaw = pdfFlaw(content);
        return flaw === null ? attach(caller, id, content) : Err(flaw);
      },
      async attachByName(caller, fileName, content) {
        const name = documentOfFileName(fileName);
        if (name === null) return Err({ code: 'pdf-names-no-document' });
        const issuer = issuerOfFileName(fileName);
        const own = cuitDigits(distributor().cuit);
        if (issuer !== null && own !== '' && issuer !== own)
          return Err({ code: 'pdf-of-another-issuer', cuit: parseCuit(issuer) ?? issuer });
        const flaw = pdfFlaw(content);
        if (flaw !== null) return Err(flaw);
        const id = await documents.idOf(name);
        return id === null ? notFound : attach(caller, id, content);
      },
    },
  );
};
