import type { NameUse } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import type { NameKind } from '#core/catalogue/names/catalogue-name.ts';
import type { Queries } from '../database/database.ts';

export type Key = number | string;

/** How the names of one kind are stored. */
export interface NameTable {
  readonly kind: NameKind;
  /** The names that are published, as `id, name, parent_id, parent_name, sort_key, search_key, within`. */
  readonly namesSql: string;
  /** The SQL type of its id: a number, or of an engine a text. */
  readonly idType: 'int' | 'text';
  /** The column of catalogue_alias that points here. */
  readonly aliasColumn: 'brand_id' | 'type_id' | 'vehicle_brand_id' | 'vehicle_id' | 'segment_id' | 'engine_key';
  /**
   * Where another name counts that does not stand under its parent, as lists may not say that. Left out: within its
   * parent.
   */
  readonly aliasScope?: 'everywhere';
  /** Products on which the name stands ($1), their own or one that they are tied to: what shows them is drawn anew. */
  readonly touchedSql: string;
  /** How many of each use it ($1); what is 0 does not. */
  readonly usesSql: { readonly [Use in NameUse]?: string };
  /** Whether the table has what was asked for under another ($1 the name's key, $2 the parent). */
  readonly takenSql: string;
  /** SQL that says whether $1 may be its parent; null where nothing may. */
  readonly parentSql: string | null;
  /** Makes it: $1 name, $2 key, $3 parent, $4 generation. */
  readonly insertSql: string;
  /** Renames it, and answers its id by then: $1 id, $2 name, $3 key, $4 parent. */
  readonly updateSql: string;
  /** Codes that both $1 and $2 have, which stand in the way of a merge. */
  readonly clashesSql: string | null;
  /**
   * What articles of $1 are called by brand and family, where they are and where a merge into $2 puts them; null where
   * nothing of the kind is switched off.
   */
  readonly movedSql: string | null;
  /**
   * The column of what customers have of their own that points here, and which ids a merge of $1 into $2 takes away, as
   * `source, target`; null where they have nothing by it.
   */
  readonly terms: { readonly column: 'brand_id' | 'type_id'; readonly mergedSql: string } | null;
  /** Renames it where the name is kept in further places. */
  rename?(tx: Queries, key: Key, name: string): Promise<void>;
  /** Everything else that points at the source points at the target; the source itself is gone. */
  merge(tx: Queries, source: Key, target: Key): Promise<void>;
  /** Takes out what nothing uses. */
  remove(tx: Queries, id: Key): Promise<void>;
}

/** Whether no version of the product is newer than `v`. */
export const isLatestVersion = `not exists (
  select from product_version n where n.product_id = v.product_id and n.generation > v.generation)`;
