import * as z from 'zod/mini';
import { problemWire } from '#adapters/wire/problem.wire.ts';

/** What went wrong with a call beside the failures of its capability; the terminal shows it. */
export type Trouble =
  /** Nobody there, a connection that broke, a certificate that is not believed. */
  | { readonly kind: 'no-answer'; readonly reason: string | null }
  | { readonly kind: 'too-slow'; readonly seconds: number }
  /** An answer that is not what this call answers. */
  | { readonly kind: 'other-shape'; readonly status: number; readonly where: string | null }
  /** The server has no such call. */
  | { readonly kind: 'not-offered'; readonly status: number }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The server's own sentence; null where it sent none. */
      readonly title: string | null;
      readonly errors: readonly { readonly field: string; readonly message: string }[];
      readonly retryAfterSeconds: number | null;
    };

export interface Answered {
  readonly status: number;
  /** The Retry-After header. */
  readonly retryAfter: string | null;
  /** Undefined where the body is empty or no JSON. */
  readonly json: unknown;
  /** HTML, which no call answers. */
  readonly isPage?: boolean;
}

/** Seconds from now, of a number or of a date; null where there is neither. */
export const secondsUntil = (retryAfter: string | null, now: number): number | null => {
  if (retryAfter === null || retryAfter.trim() === '') return null;
  const seconds = Number(retryAfter);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(retryAfter) - now) / 1000;
  return wait > 0 ? Math.ceil(wait) : null;
};

/** What ASP.NET Core answers to bad input: messages by field. */
const otherErrors = z.object({ title: z.optional(z.string()), errors: z.record(z.string(), z.array(z.string())) });
const titled = z.object({ title: z.string().check(z.regex(/\S/)) });
/** Mostrador's own server says so of a path it does not know. */
const unknownCall = 'not-found';

/**
 * Whether the server lacks the call itself. A 404 with a title of its own is about what was asked for, as any back end
 * may answer; without one nobody was there to say anything.
 */
const isUnknownCall = (status: number, code: string | undefined, isTitled: boolean): boolean =>
  status === 405 || status === 501 || (status === 404 && (code === unknownCall || !isTitled));

/** An answer that is none of the 2xx. */
export const troubleOf = ({ status, json, retryAfter }: Answered, now: number): Trouble => {
  const problem = z.safeParse(problemWire, json);
  const other = z.safeParse(otherErrors, json);
  const title = z.safeParse(titled, json);
  const code = problem.success ? problem.data.code : undefined;
  if (isUnknownCall(status, code, title.success)) return { kind: 'not-offered', status };
  return {
    kind: 'refused',
    status,
    title: title.success ? title.data.title : null,
    errors: problem.success
      ? (problem.data.errors ?? [])
      : other.success
        ? Object.entries(other.data.errors).flatMap(([field, messages]) =>
            messages.map((message) => ({ field, message })),
          )
        : [],
    retryAfterSeconds: secondsUntil(retryAfter, now),
  };
};

/** Why there was no answer at all: the system's word for it, where it gave one. */
export const noAnswer = (error: unknown, timeoutMs: number | null): Trouble => {
  if (error instanceof Error && error.name === 'TimeoutError' && timeoutMs !== null) {
    return { kind: 'too-slow', seconds: timeoutMs / 1000 };
  }
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return { kind: 'no-answer', reason: typeof code === 'string' ? code : null };
};
