import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { AccountBook } from './account-book.port.ts';
import { ageInDays, defaultMaxDays } from './age.ts';
import type { AccountRow, CurrentAccountDesk } from './current-account-desk.ts';
import { type AccountDocument, documentAmounts } from './document.ts';
import type { DocumentPrinter } from './document-printer.port.ts';

export interface CurrentAccountParts {
  readonly accounts: AccountBook;
  readonly printer: DocumentPrinter;
  readonly clock: Clock;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'document-not-found' } as const);

export const createCurrentAccountDesk = ({ accounts, printer, clock }: CurrentAccountParts): CurrentAccountDesk => {
  const today = (): string => dateInBuenosAires(clock.now());

  return {
    async actual({ customerId }) {
      if (customerId === null) return notAllowed;
      const [documents, maxDays] = await Promise.all([accounts.open(customerId), accounts.maxDays()]);
      return Ok({ documents: documents.map(aged(today())), maxDays: maxDays ?? defaultMaxDays });
    },

    async historic({ customerId }, page) {
      if (customerId === null) return notAllowed;
      const { documents, ...paging } = await accounts.finished(customerId, page);
      return Ok({ documents: documents.map(aged(today())), ...paging });
    },

    async bankAccounts() {
      return Ok(await accounts.bankAccounts());
    },

    async pdf(caller, id) {
      const found = await accounts.printable(id);
      if (found === null) return notFound;
      const { document, lines } = found;
      if (caller.role !== 'Admin' && caller.customerId !== document.customerId) return notFound;
      const amounts = documentAmounts(document.letter, lines);
      return Ok({ name: `${document.title}.pdf`, content: await printer.print({ ...found, amounts }) });
    },
  };
};

const aged =
  (today: string) =>
  (document: AccountDocument): AccountRow => ({ ...document, days: ageInDays(document.date, today) });
