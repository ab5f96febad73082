import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { PriceSource } from '#core/pricing/price-source.ts';
import type { PriceChangeId, PriceListId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Fields } from '../drafts/comparable.ts';
import type { DraftOf } from '../drafts/drafts.ts';
import type { PlaceFailure } from '../drafts/row-reasons.ts';
import type { KnownAlias, KnownFamily } from '../names/known-names.ts';
import type { Names } from '../names/new-names.ts';
import type { KnownModel } from '../names/vehicle-places.ts';
import type { Planned } from './plan.ts';

/**
 * What the catalogue holds of a batch: the rows by key in draft form, and the drafts that have no place in it, by line.
 */
export interface StoredBatch {
  readonly rows: ReadonlyMap<string, Fields>;
  readonly refused: ReadonlyMap<number, PlaceFailure>;
  /** For products, prices, stock and costs: the keys of `rows` whose product is discontinued. */
  readonly discontinued?: ReadonlySet<string>;
  /** The products that the drafts name, by line: for applications, and for rows of products without a description. */
  readonly named?: ReadonlyMap<number, NamedProduct>;
  /**
   * For relations, equivalences, prices and costs: by the draft's key what it means, the same for two that name one
   * thing in different ways, with its brand and without it.
   */
  readonly meanings?: ReadonlyMap<string, string>;
}

/** A product as the catalogue calls it, however a row names it. */
export interface NamedProduct {
  readonly code: string;
  readonly brand: string;
}

/** A row that names an article: by code and brand, or by its code alone. */
export interface RowOfArticle {
  readonly line: number;
  readonly code: string;
  readonly brand?: string;
}

export interface CatalogueDraftRepository {
  /** The stored rows as they are, or as they were in a published generation. */
  stored<Kind extends ImportKind>(kind: Kind, drafts: readonly DraftOf[Kind][], at?: number): Promise<StoredBatch>;
  /** The generation that everybody sees. */
  published(): Promise<number>;
  /** Whether an import was undone since a generation: what it held then cannot be read any more. */
  isUndoneSince(generation: number): Promise<boolean>;
  /** The names of the products of some rows, by line: code, brand and description. */
  titles(rows: readonly RowOfArticle[]): Promise<ReadonlyMap<number, string>>;
  /**
   * The keys of all that a list of this kind could have named; brands and price lists narrow it to those the list
   * speaks of.
   */
  keys(kind: ImportKind, within: ReadonlySet<string>): AsyncIterable<readonly string[]>;
  /** The aliases of brands, families and vehicles. */
  aliases(): Promise<readonly KnownAlias[]>;
  /** The families and their subfamilies. */
  families(): Promise<readonly KnownFamily[]>;
  /** The models of vehicles with their brands, and brands without any: in the order in which brands were made. */
  models(): Promise<readonly KnownModel[]>;
  /** The name of the list that the prices of a sheet of products go to. */
  firstPriceList(): Promise<string>;
  /**
   * Which of these new articles have the code of another article of their brand, but for signs, spaces and case: by
   * line, the other's code.
   */
  alike(articles: readonly Required<RowOfArticle>[]): Promise<ReadonlyMap<number, string>>;
  /** Which of these names the catalogue does not have. */
  unknownNames(names: Names): Promise<Names>;
  /**
   * Starts the next catalogue draft: one at a time for all processes. The holder is empty while an earlier draft is
   * being removed.
   */
  begin(holder: string): Promise<Result<CatalogueDraft, { readonly code: 'catalogue-busy'; readonly holder: string }>>;
  /** Who is writing a draft at this moment, in any process; null for nobody. */
  writing(): Promise<string | null>;
}

export interface PricesToChange {
  readonly id: PriceChangeId;
  readonly priceListId: PriceListId;
  readonly source: PriceSource;
}

/** What is recorded once it is published: an import, or a change of so many prices. */
export type DraftPurpose =
  | { readonly kind: 'import'; readonly id: string }
  | {
      readonly kind: 'price-change';
      readonly id: PriceChangeId;
      readonly prices: number;
      readonly gone: number | null;
    };

/**
 * The catalogue's next generation while it is written: invisible until it is published, all of it at one stroke; given
 * up, nothing of it stays (docs/decisions/0003-catalogue-generations.md).
 */
export interface CatalogueDraft {
  readonly generation: number;
  write<Kind extends ImportKind>(kind: Kind, rows: readonly Planned<DraftOf[Kind]>[]): Promise<void>;
  /**
   * Writes other prices of a list; answers how many are others, and how many it had to say of articles that there are.
   */
  changePrices(change: PricesToChange): Promise<{ readonly prices: number; readonly found: number }>;
  /**
   * Makes it the catalogue, and notes in the same transaction what it was published for. False for what was given up,
   * or is kept no more: then nothing is published.
   */
  publish(reason: string, purpose?: DraftPurpose): Promise<boolean>;
  abandon(): Promise<void>;
}
