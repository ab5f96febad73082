import { authorise } from '#core/access/authorise.ts';
import { type Author, authorOf } from '#core/audit/author.ts';
import { detailsText } from '#core/customers/customer-changes.ts';
import type { CustomerManagementRepository } from '#core/customers/customer-management.repository.port.ts';
import { typedCustomer } from '#core/customers/typed-customer.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok } from '#core/shared/result.ts';
import {
  type CustomerSheetService,
  maxCustomerRows,
  type RejectedCustomerRow,
  type RowReason,
} from './customer-sheet.service.ts';
import {
  type CustomerCells,
  type CustomerSheetField,
  type CustomerSheetWords,
  cellsOfCustomer,
  customerLabels,
} from './customer-sheet.ts';
import type { CustomerTables } from './customer-table.port.ts';
import { type CustomerStep, createCustomerPlan } from './plan-customers.ts';

interface CustomerSheetParts {
  readonly customers: Pick<CustomerManagementRepository, 'all' | 'choices' | 'add' | 'change'>;
  readonly tables: CustomerTables;
  readonly clock: Clock;
  /** Lets whoever waits for the database go first: each row is a transaction, and there may be thousands. */
  readonly yieldToOthers: () => Promise<void>;
  readonly words: CustomerSheetWords;
  /** What each column may be called, folded; the first is what it is called on the way out. */
  readonly headings: Readonly<Record<CustomerSheetField, readonly string[]>>;
}

export const createCustomerSheetService = (parts: CustomerSheetParts): CustomerSheetService => {
  const { customers, tables, clock, words, headings } = parts;
  const fieldOf = new Map(
    Object.entries(headings).flatMap(([field, names]) =>
      names.map((name) => [folded(name), field as CustomerSheetField] as const),
    ),
  );

  /** Does what a row says; why it could not, if so. */
  const write = async (step: CustomerStep, author: Author): Promise<RowReason | null> => {
    if (step.kind === 'new') {
      const added = await customers.add(step.details, author);
      return added.ok ? null : added.val;
    }
    if (step.kind !== 'changed') return null;
    const { held, details } = step;
    const changed = await customers.change(held.id, author, (now) => {
      if (now === null) return Err({ code: 'customer-not-found' });
      return detailsText(now) === detailsText(held.details) ? Ok(details) : Err({ code: 'customer-moved', by: '' });
    });
    return changed.ok ? null : changed.val;
  };

  return authorise<CustomerSheetService>('administration', {
    async take(_caller, format, signal) {
      const labels = customerLabels(await customers.choices());
      const rows = (await customers.all()).map(({ details }) => cellsOfCustomer(typedCustomer(details), labels, words));
      const content = await tables.write(format, rows, signal).catch((error: unknown) => {
        if (signal?.aborted) return 'given-up' as const;
        throw error;
      });
      if (content === 'given-up') return Err({ code: content });
      if (content === null) return Err({ code: 'exports-busy' });
      return Ok({ name: `Clientes ${dateInBuenosAires(clock.now())}.${format}`, content });
    },

    async bring(caller, content, isDryRun) {
      const read = await tables.read(content, maxCustomerRows);
      if (!read.ok) return read;
      const { rows } = read.val;
      const fields = read.val.headings.map((heading) => fieldOf.get(folded(heading)) ?? null);
      if (!fields.includes('code')) return Err({ code: 'customer-columns-missing' });
      const [choices, held] = await Promise.all([customers.choices(), customers.all()]);
      const plan = createCustomerPlan(held, customerLabels(choices), words);
      const count = { new: 0, changed: 0, unchanged: 0 };
      const rejected: RejectedCustomerRow[] = [];
      for (const { unreadable, ...row } of rows) {
        const damaged = unreadable.filter((at) => (fields[at] ?? null) !== null);
        const step: CustomerStep =
          damaged.length === 0
            ? plan(cellsOf(row.cells, fields), row.line)
            : {
                kind: 'rejected',
                reasons: damaged.map((at) => ({ code: 'cell-unreadable', heading: read.val.headings[at] ?? '' })),
              };
        if (!isDryRun) await parts.yieldToOthers();
        const failure = isDryRun ? null : await write(step, authorOf(caller));
        if (step.kind === 'rejected') rejected.push({ ...row, reasons: step.reasons });
        else if (failure !== null) rejected.push({ ...row, reasons: [failure] });
        else count[step.kind] += 1;
      }
      return Ok({
        isDryRun,
        created: count.new,
        changed: count.changed,
        unchanged: count.unchanged,
        headings: read.val.headings,
        ignored: read.val.headings.filter((heading, at) => heading !== '' && fields[at] === null),
        rejected,
      });
    },
  });
};

/** The first column of a name is the one that counts. */
const cellsOf = (cells: readonly string[], fields: readonly (CustomerSheetField | null)[]): CustomerCells =>
  Object.fromEntries(
    fields
      .map((field, at) => [field, cells[at] ?? ''] as const)
      .filter(([field], at) => field !== null && fields.indexOf(field) === at),
  );
