import { type Access, authorise } from '#core/access/authorise.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { ageInDays, defaultMaxDays } from './age.ts';
import type { CurrentAccountRepository } from './current-account.repository.port.ts';
import type { AccountRow, CurrentAccountService } from './current-account.service.ts';
import { type AccountDocument, documentAmounts } from './document.ts';
import type { DocumentPrinter } from './document-printer.port.ts';

export interface CurrentAccountParts {
  readonly accounts: CurrentAccountRepository;
  readonly printer: DocumentPrinter;
  readonly clock: Clock;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'document-not-found' } as const);

const access: Access<CurrentAccountService> = {
  actual: 'currentAccount',
  historic: 'currentAccount',
  bankAccounts: 'currentAccount',
  pdf: 'documentPdf',
};

export const createCurrentAccountService = ({
  accounts,
  printer,
  clock,
}: CurrentAccountParts): CurrentAccountService => {
  const today = (): string => dateInBuenosAires(clock.now());

  return authorise<CurrentAccountService>(access, {
    async actual({ customerId }) {
      if (customerId === null) return notAllowed;
      const [documents, onAccount, maxDays] = await Promise.all([
        accounts.open(customerId),
        accounts.onAccount(customerId),
        accounts.maxDays(),
      ]);
      return Ok({ documents: documents.map(aged(today())), onAccount, maxDays: maxDays ?? defaultMaxDays });
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
      const isTheirs = ({ customerId }: AccountDocument): boolean =>
        caller.role === 'Admin' || caller.customerId === customerId;
      const attached = await accounts.attached(id);
      if (attached !== null) {
        const { document, content } = attached;
        return isTheirs(document) ? Ok({ name: `${document.title}.pdf`, content }) : notFound;
      }
      const found = await accounts.printable(id);
      if (found === null || !isTheirs(found.document)) return notFound;
      const { document, lines } = found;
      const amounts = documentAmounts(document.letter, lines);
      return Ok({ name: `${document.title}.pdf`, content: await printer.print({ ...found, amounts }) });
    },
  });
};

const aged =
  (today: string) =>
  (document: AccountDocument): AccountRow => ({ ...document, days: ageInDays(document.date, today) });
