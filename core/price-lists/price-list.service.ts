import type { Caller } from '#core/access/caller.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { PriceListFormat } from './price-list.ts';

/**
 * The price lists as files: the capability behind `api/Files/price-list`. A company sees its own list, administrators
 * every one.
 */
export interface PriceListService {
  lists(caller: Caller): Promise<Result<readonly PriceListFiles[], PriceListFailure>>;
  /** The bytes are read as they are asked for. A file that is not there yet is made first. */
  file(caller: Caller, name: string): Promise<Result<NamedFile<AsyncIterable<Uint8Array>>, PriceListFailure>>;
}

/** Making all lists again: the capability behind `api/Vl/Update/create-prices-files` (docs/rules/price-lists.md 3). */
export interface PriceListMakingService {
  /** Starts, or answers the work that is running. */
  start(caller: Caller): Promise<Result<MakingState, PriceListFailure>>;
  state(caller: Caller): Promise<Result<MakingState, PriceListFailure>>;
}

export interface MakingState {
  readonly state: 'idle' | 'running' | 'done' | 'failed';
  /** 0 to 100; null while nothing has run. */
  readonly progress: number | null;
  /** ISO 8601 in UTC. */
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly error: WorkFailure | null;
}

export interface WorkFailure {
  readonly code: 'price-lists-not-made';
  /** Why, in the server's own words; a server of another distributor knows reasons that we don't. */
  readonly words?: string;
}

export interface PriceListFiles {
  readonly name: string;
  readonly files: Readonly<Record<PriceListFormat, PriceListFile>>;
}

export interface PriceListFile {
  readonly name: string;
  /** When it was made, ISO 8601 in UTC; null while it never was. */
  readonly date: string | null;
  /** Made before the last change of the catalogue or of what is disabled. */
  readonly isOutdated: boolean;
}

export type PriceListFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'price-list-not-found' };
