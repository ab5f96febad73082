/** A word that may stand at the cursor, and what it is for. */
export interface Candidate {
  readonly value: string;
  readonly about: string;
}
