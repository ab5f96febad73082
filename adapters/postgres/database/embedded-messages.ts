/**
 * Bytes of PostgreSQL's protocol. What is answered carries the number of the connection that asked, which may be gone
 * by then.
 */
interface ProtocolMessage {
  readonly kind: 'protocol';
  readonly connection: number;
  readonly bytes: Uint8Array;
}

/** What the server's thread and the database's thread say to each other. */
export type ToEmbedded =
  /** The first message, sent once: PostgreSQL's code, compiled. */
  | { readonly kind: 'open'; readonly postgresql: WebAssembly.Module }
  | ProtocolMessage
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'close' };

export type FromEmbedded =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | ProtocolMessage
  | { readonly kind: 'listening'; readonly channel: string }
  | { readonly kind: 'notice'; readonly channel: string; readonly payload: string }
  | { readonly kind: 'closed' };
