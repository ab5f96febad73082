import type { Alert } from '#core/alert/alert.ts';
import type { PriceOrder } from '#core/catalogue/products/price-order.ts';
import type { BankAccount } from '#core/current-account/bank-account.ts';
import type { DistributorPart, OverFile, PictureOverFile } from '#core/distributor/distributor-sections.ts';
import type { WhatsappContact } from '#core/distributor/public.service.ts';
import type { EmailSender } from '#core/mail/email-sender.ts';
import type { DeliverySurchargeTerms } from '#core/pricing/cart-terms.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';
import type { ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { SectionTag } from '#core/shared/section.ts';
import type { FaultSequence } from '#core/warranties/warranty.ts';

/** The id of an item that is not stored yet (docs/rules/configuration.md 3). */
export const newItemId = '00000000-0000-0000-0000-000000000000';

export interface SpecialDiscount {
  readonly id: string;
  readonly title: string;
  readonly percentage: Money;
  readonly explanation: string;
}

export interface ConfiguredDeliveryMethod {
  readonly id: string;
  readonly name: string;
  /** How the distributor's own system calls it. */
  readonly externalCode: string;
  /**
   * The customer fetches the order: no address is asked for. Left out by clients that know nothing of it: then it
   * stays.
   */
  readonly isPickup?: boolean | undefined;
  /** Whether the program made it: then it is neither changed nor taken out. */
  readonly isSystemGenerated: boolean;
}

/** An origin or a reason of a claim. */
export interface NamedItem {
  readonly id: string;
  readonly name: string;
}

export interface SwitchedBrand {
  readonly id: ProductBrandId;
  readonly name: string;
  readonly disabled: boolean;
}

export interface SwitchedType {
  readonly id: ProductTypeId;
  readonly name: string;
  readonly disabled: boolean;
  /** A subfamily, below its family. */
  readonly indented: boolean;
  readonly order: number;
}

export interface DisabledPair {
  readonly productBrandId: ProductBrandId;
  readonly productBrandName: string;
  readonly productTypeId: ProductTypeId;
  readonly productTypeName: string;
}

/**
 * What the administrator settles, a section a save, by the names of `GET api/admin-configuration`
 * (docs/rules/configuration.md 1).
 */
export interface SectionValues {
  readonly delivery: DeliverySurchargeTerms;
  readonly currentAccount: { readonly days: number };
  readonly specialDiscounts: readonly SpecialDiscount[];
  readonly alert: Alert;
  readonly products: { readonly priceOrder: PriceOrder };
  readonly productBrand: readonly SwitchedBrand[];
  readonly productType: readonly SwitchedType[];
  readonly productBrandTypesDisabled: readonly DisabledPair[];
  readonly bankAccounts: readonly BankAccount[];
  readonly deliveryMethods: readonly ConfiguredDeliveryMethod[];
  readonly whatsAppConfigurations: readonly WhatsappContact[];
  readonly demandOrigins: readonly NamedItem[];
  readonly demandReasons: readonly NamedItem[];
  /** The ways to fail that a warranty is asked for by. */
  readonly faultSequences: readonly FaultSequence[];
  /** The distributor's own, over those that come with the program. */
  readonly searchSynonyms: readonly Synonym[];
  readonly emailSender: EmailSender;
  /** The distributor's data, over those of the file (docs/rules/distributor.md 3). */
  readonly distributorData: OverFile<DistributorPart<'distributorData'>>;
  readonly distributorTexts: OverFile<DistributorPart<'distributorTexts'>>;
  readonly distributorMap: PictureOverFile<DistributorPart<'distributorMap'>>;
  readonly distributorLook: PictureOverFile<DistributorPart<'distributorLook'>>;
}

export type Section = keyof SectionValues;

const everySection: Readonly<Record<Section, true>> = {
  delivery: true,
  currentAccount: true,
  specialDiscounts: true,
  alert: true,
  products: true,
  productBrand: true,
  productType: true,
  productBrandTypesDisabled: true,
  bankAccounts: true,
  deliveryMethods: true,
  whatsAppConfigurations: true,
  demandOrigins: true,
  demandReasons: true,
  faultSequences: true,
  searchSynonyms: true,
  emailSender: true,
  distributorData: true,
  distributorTexts: true,
  distributorMap: true,
  distributorLook: true,
};

export const sections = Object.keys(everySection) as readonly Section[];

/** The whole of it; the tags are what `If-Match` names, null from a server that has no such thing. */
export type ShopConfiguration = SectionValues & {
  readonly tags: Readonly<Record<Section, SectionTag>> | null;
  /** Who changed a section last, where somebody did and it is known. */
  readonly changedBy: Readonly<Partial<Record<Section, string>>>;
};

/** Whether the back end keeps synonyms: another may tell no tag of them. */
export const keepsSynonyms = ({ tags }: Pick<ShopConfiguration, 'tags'>): boolean => tags?.searchSynonyms !== undefined;

/** Whether the back end stores the distributor's data; another one has them in a file. */
export const keepsDistributor = ({ tags }: Pick<ShopConfiguration, 'tags'>): boolean =>
  tags?.distributorData !== undefined;

/** Whether the back end lets fault sequences be edited; another one may only list them for a warranty request. */
export const keepsFaults = ({ tags }: Pick<ShopConfiguration, 'tags'>): boolean => tags?.faultSequences !== undefined;
