import type { ClaimState } from '#core/claims/state.ts';
import type { BankAccount } from '#core/current-account/bank-account.ts';
import type { DocumentLetter } from '#core/current-account/document-title.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { WarrantyStatement } from '#core/warranties/warranty.ts';

/** What the demo's back office has to do: claims, warranties and what is owed. Dates are YYYY-MM-DD. */
export interface DemoOffice {
  readonly claimOrigins: readonly string[];
  readonly claimReasons: readonly string[];
  readonly claims: readonly DemoClaim[];
  readonly faultSequences: readonly { readonly title: string; readonly detail: string }[];
  readonly warranties: readonly DemoWarranty[];
  readonly documents: readonly DemoDocument[];
  readonly bankAccounts: readonly Omit<BankAccount, 'id'>[];
  /** ISO 8601 in UTC. */
  readonly priceListsMadeAt: string;
}

export interface DemoStep<State> {
  readonly state: State;
  readonly at: string;
  readonly by: string;
}

/** Numbered by year in the order of their creation; what is claimed is named by its price row. */
interface DemoCase<State> {
  readonly id: number;
  readonly year: number;
  readonly number: number;
  readonly customerId: number;
  readonly createdBy: string;
  readonly purchaseDocument: string;
  readonly note: string;
  readonly resolution: string;
  /** Every state from Created to the one that it is in now. */
  readonly states: readonly DemoStep<State>[];
}

export interface DemoClaimedRow {
  readonly productId: number;
  readonly code: string;
  readonly brandId: number;
  readonly brand: string;
  readonly quantity: number;
}

export interface DemoClaim extends DemoCase<ClaimState> {
  /** Places in `claimOrigins` and `claimReasons`, from 1. */
  readonly originId: number;
  readonly reasonId: number;
  readonly purchaseDate: string;
  readonly externalCode: string | null;
  readonly products: readonly DemoClaimedRow[];
}

export interface DemoWarranty
  extends DemoCase<WarrantyState>,
    Omit<WarrantyStatement, 'purchaseDocument' | 'notes' | 'year'> {
  readonly product: DemoClaimedRow;
  readonly vehicleYear: number;
  /** Place in `faultSequences`, from 1. */
  readonly faultSequenceId: number;
}

export interface DemoDocument {
  readonly id: number;
  readonly customerId: number;
  /** The order that it charges; null for those of before the demo's orders. Not stored. */
  readonly orderId: number | null;
  readonly letter: DocumentLetter;
  readonly pointOfSale: number;
  readonly number: number;
  readonly date: string;
  readonly expiration: string;
  readonly total: string;
  readonly debt: string;
  readonly finished: boolean;
  readonly lines: readonly DemoDocumentLine[];
}

export interface DemoDocumentLine {
  /** Null for lots, discounts and surcharges. Not stored. */
  readonly rowId: number | null;
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly iva: '21' | '10.5';
}
