import * as z from 'zod/mini';
import { warrantiesProblem, warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import {
  managedWarrantyPageWire,
  managedWarrantyToWire,
  managedWarrantyWire,
  warrantiesWire,
  warrantyToWire,
} from '#adapters/wire/warranties.wire.ts';
import { refusal } from '#core/access/calls.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import type { StaffCaseFailure } from '#core/cases/staff-case.service.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { Err } from '#core/shared/result.ts';
import { type WarrantyState, warrantyStates } from '#core/warranties/state.ts';
import type { WarrantyFailure } from '#core/warranties/warranty.service.ts';
import type { Warranty } from '#core/warranties/warranty.ts';
import { isManaged } from '#core/warranties/warranty.ts';
import { type CaseFilterOptions, caseFilterOf, caseFilterOptions, staffOnly } from '../cases/case-filter.ts';
import { resolutionBelow } from '../cases/resolution-below.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { wrongPlace } from '../page-option.ts';
import type { Style } from '../style.ts';
import type { TableColumn } from '../views/table.ts';
import { warrantyStatePainter } from '../views/warranty.view.ts';

/** Warranties as rows of a table: a company's own, or those of all companies with their names. */
export const warrantyColumns = (style: Style, isStaff: boolean): readonly TableColumn<Warranty>[] => {
  const paint = warrantyStatePainter(style);
  const whose: TableColumn<Warranty> = {
    title: 'Cliente',
    cell: (warranty) => (isManaged(warranty) ? warranty.customerName : ''),
    minWidth: 10,
  };
  return [
    { title: 'RMA', cell: ({ rmaNumber }) => rmaNumber },
    { title: 'Fecha', cell: ({ date }) => formatDate(date) },
    ...(isStaff ? [whose] : []),
    { title: 'Código', cell: ({ productCode }) => productCode, minWidth: isStaff ? 15 : 8 },
    { title: 'Marca', cell: ({ productBrandName }) => productBrandName, minWidth: 6 },
    {
      title: 'Cant.',
      cell: ({ quantity }) => String(quantity),
      align: 'right',
      // The customer matters more to staff.
      ...(isStaff ? { isExtra: true } : {}),
    },
    {
      title: 'Estado',
      cell: ({ currentTracking }) => warrantyStateTexts[currentTracking.state],
      paint: (text, { currentTracking }) => paint[currentTracking.state](text),
    },
  ];
};

type ListFailure = WarrantyFailure | StaffCaseFailure;

const listProblem = (failure: ListFailure): string => warrantiesProblem(failure as WarrantyFailure);

/** The list of a search has pages by keys. */
const foundWarrantiesWire = z.object({ warranties: z.array(managedWarrantyWire), next: z.nullable(z.string()) });

/** Facts of staff are left out: a list without a search does not have them. */
const ofList = ([name]: readonly [string, unknown]): boolean => name in managedWarrantyWire.shape;

export const listedWarrantyToWire = (warranty: Warranty): object =>
  isManaged(warranty)
    ? Object.fromEntries(Object.entries(managedWarrantyToWire(warranty)).filter(ofList))
    : warrantyToWire(warranty);

export const warrantiesList: ListDeclaration<CaseFilterOptions<WarrantyState>, Warranty, ListFailure> = {
  about: 'Lista las garantías, las más nuevas primero',
  examples: ['warranties list', 'warranties list --state Pendiente --json'],
  options: caseFilterOptions(warrantyStates, warrantyStateTexts, 'sólo con esa falla'),
  answer: z.union([warrantiesWire, managedWarrantyPageWire, foundWarrantiesWire]),
  access: 'warranties',
  orStaff: 'staffCases',
  problem: listProblem,
  paging: 'both',
  key: ({ isStaff }) => (isStaff ? 'warranties' : null),
  none: 'No hay garantías',
  columns: (style, { isStaff }) => warrantyColumns(style, isStaff),
  below: resolutionBelow,
  toWire: listedWarrantyToWire,
  ask: async (asking, options, { page, after }) => {
    const { services, caller, isStaff } = asking;
    const refused = isStaff ? null : staffOnly(options, 'tus garantías');
    if (refused !== null) return Err(refused);
    const filter = await caseFilterOf(asking, options);
    if (!filter.ok) return filter;
    // A seller's own, and what is looked for, are only on the list for staff, whose pages have keys.
    const isSeller = refusal('management', caller) !== null;
    const isStaffList = filter.val !== null || after !== null || isSeller;
    const wrong = wrongPlace(isStaff ? (isStaffList ? 'keys' : 'numbers') : 'none', { page, after });
    if (wrong !== null) return Err(wrong);
    if (!isStaff) return (await services.warranties.list(caller)).map((rows) => ({ rows }));
    if (!isStaffList) {
      const found = await services.warrantyManagement.page(caller, page);
      return found.map(({ warranties, totalPages }) => ({ rows: warranties, totalPages }));
    }
    const found = await services.staffWarranties.list(caller, filter.val ?? everyCase, after);
    if (found.ok && !found.val.isSearchable) return Err({ code: 'not-offered' });
    return found.map(({ cases, next }) => ({ rows: cases, next }));
  },
};
