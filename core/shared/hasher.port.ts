/** A digest of a text, for comparing payloads. */
export interface Hasher {
  digest(text: string): string;
}
