import type { ExitCode } from './exit-codes.ts';
import { exitCodes } from './exit-codes.ts';
import type { Outcome, Problem } from './outcome.ts';
import { styleFor } from './style.ts';
import type { OutputMode, Terminal } from './terminal.ts';
import { wrap } from './views/wrap.ts';

/** The one place where an outcome is printed: the document on stdout, what went wrong on stderr. */
export const finishOn =
  ({ stdout, stderr }: Terminal) =>
  (outcome: Outcome, outputMode: OutputMode, requestId: string | null): ExitCode => {
    switch (outcome.kind) {
      case 'success':
        if (outputMode.json) stdout.write(`${JSON.stringify(outcome.document, null, 2)}\n`);
        else if (outcome.text !== '') stdout.write(`${outcome.text}\n`);
        break;
      case 'problem': {
        // A wrong command line never reached the server.
        const id = outcome.exit === exitCodes.usage ? null : requestId;
        stderr.write(problemText(outcome, outputMode, id, stderr.isTTY === true ? stderr.columns : null));
        if (outputMode.json) stdout.write(`${JSON.stringify(problemDocument(outcome, id), null, 2)}\n`);
        break;
      }
      case 'streamed':
        break;
    }
    return outcome.exit;
  };

const problemText = (
  { message, advice }: Problem,
  { colour }: OutputMode,
  requestId: string | null,
  columns: number | null,
): string => {
  const { bad, faint } = styleFor(colour.stderr);
  const lines = [
    wrap(`Error: ${message}.`, columns).replace(/^Error:/, bad),
    ...(advice === undefined ? [] : advice.split('\n').map((line) => wrap(line, columns))),
    ...(requestId === null ? [] : [faint(`Identificador: ${requestId}`)]),
  ];
  return `${lines.join('\n')}\n`;
};

const problemDocument = ({ code, message, advice, facts }: Problem, requestId: string | null) => ({
  error: { code, message, advice: advice ?? null, requestId, ...facts },
});
