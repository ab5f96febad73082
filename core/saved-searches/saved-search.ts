import type { Caller } from '#core/access/caller.ts';
import type { CustomerId, SavedSearchId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

/** A search that somebody keeps under a name of their own. */
export interface SavedSearch {
  readonly id: SavedSearchId;
  readonly name: string;
  /** What its list's address says after its '?', without the page: parameters of later days need no other storage. */
  readonly query: string;
  /** Grows with every change: who renames or deletes says which one they saw. */
  readonly version: number;
}

/** The lists that a search may be of: the catalogue, or all orders, where staff call it a view. */
export const searchPlaces = ['catalogue', 'orders'] as const;
export type SearchPlace = (typeof searchPlaces)[number];

/** The owner of searches: a user, or the login that administers a company. */
export type SearchOwner = { readonly userName: string } | { readonly administratorOf: CustomerId };

export const maxSearches = 50;
export const maxSearchNameLength = 60;
export const maxSearchQueryLength = 4000;

/** Everybody has their own. Staff who act as a customer find what its administrator keeps, as they find its lists. */
export const searchOwner = ({
  userName,
  customerId,
  actedBy,
}: Pick<Caller, 'userName' | 'customerId' | 'actedBy'>): SearchOwner =>
  actedBy === null || customerId === null ? { userName } : { administratorOf: customerId };

/** A name as it is kept: without needless space nor what cannot be seen. Null where nothing is left, or too much. */
export const searchName = (typed: string): string | null => {
  const visible = typed.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
  const name = visible.normalize('NFC').replace(/ +/g, ' ').trim();
  return name === '' || name.length > maxSearchNameLength ? null : name;
};

export type SearchQueryFailure =
  | { readonly code: 'search-query-unreadable' }
  | { readonly code: 'search-query-too-long'; readonly max: number };

/**
 * A parameter as an address has it: a plain name, and a value, maybe none, of which every other character is escaped.
 */
const parameter = /^([a-z][a-zA-Z0-9]{0,31})=(?:[\w*.+-]|%[0-9a-fA-F]{2})*$/;

/**
 * A query as it is kept: each parameter once, without the page. Which parameters there are is the search screen's own
 * matter.
 */
export const searchQuery = (typed: string): Result<string, SearchQueryFailure> => {
  if (typed.length > maxSearchQueryLength) return Err({ code: 'search-query-too-long', max: maxSearchQueryLength });
  const kept = new Map<string, string>();
  for (const written of typed.split('&')) {
    const name = parameter.exec(written)?.[1];
    if (name === undefined || kept.has(name)) return Err({ code: 'search-query-unreadable' });
    kept.set(name, written);
  }
  kept.delete('page');
  const asksSomething = [...kept].some(([name, written]) => written !== `${name}=`);
  return asksSomething ? Ok([...kept.values()].join('&')) : Err({ code: 'search-query-unreadable' });
};
