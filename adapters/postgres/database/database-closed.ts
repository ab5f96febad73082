/** Asked after the database was closed: the caller is being stopped with the program, which is no defect of its own. */
export class DatabaseClosed extends Error {
  /** The HTTP status of an answer to it: come again later. */
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('the database is closed', { cause });
    this.name = 'DatabaseClosed';
  }
}
