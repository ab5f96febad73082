/** An answer that comes when the test says so. */
export const answerUnderWay = <Answer>(): {
  readonly answer: Promise<Answer>;
  readonly come: (answer: Answer) => void;
} => {
  let come: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    come = resolve;
  });
  return { answer, come };
};
