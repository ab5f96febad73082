/** What people at a counter call a part, and what the catalogue calls it: 'ruleman' also searches 'rodamiento'. */
export interface Synonym {
  /** From one to four words, as typed. */
  readonly typed: string;
  /**
   * What the word also searches, each of one to four words; none switches off the synonym of that name that comes with
   * the program.
   */
  readonly means: readonly string[];
}
