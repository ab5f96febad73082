/** What the server's thread and the database's thread say to each other. */
export type ToEmbedded =
  | { readonly kind: 'protocol'; readonly bytes: Uint8Array }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'close' };

export type FromEmbedded =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'protocol'; readonly bytes: Uint8Array }
  | { readonly kind: 'listening'; readonly channel: string }
  | { readonly kind: 'notice'; readonly channel: string; readonly payload: string }
  | { readonly kind: 'closed' };
