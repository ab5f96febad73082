import type { PublicFolder } from '#core/files/file-category.ts';
import type { DeliveryMethodId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

export interface DeliveryMethod {
  readonly id: DeliveryMethodId;
  /** The customer fetches the order: it goes to no address. */
  readonly isPickup: boolean;
  readonly name: string;
}

/** The WhatsApp contact of a zone. `display` is the number as people read it. */
export interface WhatsappContact {
  readonly id: string;
  readonly link: string;
  readonly zone: string;
  readonly display: string;
}

/** A picture of a public folder, by the name that its path ends with. */
export interface ImageEntry {
  readonly name: string;
}

/**
 * Families that are sold, together as the search's start shows them; `name` is null for those that belong to no group.
 */
export interface SoldFamilies {
  readonly name: string | null;
  readonly families: readonly string[];
}

export interface PublicFailure {
  readonly code: 'unreachable';
}

/** Everything that needs no session: the capability behind `api/Public`. */
export interface PublicService {
  deliveryMethods(): Promise<Result<readonly DeliveryMethod[], PublicFailure>>;
  whatsapp(): Promise<Result<readonly WhatsappContact[], PublicFailure>>;
  /** In the distributor's order. */
  images(folder: PublicFolder): Promise<Result<readonly ImageEntry[], PublicFailure>>;
  /** The families that have products (docs/rules/home.md 1). */
  families(): Promise<Result<readonly SoldFamilies[], PublicFailure>>;
}
