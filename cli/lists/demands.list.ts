import { Option } from 'commander';
import * as z from 'zod/mini';
import { claimStateTexts, claimsProblem } from '#adapters/texts/claims.es.ts';
import {
  claimPageWire,
  claimToWire,
  managedClaimPageWire,
  managedClaimToWire,
  managedClaimWire,
} from '#adapters/wire/claims.wire.ts';
import { refusal } from '#core/access/calls.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import type { StaffCaseFailure } from '#core/cases/staff-case.service.ts';
import type { ClaimFailure } from '#core/claims/claim.service.ts';
import { type Claim, isManaged, openedAt } from '#core/claims/claim.ts';
import { type ClaimState, claimStates } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { Err } from '#core/shared/result.ts';
import { type CaseFilterOptions, caseFilterOf, caseFilterOptions, staffOnly } from '../cases/case-filter.ts';
import { resolutionBelow } from '../cases/resolution-below.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { wrongPlace } from '../page-option.ts';
import type { Style } from '../style.ts';
import { claimStatePainter } from '../views/claim.view.ts';
import type { TableColumn } from '../views/table.ts';

/** Claims as rows of a table: a company's own, or those of all companies with their names. */
export const claimColumns = (style: Style, isStaff: boolean): readonly TableColumn<Claim>[] => {
  const paint = claimStatePainter(style);
  const ofStaff: readonly TableColumn<Claim>[] = [
    { title: 'Cliente', cell: (claim) => (isManaged(claim) ? claim.customerName : ''), minWidth: 10 },
    { title: 'Flexxus', cell: (claim) => (isManaged(claim) ? claim.externalCode : '') },
  ];
  return [
    { title: 'Número', cell: formatNumber },
    { title: 'Fecha', cell: (claim) => formatDate(openedAt(claim)) },
    ...(isStaff ? ofStaff : []),
    { title: 'Comprobante', cell: ({ purchaseDocument }) => purchaseDocument, isExtra: true },
    { title: 'Motivo', cell: ({ reason }) => reason, isExtra: true },
    {
      title: 'Estado',
      cell: ({ currentTracking }) => claimStateTexts[currentTracking.state],
      paint: (text, { currentTracking }) => paint[currentTracking.state](text),
    },
  ];
};

interface ListOptions extends CaseFilterOptions<ClaimState> {
  readonly management?: boolean;
}

type ListFailure = ClaimFailure | StaffCaseFailure;

const listProblem = (failure: ListFailure): string => claimsProblem(failure as ClaimFailure);

/** The list of a search has pages by keys. */
const foundClaimsWire = z.object({ demands: z.array(managedClaimWire), next: z.nullable(z.string()) });

export const demandsList: ListDeclaration<ListOptions, Claim, ListFailure> = {
  about: 'Lista los reclamos, los más nuevos primero',
  examples: [
    'demands list',
    'demands list --state Creado --customer C-101',
    'demands list --all --fields number,reason',
  ],
  options: [
    new Option('--management', 'los de todos los clientes (así va siempre para el personal)'),
    ...caseFilterOptions(claimStates, claimStateTexts, 'sólo con ese origen o motivo'),
  ],
  answer: z.union([managedClaimPageWire, foundClaimsWire, claimPageWire]),
  access: 'claims',
  orStaff: 'staffCases',
  problem: listProblem,
  paging: 'both',
  key: 'demands',
  none: 'No hay reclamos',
  columns: (style, { isStaff }) => claimColumns(style, isStaff),
  below: resolutionBelow,
  toWire: (claim) => (isManaged(claim) ? managedClaimToWire(claim) : claimToWire(claim)),
  ask: async (asking, options, { page, after }) => {
    const { services, caller, isStaff } = asking;
    const refused = isStaff ? null : staffOnly(options, 'tus reclamos');
    if (refused !== null) return Err(refused);
    const filter = await caseFilterOf(asking, options);
    if (!filter.ok) return filter;
    if (!isStaff && options.management === true) return Err({ code: 'not-allowed' });
    // A seller's own, and what is looked for, are only on the list for staff, whose pages have keys.
    const isSeller = isStaff && refusal('management', caller) !== null;
    const isStaffList = isStaff && (filter.val !== null || after !== null || isSeller);
    const wrong = wrongPlace(isStaffList ? 'keys' : 'numbers', { page, after });
    if (wrong !== null) return Err(wrong);
    if (!isStaffList) {
      const found = isStaff
        ? await services.claimManagement.page(caller, page)
        : await services.claims.page(caller, page);
      return found.map(({ claims, totalPages }) => ({ rows: claims, totalPages }));
    }
    const found = await services.staffClaims.list(caller, filter.val ?? everyCase, after);
    if (found.ok && !found.val.isSearchable) return Err({ code: 'not-offered' });
    return found.map(({ cases, next }) => ({ rows: cases, next }));
  },
};
