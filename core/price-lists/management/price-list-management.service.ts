import type { Caller } from '#core/access/caller.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import type { KeyReused } from '#core/shared/idempotency.ts';
import type { PriceChangeId, PriceListId } from '#core/shared/ids.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { ComparedPrice, ComparisonFilter } from './compared-price.ts';
import type { Assigned, ListNameFlaw, SeenPriceList } from './managed-price-list.ts';
import type { ChangeFlaw, KnownOfChange, SteepChange } from './price-change.ts';
import type { PriceListClash } from './price-list-management.repository.port.ts';

/** Price lists as management settles them: the capability behind `api/Management/PriceLists`. */
export interface PriceListManagementService {
  lists(caller: Caller): Promise<Result<readonly SeenPriceList[], PriceListManagementFailure>>;
  /** Empty, or with the prices of another, so many per cent higher: those are there a moment later. */
  create(
    caller: Caller,
    name: string,
    copied: PercentageSource | null,
  ): Promise<Result<SeenPriceList, PriceListManagementFailure>>;
  /** `tag` is of the version that the caller saw; null writes without comparing versions. */
  rename(
    caller: Caller,
    id: PriceListId,
    tag: string | null,
    name: string,
  ): Promise<Result<SeenPriceList, PriceListManagementFailure>>;
  /** These customers buy by this list from now on; answers how many did not before. */
  assign(caller: Caller, id: PriceListId, whose: Assigned): Promise<Result<number, PriceListManagementFailure>>;
  /** Takes a list out of use, or puts it back. */
  setWithdrawn(
    caller: Caller,
    id: PriceListId,
    isWithdrawn: boolean,
  ): Promise<Result<SeenPriceList, PriceListManagementFailure>>;
  /**
   * Other prices from an instant on; null for at once. One key makes one change, however often it is sent. A list that
   * rose within a day rises again, and a list is doubled or halved, only where the caller knows it.
   */
  schedule(
    caller: Caller,
    id: PriceListId,
    at: string | null,
    source: PercentageSource,
    key: string,
    known: KnownOfChange,
  ): Promise<Result<SeenPriceList, PriceListManagementFailure>>;
  /** A change that waits or failed is not made. */
  cancel(
    caller: Caller,
    id: PriceListId,
    changeId: PriceChangeId,
  ): Promise<Result<SeenPriceList, PriceListManagementFailure>>;
  compare(
    caller: Caller,
    question: Comparison,
    after: string | null,
  ): Promise<Result<ComparedPage, PriceListManagementFailure>>;
  /** All differences that `compare` finds, as a spreadsheet. */
  compareAll(
    caller: Caller,
    question: Comparison,
    format: ComparisonFormat,
    signal?: AbortSignal,
  ): Promise<Result<NamedFile<AsyncIterable<Uint8Array>>, PriceListManagementFailure>>;
}

export interface Comparison {
  readonly oneId: PriceListId;
  readonly otherId: PriceListId;
  readonly filter: ComparisonFilter;
  readonly text: string;
}

/** `next` is the key of the following page; null at the end. */
export interface ComparedPage {
  readonly rows: readonly ComparedPrice[];
  readonly next: string | null;
}

export const comparisonFormats = ['xlsx', 'csv'] as const;
export type ComparisonFormat = (typeof comparisonFormats)[number];

export type PriceListManagementFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** Another distributor's back end does not have the call. */
  | { readonly code: 'not-offered' }
  | { readonly code: 'exports-busy' }
  | { readonly code: 'given-up' }
  | { readonly code: 'page-key-unreadable' }
  | { readonly code: 'too-many-customers'; readonly max: number }
  /** Somebody else renamed it since it was seen; `name` is what it is called. */
  | { readonly code: 'price-list-moved'; readonly name: string }
  | ListNameFlaw
  | ChangeFlaw
  | SteepChange
  | KeyReused
  | PriceListClash;
