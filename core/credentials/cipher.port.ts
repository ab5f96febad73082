/** Keeps a secret where others may look: sealed, only who has the key reads it. */
export interface Cipher {
  seal(text: string): string;
  /** Null where it was sealed with another key, or is no seal. */
  open(sealed: string): string | null;
}
