/**
 * Answers what a change answers once what is shown is read anew; also after a refusal: what is shown may be of before.
 */
export const thenReading =
  (outdate: () => Promise<unknown>) =>
  async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const known = await answer;
    await outdate();
    return known;
  };
