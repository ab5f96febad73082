import { authorise } from '#core/access/authorise.ts';
import { type Author, authorOf } from '#core/audit/author.ts';
import { detailsText } from '#core/customers/customer-changes.ts';
import type { CustomerManagementRepository } from '#core/customers/customer-management.repository.port.ts';
import { typedCustomer } from '#core/customers/typed-customer.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { bringSheet, eachApart, type SheetKind } from '#core/sheets/bring-sheet.ts';
import type { SheetHeadings } from '#core/sheets/sheet-columns.ts';
import type { SheetLayout, SheetTables } from '#core/sheets/sheet-table.port.ts';
import { takeSheet } from '#core/sheets/take-sheet.ts';
import { type CustomerRowReason, type CustomerSheetService, maxCustomerRows } from './customer-sheet.service.ts';
import {
  type CustomerSheetField,
  type CustomerSheetWords,
  cellsOfCustomer,
  customerLabels,
  customerSheetFields,
} from './customer-sheet.ts';
import { type CustomerStep, createCustomerPlan } from './plan-customers.ts';

interface CustomerSheetParts {
  readonly customers: Pick<CustomerManagementRepository, 'all' | 'choices' | 'add' | 'change'>;
  readonly tables: SheetTables;
  readonly clock: Clock;
  readonly yieldToOthers: () => Promise<void>;
  readonly words: CustomerSheetWords;
  readonly headings: SheetHeadings<CustomerSheetField>;
}

type DoableStep = Exclude<CustomerStep, { readonly kind: 'rejected' }>;

export const createCustomerSheetService = (parts: CustomerSheetParts): CustomerSheetService => {
  const { customers, tables, clock, words, headings } = parts;
  const layout: SheetLayout = {
    name: 'Clientes',
    columns: customerSheetFields.map((field) => ({
      heading: headings[field][0],
      isWide: field === 'name' || field === 'discountItems',
    })),
  };

  async function* rows() {
    const labels = customerLabels(await customers.choices());
    yield (await customers.all()).map(({ details }) => {
      const cells = cellsOfCustomer(typedCustomer(details), labels, words);
      return customerSheetFields.map((field) => cells[field]);
    });
  }

  const kindFor = (author: Author): SheetKind<CustomerSheetField, DoableStep, CustomerRowReason> => ({
    maxRows: maxCustomerRows,
    headings,
    required: ['code'],
    async plan() {
      const [choices, held] = await Promise.all([customers.choices(), customers.all()]);
      return createCustomerPlan(held, customerLabels(choices), words);
    },
    write: eachApart(async (step) => {
      if (step.kind === 'unchanged') return null;
      if (step.kind === 'new') {
        const added = await customers.add(step.details, author);
        return added.ok ? null : added.val;
      }
      const { held, details } = step;
      const changed = await customers.change(held.id, author, (now) => {
        if (now === null) return Err({ code: 'customer-not-found' });
        return detailsText(now) === detailsText(held.details) ? Ok(details) : Err({ code: 'customer-moved', by: '' });
      });
      return changed.ok ? null : changed.val;
    }),
  });

  return authorise<CustomerSheetService>('administration', {
    take: (_caller, format, signal) =>
      takeSheet(tables, format, layout, dateInBuenosAires(clock.now()), rows(), signal),
    bring: (caller, content, isDryRun, allRejected) =>
      bringSheet(parts, kindFor(authorOf(caller)), content, isDryRun, allRejected),
  });
};
