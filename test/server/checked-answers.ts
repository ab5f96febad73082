import { isDeepStrictEqual } from 'node:util';
import { type AnswerWriters, answerWriters } from '#server/answers/write-answers.ts';

/**
 * As the server writes them, but an answer of which its schema leaves out or changes anything is a defect: 500, which
 * no test expects.
 */
export const checkedWriters: AnswerWriters = (route) => {
  const write = answerWriters(route);
  return (answer) => {
    const written = write(answer);
    const [sent, meant] = [JSON.parse(written), JSON.parse(JSON.stringify(answer))];
    if (isDeepStrictEqual(sent, meant)) return written;
    throw new Error(`${route.method} ${route.url} does not fit its schema: ${written} for ${JSON.stringify(answer)}`);
  };
};
