import { Err, Ok, type Result } from './result.ts';

/** What a request made, by the key that its client gave it, and the hash of what it asked for. */
export interface KnownRequest<Made> {
  readonly made: Made;
  readonly payloadHash: string;
}

/** The key was used for another request. */
export interface KeyReused {
  readonly code: 'key-reused';
}

/**
 * What a request with a key is, once what is known of the key is looked up: null where it comes for the first time;
 * sent again, what it made; a failure where the key was another request's.
 */
export const madeBefore = <Made>(
  known: KnownRequest<Made> | null,
  payloadHash: string,
): Result<Made, KeyReused> | null => {
  if (known === null) return null;
  return known.payloadHash === payloadHash ? Ok(known.made) : Err({ code: 'key-reused' });
};
