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

/** A failure as Mostrador's own server tells it: only for calls that no other back end has. */
export const ownFailure = <Failure extends { readonly code: string }>(
  code: string,
  facts: Readonly<Record<string, unknown>>,
): Failure | { readonly code: 'unreachable' } =>
  unexpected.has(code) ? { code: 'unreachable' } : ({ code, ...facts } as unknown as Failure);
