import { Err, Ok, type Result } from '#core/shared/result.ts';

/** The version of something that several may change, as ETag and If-Match write it. */
export const entityTagOf = (version: number): string => `"${version}"`;

export type TagFailure =
  /** Without the version that the caller saw, writing over somebody else's change could not be prevented. */
  | { readonly code: 'version-missing' }
  /** A tag that is of no version matches none. */
  | { readonly code: 'version-unreadable' };

/** The version that an If-Match names. A weak tag (`W/"3"`) is as good: a proxy that compresses makes tags weak. */
export const seenVersionOf = (ifMatch: string | undefined): Result<number, TagFailure> => {
  if (ifMatch === undefined) return Err({ code: 'version-missing' });
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  return version === undefined ? Err({ code: 'version-unreadable' }) : Ok(Number(version));
};

/** The contents of something, as ETag and If-Match write them. */
export const contentTagOf = (digest: string): string => `"${digest}"`;

/**
 * The contents that an If-Match names, weak or not; null where nothing or `*` is asked. What is no tag is of no
 * contents: ''.
 */
export const seenContentsOf = (ifMatch: string | undefined): string | null => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  return /^(?:W\/)?"([^"]*)"$/.exec(ifMatch.trim())?.[1] ?? '';
};
