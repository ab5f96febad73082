/** How any question to the catalogue may end besides its answer. */
export type CatalogueFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' };
