import type { Caller } from '#core/access/caller.ts';
import type { AccountManagementService, ManagedDocument } from '#core/current-account/account-management.service.ts';
import type { CurrentAccountFailure, CurrentAccountService } from '#core/current-account/current-account.service.ts';
import type {
  AccountDocumentFailure,
  AccountDocumentService,
  ListedDocument,
  ListedPage,
} from '#core/current-account/management/account-document.service.ts';
import type { DocumentDetails } from '#core/current-account/management/document-details.ts';
import type { DocumentFilter } from '#core/current-account/management/document-filter.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ServiceQueries, ServiceQuery } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';
import { createPdfBatch, type PdfBatch } from './pdf-batch.ts';

export interface PageOfDocuments {
  readonly filter: DocumentFilter;
  readonly after: string | null;
}

/** The documents of all companies as staff keep them, and the one whose state is looked at. */
export interface DocumentQueries {
  readonly page: ServiceQuery<PageOfDocuments, ListedPage, AccountDocumentFailure>;
  /** A document of the list by its id. */
  readonly listed: ServiceQuery<DocumentId, ListedDocument, AccountDocumentFailure>;
  readonly one: ServiceQuery<DocumentId, ManagedDocument, CurrentAccountFailure>;
  readonly papers: Pick<CurrentAccountService, 'pdf'>;
  create(details: DocumentDetails): Promise<Result<ListedDocument, AccountDocumentFailure>>;
  correct(
    id: DocumentId,
    version: number,
    details: DocumentDetails,
  ): Promise<Result<ListedDocument, AccountDocumentFailure>>;
  attach(id: DocumentId, content: Uint8Array): Promise<Result<ListedDocument, AccountDocumentFailure>>;
  /** Many PDFs, each of the document that its name says. */
  readonly pdfs: PdfBatch;
  /** The document is read again after the change (docs/rules/current-account.md 4). */
  setFinished(id: DocumentId, isFinished: boolean): Promise<Result<ManagedDocument, CurrentAccountFailure>>;
  /** As `setFinished`, of one of many: the list is read once, by `outdateAll` after the last. */
  setFinishedOfMany(id: DocumentId, isFinished: boolean): Promise<Result<ManagedDocument, CurrentAccountFailure>>;
  /** Resolves once what is shown is what is stored. */
  outdateAll(): Promise<unknown>;
  remove(id: DocumentId): Promise<Result<null, CurrentAccountFailure>>;
  /** The shown documents may be outdated. */
  outdate(): void;
}

interface DocumentPorts {
  readonly service: AccountManagementService;
  readonly register: AccountDocumentService;
  readonly papers: Pick<CurrentAccountService, 'pdf'>;
}

const outdatedBy = ['CurrentAccountChanged'] as const;

export function createDocumentQueries(
  { service, register, papers }: DocumentPorts,
  caller: Caller,
  queries: ServiceQueries,
): DocumentQueries {
  const page = queries.define(
    'account documents',
    ({ filter, after }: PageOfDocuments) => register.list(caller, filter, after),
    { staleTime: 0, listOf: ({ filter }) => filter.customerId, outdatedBy },
  );
  const listed = queries.define('account document', (id: DocumentId) => register.one(caller, id), {
    staleTime: 0,
    outdatedBy,
  });
  const one = queries.define('document', (id: DocumentId) => service.read(caller, id), { staleTime: 0, outdatedBy });
  const outdate = () => Promise.all([page.outdate(), listed.outdate(), one.outdate()]);
  const thenRead = thenReading(outdate);
  return {
    page,
    listed,
    one,
    papers,
    outdate: () => void outdate(),
    create: (details) => thenRead(register.create(caller, details)),
    correct: (id, version, details) => thenRead(register.correct(caller, id, version, details)),
    attach: (id, content) => thenRead(register.attach(caller, id, content)),
    // Hundreds come one after the other: none waits until the list is read.
    pdfs: createPdfBatch(
      (name, content) => thenReading(async () => void outdate())(register.attachByName(caller, name, content)),
      (error) => reportError(error),
    ),
    setFinishedOfMany: (id, isFinished) => service.setFinished(caller, id, isFinished),
    outdateAll: outdate,
    setFinished: (id, isFinished) => thenRead(service.setFinished(caller, id, isFinished)),
    async remove(id) {
      const removed = await service.remove(caller, id);
      void page.outdate();
      return removed;
    },
  };
}
