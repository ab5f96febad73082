import type { CustomerId } from '#core/shared/ids.ts';
import type { FaultSequence, Warranty } from './warranty.ts';

export interface WarrantyBook {
  /** Newest first. */
  ofCustomer(customerId: CustomerId): Promise<readonly Warranty[]>;
  faultSequences(): Promise<readonly FaultSequence[]>;
}
