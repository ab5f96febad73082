/** A digest of a text or of bytes, for comparing payloads. */
export interface Hasher {
  digest(content: string | Uint8Array): string;
}
