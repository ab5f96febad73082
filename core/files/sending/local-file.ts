/** A file of this computer, of which nothing is read before it is needed. */
export interface LocalFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Rejects where it is a folder, or gone by now. */
  arrayBuffer(): Promise<ArrayBuffer>;
  slice(from: number, to: number): Pick<LocalFile, 'arrayBuffer'>;
}
