/**
 * The database does not answer, or can't do what it is asked for now: the caller is asked to try again later, and it is
 * no defect of its own.
 */
export class DatabaseAway extends Error {
  readonly statusCode = 503;
  readonly isDiskFull: boolean;

  constructor(cause: unknown) {
    super('the database is away', { cause });
    this.name = 'DatabaseAway';
    this.isDiskFull = codeOf(cause) === '53100';
  }
}

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown } | null)?.code ?? '');

/** Error codes of the network, as Node names them. */
const networkCodes: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

/** Errors of the pg client that have no code. */
const awayWords =
  /^(Connection terminated|timeout expired|timeout exceeded when trying|Query read timeout|Client has encountered)/;

/**
 * PostgreSQL's classes: 08 connection, 53 no resources (53100 a full disk), 57P0x being shut down or started, 57014
 * over the time limit, 58 trouble of its system, 25006 read only. 08P01 is a defect of ours instead: a call against the
 * protocol, as with a parameter too few.
 */
const awayStates = /^(08(?!P01)|53|57P0[123]|57014|58|25006)/;

/** Whether an error is the database's own trouble, and not that of a statement. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (networkCodes.includes(codeOf(error)) || awayStates.test(codeOf(error)) || awayWords.test(error.message));
