import type { ListFileFailure } from '#core/shared/list-file.ts';

/** A sentence for each code; a code without its text does not compile. */
export type Texts<Failure extends { readonly code: string }> = {
  readonly [Code in Failure['code']]: (failure: Extract<Failure, { readonly code: Code }>) => string;
};

/** For a call that the server does not have: asking again is no use. */
const notOffered = 'Este servidor no lo ofrece';

/** Why there was no answer, where a capability has a sentence of its own for it. */
export const unreachableText = (failure: { readonly code: 'unreachable' }, usual: string): string =>
  'isNotOffered' in failure ? notOffered : usual;

/** The sentence of one failure. */
export const tell = <Failure extends { readonly code: string }>(texts: Texts<Failure>, failure: Failure): string => {
  if ('isNotOffered' in failure) return notOffered;
  // The text was picked by the code, which TypeScript can't follow through a union.
  const text = texts[failure.code as Failure['code']] as (failure: Failure) => string;
  return text(failure);
};

/** Why all that a list finds did not come as a file. */
export const listFileTexts: Texts<ListFileFailure> = {
  'nothing-to-export': () => 'Nada coincide con lo que buscás: no hay qué exportar',
  'exports-busy': () => 'Se están armando otras planillas, reintentá en un momento',
  'given-up': () => 'No se terminó la planilla',
};

/** Refusals that any call may be answered with. */
export const everywhere = {
  'not-signed-in': () => 'Tu sesión terminó. Ingresá de nuevo',
  'not-allowed': () => 'Tu usuario no tiene permiso para esto',
};
