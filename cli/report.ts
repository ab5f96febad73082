import { mayHave, namesOf } from './answer-fields.ts';
import type { ErrorAnswer } from './error-answer.ts';
import type { ExitCode } from './exit-codes.ts';
import { exitCodes } from './exit-codes.ts';
import { fieldLines, selected, unknownFields } from './fields.ts';
import { type Outcome, type Problem, wrongUsage } from './outcome.ts';
import { styleFor } from './style.ts';
import type { OutputMode, Terminal } from './terminal.ts';
import { widthOf } from './views/display-width.ts';
import { wrap } from './views/wrap.ts';

type Success = Extract<Outcome, { readonly kind: 'success' }>;

/** Prints an outcome, as nothing else does: the document on stdout, what went wrong on stderr. */
export const finishOn = (terminal: Terminal) => {
  const { stdout, stderr } = terminal;
  const finish = (outcome: Outcome, outputMode: OutputMode, requestId: string | null): ExitCode => {
    switch (outcome.kind) {
      case 'success': {
        const flaw = fieldsProblem(
          rowsOf(outcome),
          outputMode.fields ?? [],
          outputMode.answer,
          outcome.rows !== undefined,
        );
        if (flaw !== null) return finish(flaw, outputMode, null);
        const text = printed(outcome, outputMode);
        terminal.whenCutOff(cutOffExit(outcome, outputMode));
        if (text !== '') stdout.write(`${text}\n`);
        break;
      }
      case 'problem': {
        // A wrong command line never reached the server.
        const id = outcome.exit === exitCodes.usage ? null : requestId;
        stderr.write(problemText(outcome, outputMode, id, stderr.isTTY === true ? stderr.columns : null));
        terminal.whenCutOff(outcome.exit);
        // A stream is a line each, also where it ends in a failure.
        if (outputMode.json && outcome.isBesideFile !== true) {
          stdout.write(documentText(terminal, outcome, id, outputMode));
        }
        break;
      }
      case 'streamed':
        break;
    }
    return outcome.exit;
  };
  return finish;
};

/** Rows, and what a person reads, are good as far as they were read; half a document is of no use. */
const cutOffExit = ({ exit, rows }: Success, { json }: OutputMode): ExitCode =>
  exit === exitCodes.done && json && rows === undefined ? exitCodes.failed : exit;

const rowsOf = ({ rows, document }: Success): readonly unknown[] =>
  rows ?? (Array.isArray(document) ? document : [document]);

/** A row with those of its fields that are wanted. */
export const chosenFields = (row: unknown, { fields }: OutputMode): unknown =>
  fields === null ? row : selected(row, fields);

/** A row's line of `--stream`. */
export const rowLine = (row: unknown, outputMode: OutputMode): string => JSON.stringify(chosenFields(row, outputMode));

/** The text for stdout, without its last line break. */
const printed = (outcome: Success, outputMode: OutputMode): string => {
  const { json, stream, fields, quiet } = outputMode;
  const { document, text, rows, isNotice } = outcome;
  if (stream) {
    return rowsOf(outcome)
      .map((row) => rowLine(row, outputMode))
      .join('\n');
  }
  if (json) return JSON.stringify(fields === null ? document : selectedDocument(document, rows, fields), null, 2);
  if (fields !== null) return fieldLines(rowsOf(outcome), fields);
  if (isNotice !== true) return text;
  return quiet ? '' : sentencesIn(text, outputMode.columns);
};

/** Lines of a notice that are wider than the screen end between words. */
const sentencesIn = (text: string, columns: number | null): string =>
  text
    .split('\n')
    .map((line) => (columns === null || widthOf(line) <= columns ? line : wrap(line, columns)))
    .join('\n');

/** A page with only those fields of its rows; its own fields stay. */
const selectedDocument = (
  document: unknown,
  rows: readonly unknown[] | undefined,
  fields: readonly string[],
): unknown => {
  if (rows === undefined || Array.isArray(document)) return selected(document, fields);
  const entries = Object.entries(document as object);
  return Object.fromEntries(entries.map(([name, value]) => [name, value === rows ? selected(rows, fields) : value]));
};

/** Null where every one of these fields is in some row or in the command's answer, or there is no row to tell by. */
export const fieldsProblem = (
  rows: readonly unknown[],
  paths: readonly string[],
  answer: OutputMode['answer'],
  isOfRows = true,
): Problem | null => {
  const unknown = unknownFields(rows, paths).filter((path) => answer === null || !mayHave(answer, path, isOfRows));
  if (unknown.length === 0) return null;
  const [row] = rows;
  return noSuchFields(unknown, typeof row === 'object' && row !== null ? Object.keys(row) : []);
};

/** Checks the fields before anything is done, by what the answer of a command that answers one document may hold. */
export const answerProblem = ({ fields, answer }: OutputMode): Problem | null => {
  if (fields === null || answer === null) return null;
  const unknown = fields.filter((path) => !mayHave(answer, path, false));
  return unknown.length === 0 ? null : noSuchFields(unknown, namesOf(answer));
};

const noSuchFields = (unknown: readonly string[], names: readonly string[]): Problem =>
  wrongUsage(
    `No hay un campo «${unknown.join('», «')}»`,
    names.length === 0 ? undefined : `Están: ${names.join(', ')}`,
  );

const problemText = (
  { message, advice, exit }: Problem,
  { colour }: OutputMode,
  requestId: string | null,
  columns: number | null,
): string => {
  const { bad, faint } = styleFor(colour.stderr);
  // A name at its end may have one of its own: 'S.R.L.'
  const sentence = message.endsWith('.') ? message : `${message}.`;
  const lines = [
    // A run that the person stopped is not called an error.
    exit === exitCodes.interrupted
      ? wrap(sentence, columns)
      : wrap(`Error: ${sentence}`, columns).replace(/^Error:/, bad),
    ...(advice === undefined ? [] : advice.split('\n').map((line) => wrap(line, columns))),
    ...(requestId === null ? [] : [faint(`Identificador: ${requestId}`)]),
  ];
  return `${lines.join('\n')}\n`;
};

/** Tells `--json` alone of a run that ended before its outcome. */
export const tellEnd = (terminal: Terminal, outputMode: OutputMode, ended: Problem): void => {
  terminal.whenCutOff(ended.exit);
  if (outputMode.json) terminal.stdout.write(documentText(terminal, ended, null, outputMode));
};

/** How far a document of `--json` is whose rows came before its end. */
const documentsWritten = new WeakMap<Terminal, 'begun' | 'whole'>();

/** A document's rows are being written to stdout: what fails from here on is written in that document, beside them. */
export const beginRows = (terminal: Terminal): void => void documentsWritten.set(terminal, 'begun');

/** The document is written to its end: nothing goes after it. */
export const endRows = (terminal: Terminal): void => void documentsWritten.set(terminal, 'whole');

const documentText = (
  terminal: Terminal,
  problem: Problem,
  requestId: string | null,
  { stream }: OutputMode,
): string => {
  const written = documentsWritten.get(terminal);
  if (written === 'whole') return '';
  const text = JSON.stringify(problemDocument(problem, requestId), null, stream || problem.isLine === true ? 0 : 2);
  return written === 'begun' ? `\n  ],${text.slice(1)}\n` : `${text}\n`;
};

const problemDocument = ({ code, message, advice, facts }: Problem, requestId: string | null): ErrorAnswer => ({
  error: { code, message, advice: advice ?? null, requestId, ...facts },
});
