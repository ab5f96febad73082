import type { Author } from '#core/audit/author.ts';
import type { Result } from '#core/shared/result.ts';

/** The result of an undo. */
export interface ImportUndo {
  readonly askedBy: string;
  /** ISO; null until it is done. */
  readonly undoneAt: string | null;
  /**
   * New products that stayed: by then they were in a cart, an order, a quote, a list, a claim, a warranty, an offer or
   * the news; and what something else had changed. Or things of a sheet.
   */
  readonly kept: number;
  /** The first of what stayed, and why. */
  readonly keptThings: readonly KeptThing[];
  /** New prices of a list that were called off before they were made. */
  readonly isCancelled: boolean;
}

/**
 * Somebody changed it after the import; a payment of it was accepted or taken back since; it is in use; what it was
 * before is not possible any more, or not known; somebody deleted it by hand, so that there is nothing to take back.
 */
export const keptReasons = ['changed-since', 'payment-since', 'in-use', 'cannot-go-back', 'removed'] as const;
export type KeptReason = (typeof keptReasons)[number];

export interface KeptThing {
  readonly name: string;
  readonly reason: KeptReason;
}

/** Things that stayed, by their names. */
export const maxKeptThings = 20;

/** Things that something else changed after an import are counted up to so many. */
export const maxChangedSince = 1000;

/** The facts that decide whether an import may be undone. */
export interface UndoFacts {
  /** Whether it still writes. */
  readonly isRunning: boolean;
  readonly isUndone: boolean;
  /**
   * Whether another import that was not undone came after it: of the catalogue, of the same kind of sheet, or of the
   * list's prices.
   */
  readonly isFollowed: boolean;
  /**
   * Products, versions of vehicles or, of a list's new prices, prices of its own that something else changed after it.
   */
  readonly changedSince: number;
  /** A price list that it made and customers were given since; null for none. */
  readonly listInUse: ListInUse | null;
  /** Whether only the rest is to be undone, and later changes by others stay. */
  readonly isRest: boolean;
}

export interface ListInUse {
  readonly list: string;
  readonly customers: number;
}

export type UndoRefusal =
  | { readonly code: 'import-running' }
  | { readonly code: 'already-undone' }
  | { readonly code: 'later-import' }
  /** `names` are those of the first articles, code and brand; absent where none of what changed is one. */
  | { readonly code: 'changed-since-import'; readonly count: number; readonly names?: readonly string[] }
  | ({ readonly code: 'undone-list-in-use' } & ListInUse);

/**
 * Why an import may not be undone; null where it may (docs/rules/imports.md 10). Only the last one goes back: what a
 * later one left out of its sheet it took from this one. What something else changed since stays as it is only where
 * the caller asks for that. Nobody is left with a list without prices.
 */
export const undoRefusal = ({
  isRunning,
  isUndone,
  isFollowed,
  changedSince,
  listInUse,
  isRest,
}: UndoFacts): UndoRefusal | null => {
  if (isRunning) return { code: 'import-running' };
  if (isUndone) return { code: 'already-undone' };
  if (isFollowed) return { code: 'later-import' };
  if (changedSince > 0 && !isRest) return { code: 'changed-since-import', count: changedSince };
  return listInUse === null ? null : { code: 'undone-list-in-use', ...listInUse };
};

/** Takes published imports back, and calls new prices off that still wait. */
export interface ImportUndoRepository {
  /**
   * Decides, notes who asked and adds the job, in one transaction. Again while it is being undone: nothing happens
   * twice. With `isRest` what something else changed since stays as it is, also where a whole undoing waits already.
   */
  ask(
    id: string,
    author: Author,
    isRest?: boolean,
  ): Promise<Result<void, UndoRefusal | { readonly code: 'import-not-found' }>>;
  /**
   * Gives the products of an import the contents that they had before it, some at a time, and publishes that. If it is
   * stopped in the middle it may be run again. `tell` hears how many of how many products are done. With `isRest` what
   * something else changed by then stays as it is, and is named.
   */
  carryOut(
    id: string,
    author: Author,
    tell: (done: number, all: number) => Promise<void>,
    signal: AbortSignal,
    isRest?: boolean,
  ): Promise<Result<void, UndoRefusal | { readonly code: 'import-not-found' | 'catalogue-busy' | 'given-up' }>>;
  /** Withdraws the request: it could not be undone. */
  forget(id: string): Promise<void>;
}

/** The queue in which imports are undone; the key of a job is the import's id. */
export const undoQueue = 'import-undo';
