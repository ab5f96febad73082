import * as z from 'zod/mini';
import { problemWire } from '#adapters/wire/problem.wire.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Answered, noAnswer, secondsUntil, type Trouble, troubleOf } from './trouble.ts';

/** What every service over HTTP needs to know. */
export interface HttpSettings {
  /** Where the API is, without a slash at the end: https://shop.example. Paths are appended to it. */
  readonly baseUrl: string;
  /**
   * The token of a session that is valid at this moment; null sends no authenticated call at all
   * (docs/rules/session.md 1).
   */
  token(): string | null;
  /** Called when a call failed for want of a session, once for each such call, with the token that was refused. */
  sessionLost?(token: string | null): void;
  /**
   * Called with each answer's status and headers, so that a refused call can be named to the user; null where there was
   * no answer.
   */
  answered?(answer: Pick<Response, 'ok' | 'headers'> | null): void;
  /** Called after each call with what it met that is not an answer of its shape; null where all went well. */
  troubled?(trouble: Trouble | null): void;
  /** What carries the calls; left out, the platform's own `fetch`. */
  readonly fetch?: typeof fetch;
  /** Gives up what is being uploaded. */
  readonly givenUp?: AbortSignal;
  /** Milliseconds that one call may take, 15,000 where left out; null waits for as long as the connection holds. */
  readonly timeoutMs?: number | null;
  /**
   * Milliseconds that a long call may take (a file that is sent, or made before it is answered), in place of the call's
   * own limit.
   */
  readonly longCallMs?: number | null;
}

export interface CallRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** After the base address, with its leading slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A form with files in place of a body; its upload can be given up. */
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** Public calls carry no token. */
  readonly isPublic?: true;
  /** Called with the server's time, in milliseconds since 1970 and whole seconds, where the answer says it. */
  readonly answeredAt?: (serverNow: number) => void;
}

/** The problem of RFC 9457 as the other end sent it; `code` is empty where it sent none that we can read. */
export interface Problem {
  readonly code: 'problem';
  readonly status: number;
  readonly problem: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number;
}

export type CallFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  /** No answer, an answer that makes no sense, or a failure of the server itself: worth another try. */
  | { readonly code: 'unreachable'; readonly isNotOffered?: true }
  | Problem;

/**
 * For a call whose address names no thing that might be missing: there any 404 means that the server lacks the call.
 */
export const isCallMissing = (failure: CallFailure): boolean =>
  failure.code === 'problem' ? failure.status === 404 : 'isNotOffered' in failure;

export type Call = <Answer>(
  request: CallRequest,
  answer: z.ZodMiniType<Answer>,
) => Promise<Result<Answer, CallFailure>>;

const defaultTimeoutMs = 15_000;

/** The way out for what takes its time: `usualMs` unless the settings say otherwise. */
export const createLongCall = ({ longCallMs, ...settings }: HttpSettings, usualMs: number): Call =>
  createCall({ ...settings, timeoutMs: longCallMs === undefined ? usualMs : longCallMs });

const unreachable = Err({ code: 'unreachable' } as const);

/**
 * Every request goes through this call: a bearer token, JSON, a time limit, and failures as values. It never throws.
 */
export function createCall(settings: HttpSettings): Call {
  return async (request, answer) => {
    const token = request.isPublic ? null : settings.token();
    if (token === null && !request.isPublic) return lost(settings, token);
    const sent = await send(settings, request, token);
    if (sent === null) return unreachable;
    const isRefused = sent.status < 200 || sent.status > 299;
    settings.troubled?.(isRefused ? troubleOf(sent, Date.now()) : null);
    if (sent.status === 401 && !request.isPublic) return lost(settings, token);
    if (isRefused) return Err(failureOf(sent));
    // An HTML page, of a proxy in between: the call did not reach the server.
    if (sent.isPage) {
      settings.troubled?.({ kind: 'other-shape', status: sent.status, where: null });
      return unreachable;
    }
    const read = z.safeParse(answer, sent.json);
    if (read.success) return Ok(read.data);
    const where = read.error.issues[0]?.path.join('.') || null;
    settings.troubled?.({ kind: 'other-shape', status: sent.status, where });
    return unreachable;
  };
}

async function send(settings: HttpSettings, request: CallRequest, token: string | null): Promise<Answered | null> {
  const { fetch: carry = fetch, givenUp, timeoutMs = defaultTimeoutMs } = settings;
  const limits = [
    ...(timeoutMs === null ? [] : [AbortSignal.timeout(timeoutMs)]),
    ...(request.form === undefined || givenUp === undefined ? [] : [givenUp]),
  ];
  try {
    const response = await carry(addressOf(settings.baseUrl, request), {
      method: request.method,
      headers: {
        accept: 'application/json',
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.form === undefined ? {} : { body: request.form }),
      ...(limits.length === 0 ? {} : { signal: AbortSignal.any(limits) }),
    });
    settings.answered?.(response);
    const serverNow = Date.parse(response.headers.get('date') ?? '');
    if (Number.isFinite(serverNow)) request.answeredAt?.(serverNow);
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      json: readJson(await response.text()),
      isPage: /^text\/html\b/i.test(response.headers.get('content-type') ?? ''),
    };
  } catch (error) {
    // A refused or broken connection, a name that is unknown, a timeout: to most who ask they are one thing.
    settings.answered?.(null);
    settings.troubled?.(noAnswer(error, timeoutMs));
    return null;
  }
}

function addressOf(baseUrl: string, { path, query }: CallRequest): string {
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  return `${baseUrl}${path}${search}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lost(settings: HttpSettings, token: string | null) {
  settings.sessionLost?.(token);
  return Err({ code: 'not-signed-in' } as const);
}

/** The server is there, and says what to wait for. */
const isBusy = (problem: string): boolean => problem === 'readers-busy' || problem === 'exports-busy';

function failureOf(answered: Answered): CallFailure {
  const { status, json, retryAfter } = answered;
  if (troubleOf(answered, 0).kind === 'not-offered') return { code: 'unreachable', isNotOffered: true };
  const read = z.safeParse(problemWire, json);
  const problem = read.success ? (read.data.code ?? '') : '';
  // A refusal with a reason of its own is that reason; a bare 403 is the right that is missing.
  if (status === 403 && (problem === '' || problem === 'not-allowed')) return { code: 'not-allowed' };
  if ((status >= 500 && !isBusy(problem)) || (!read.success && status !== 401 && status !== 429))
    return { code: 'unreachable' };
  const facts = read.success ? (read.data.facts ?? {}) : {};
  return {
    code: 'problem',
    status,
    problem,
    facts,
    retryAfterSeconds: secondsUntil(retryAfter, Date.now()) ?? 60,
  };
}
