/** What may stand where the cursor is, and what it is for. */
export interface Candidate {
  readonly value: string;
  readonly about: string;
}
