import type { CustomerId, DocumentId } from '#core/shared/ids.ts';
import type { BankAccount } from './bank-account.ts';
import type { DocumentPage } from './current-account.service.ts';
import type { AccountDocument } from './document.ts';
import type { PrintableDocument } from './document-printer.port.ts';
import type { OnAccountPayment } from './on-account.ts';

export interface CurrentAccountRepository {
  /** Documents that are not settled, oldest first. */
  open(customerId: CustomerId): Promise<readonly AccountDocument[]>;
  /** Oldest first. */
  onAccount(customerId: CustomerId): Promise<readonly OnAccountPayment[]>;
  /** Settled documents, newest first, 20 a page from page 1 on. */
  finished(customerId: CustomerId, page: number): Promise<DocumentPage<AccountDocument>>;
  /** Null for an unknown document, and for one whose lines are not known. */
  printable(id: DocumentId): Promise<Omit<PrintableDocument, 'amounts'> | null>;
  /** The PDF that was put with a document, which stands for what could be printed; null where none was. */
  attached(id: DocumentId): Promise<{ readonly document: AccountDocument; readonly content: Uint8Array } | null>;
  bankAccounts(): Promise<readonly BankAccount[]>;
  /** Days after which a document counts as old; null where nobody settled it. */
  maxDays(): Promise<number | null>;
}
