/** A file made for whoever asked: its bytes, and the name to keep it under. */
export interface NamedFile<Content = Uint8Array> {
  readonly name: string;
  readonly content: Content;
}
