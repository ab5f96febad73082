/** Why nothing was changed of the caller's own way to sign in: the password or the second factor. */
export type OwnAccountFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'too-many-attempts'; readonly retryAfterSeconds: number }
  | { readonly code: 'current-password-wrong' };
