export interface SharedWork<Answer> {
  /** Begins the work; where it is under way, its answer is that one's. */
  begin(): Promise<Answer>;
  /** The answer that is awaited; null while the work is not under way. */
  underWay(): Promise<Answer> | null;
}

/**
 * Work that is done once at a time for all who ask: they share its answer, or its failure. Who asks once it is over
 * begins it anew.
 */
export const sharedWork = <Answer>(work: () => Promise<Answer>): SharedWork<Answer> => {
  let underWay: Promise<Answer> | null = null;
  return {
    begin() {
      underWay ??= work().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    underWay: () => underWay,
  };
};
