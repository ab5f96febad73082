/** Does something whose fault must not end what waits for it: the fault is reported, and the other answer is given. */
export const withoutDefects =
  (onDefect: (defect: unknown) => void) =>
  async <Answer>(work: () => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
    try {
      return await work();
    } catch (defect) {
      onDefect(defect);
      return otherwise;
    }
  };
