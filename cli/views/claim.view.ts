import { claimStateTexts } from '#adapters/texts/claims.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { Claim, ClaimedProduct, ManagedClaim } from '#core/claims/claim.ts';
import { isManaged } from '#core/claims/claim.ts';
import type { ClaimState } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';
import type { Style } from '../style.ts';
import { facts } from './facts.ts';
import { type TableColumn, table } from './table.ts';

/** How each state looks. */
export const claimStatePainter = ({
  good,
  warning,
  bad,
  faint,
}: Style): Readonly<Record<ClaimState, (text: string) => string>> => ({
  Created: warning,
  InProgress: faint,
  Accepted: good,
  Refused: bad,
});

const columns: readonly TableColumn<ClaimedProduct>[] = [
  { title: 'Código', cell: ({ productCode }) => productCode, minWidth: 8 },
  { title: 'Marca', cell: ({ productBrandName }) => productBrandName, minWidth: 6 },
  { title: 'Cant.', cell: ({ quantity }) => formatCount(quantity), align: 'right' },
];

const ofStaff = (claim: Claim | ManagedClaim): readonly (readonly [string, string])[] =>
  isManaged(claim)
    ? [
        ['Cliente', claim.customerName],
        ['Flexxus', claim.externalCode],
      ]
    : [];

/** A whole claim: whose, about what, where it stands and its products. */
export function claimText(claim: Claim | ManagedClaim, style: Style, screenColumns: number | null): string {
  const { currentTracking, tracking, products } = claim;
  const steps = tracking.length === 0 ? [currentTracking] : tracking;
  const heading = facts(
    [
      ...ofStaff(claim),
      ['Origen', claim.origin],
      ['Motivo', claim.reason],
      ['Comprobante', `${claim.purchaseDocument} del ${formatDate(claim.purchaseDate)}`],
      ['Nota', claim.note],
      ['Estado', claimStateTexts[currentTracking.state]],
      ['Resolución', claim.resolution],
    ],
    style,
    screenColumns,
  );
  return [
    style.bold(`Reclamo ${formatNumber(claim)}`),
    heading,
    '',
    ...steps.map(({ state, date }) => `${formatDateTime(date)}  ${claimStateTexts[state]}`),
    ...(products.length === 0 ? [] : ['', table(products, columns, style, screenColumns)]),
  ].join('\n');
}
