/** A file made for the caller: its bytes, and the name to save it under. */
export interface NamedFile<Content = Uint8Array> {
  readonly name: string;
  readonly content: Content;
}
