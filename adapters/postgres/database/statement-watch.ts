/** How long the statement that a thread works on has taken: the embedded database knows no time limit of its own. */
export interface StatementWatch {
  asked(): void;
  answered(): void;
  /** Milliseconds since the oldest question without an answer; 0 while there is none. */
  waited(): number;
  /** What was asked gets no answer any more. */
  forget(): void;
}

export const createStatementWatch = (now: () => number = () => performance.now()): StatementWatch => {
  let open = 0;
  let since = 0;
  return {
    asked() {
      if (open === 0) since = now();
      open += 1;
    },
    answered() {
      open = Math.max(0, open - 1);
      since = now();
    },
    waited: () => (open === 0 ? 0 : now() - since),
    forget() {
      open = 0;
    },
  };
};
