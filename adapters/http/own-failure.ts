import { type CallFailure, isCallMissing } from './call.ts';

/** Refusals of the request itself, which nothing that a person does can cause. */
const unexpected: ReadonlySet<string> = new Set([
  '',
  'invalid-input',
  'media-type',
  'bad-request',
  'defect',
  'closing',
  'not-found',
  'too-many-attempts',
]);

/** A failure as Mostrador's own server sends it: only for calls that no other back end has. */
export const ownFailure = <Failure extends { readonly code: string }>(
  code: string,
  facts: Readonly<Record<string, unknown>>,
): Failure | { readonly code: 'unreachable' } =>
  unexpected.has(code) ? { code: 'unreachable' } : ({ code, ...facts } as unknown as Failure);

/** The failure of a call that may be refused for too many tries of a password, a code or a link. */
export const limitedFailure = <Failure extends { readonly code: string }>(
  failure: CallFailure,
): Failure | LimitedFailure => {
  if (failure.code !== 'problem') return failure;
  if (failure.status === 429) return { code: 'too-many-attempts', retryAfterSeconds: failure.retryAfterSeconds };
  return ownFailure<Failure>(failure.problem, failure.facts);
};

type LimitedFailure =
  | Exclude<CallFailure, { readonly code: 'problem' }>
  | { readonly code: 'too-many-attempts'; readonly retryAfterSeconds: number };

/**
 * For a call whose address names something: a 404 with a code of our own says that it is missing, any other 404 that
 * the server has no such call.
 */
export const isNamedCallMissing = (failure: CallFailure): boolean =>
  isCallMissing(failure) && !(failure.code === 'problem' && failure.problem !== '');
