/**
 * Everything imports ts-results from here: expected failures are values, exceptions are defects. A Result never leaves
 * the process.
 */
export { Err, Ok, type Result } from 'ts-results';

/** What every expected failure looks like: a code of a closed union and its facts, never a sentence. */
export interface Failure<Code extends string = string> {
  readonly code: Code;
}
