import { authorOf } from '#core/audit/author.ts';
import { detailsText } from '#core/customers/customer-changes.ts';
import type { CustomerDetails } from '#core/customers/customer-details.ts';
import type { CustomerManagementRepository } from '#core/customers/customer-management.repository.port.ts';
import { typedCustomer } from '#core/customers/typed-customer.ts';
import { labelIn } from '#core/imports/column-set.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { cellChanges } from '#core/sheets/cell-changes.ts';
import { exportSheet } from '#core/sheets/export-sheet.ts';
import { eachApart, importSheet, type SheetKind, type SheetParts, understandSheet } from '#core/sheets/import-sheet.ts';
import { noneMissing, withMissing } from '#core/sheets/missing-things.ts';
import type { SheetColumnSet } from '#core/sheets/sheet-columns.ts';
import type { SheetRunner } from '#core/sheets/sheet-runner.ts';
import type { SheetLayout, SheetTables } from '#core/sheets/sheet-table.port.ts';
import { type CustomerRowReason, maxCustomerRows } from './customer-sheet.service.ts';
import {
  type CustomerSheetField,
  type CustomerSheetWords,
  cellsOfCustomer,
  customerLabels,
  customerSheetFields,
} from './customer-sheet.ts';
import { type CustomerStep, createCustomerPlan, customersNotNamed } from './plan-customers.ts';

interface CustomerSheetParts extends SheetParts {
  readonly customers: Pick<
    CustomerManagementRepository,
    'all' | 'choices' | 'zones' | 'staffLogins' | 'add' | 'change' | 'lastChange'
  >;
  readonly tables: SheetTables;
  readonly clock: Clock;
  readonly words: CustomerSheetWords;
  readonly columns: SheetColumnSet<CustomerSheetField>;
}

const titleOf = ({ code, name }: CustomerDetails): string => `${code} ${name}`;

type DoableStep = Exclude<CustomerStep, { readonly kind: 'rejected' }>;

export const createCustomerSheetRunner = (parts: CustomerSheetParts): SheetRunner<CustomerRowReason> => {
  const { customers, tables, clock, words, columns } = parts;
  const layout: SheetLayout = {
    name: 'Clientes',
    columns: customerSheetFields.map((field) => ({
      heading: labelIn(columns, field),
      isWide: field === 'name' || field === 'discountItems' || field === 'otherEmails' || field === 'otherAddresses',
    })),
  };

  async function* rows() {
    const labels = customerLabels(await customers.choices());
    yield (await customers.all()).map(({ details }) => {
      const cells = cellsOfCustomer(typedCustomer(details), labels, words);
      return customerSheetFields.map((field) => cells[field]);
    });
  }

  const sheet: SheetKind<CustomerSheetField, DoableStep, CustomerRowReason> = {
    name: 'customers',
    maxRows: maxCustomerRows,
    columns,
    async plan(rows) {
      const [choices, held, staffLogins] = await Promise.all([
        customers.choices(),
        customers.all(),
        customers.staffLogins(),
      ]);
      const missing = customersNotNamed(held, rows);
      const notNamed = new Set(missing);
      const zones = await customers.zones(held.filter((each) => !notNamed.has(each)).map(({ id }) => id));
      const labels = customerLabels(choices);
      const cellsOf = (details: CustomerDetails) => cellsOfCustomer(typedCustomer(details), labels, words);
      return {
        decide: createCustomerPlan(held, labels, words, zones, staffLogins),
        missing: async () =>
          withMissing(
            noneMissing,
            missing.map(({ details }) => titleOf(details)),
          ),
        lastChange: async (step) => (step.kind === 'changed' ? customers.lastChange(step.held.id) : null),
        describe(step) {
          if (step.kind === 'unchanged') return { name: '', changes: [] };
          const before = step.kind === 'changed' ? cellsOf(step.held.details) : null;
          return {
            name: titleOf(step.details),
            changes: cellChanges(customerSheetFields, before, cellsOf(step.details), ['code', 'name']),
          };
        },
      };
    },
    write: eachApart(async (step, author) => {
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
  };

  return {
    exportAll: (_caller, format, signal) =>
      exportSheet(tables, format, layout, dateInBuenosAires(clock.now()), rows(), signal),
    carryOut: (caller, upload, work) => importSheet(parts, sheet, upload, authorOf(caller), work),
    understand: (upload) => understandSheet(parts, sheet, upload),
  };
};
