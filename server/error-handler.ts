import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { DatabaseAway } from '#adapters/postgres/database/database-away.ts';
import { type Issue, issueText, requestTexts } from '#adapters/texts/validation.es.ts';
import { sendProblem } from './problems.ts';

/** A broken rule as the validator gives it: its code, where, and the rest of its facts. */
interface Invalid {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Omit<Issue, 'code'>;
}

const errorsOf = (invalid: readonly Invalid[]) =>
  invalid.flatMap(({ keyword, instancePath, params }) => {
    const issue: Issue = { ...params, code: keyword };
    const field = instancePath.replaceAll('/', '.').replace(/^\./, '');
    const within = field === '' ? '' : `${field}.`;
    const fields = keyword === 'unrecognized_keys' ? (issue.keys ?? []).map((key) => `${within}${key}`) : [field];
    return fields.map((name) => ({ field: name, message: issueText(issue) }));
  });

/** Seconds after which a client may ask again that got the answer that the database is away. */
const retryAfterSeconds = 5;

/** The database does not answer, or has no room to write: come again later. */
export const sendAway = (reply: FastifyReply, code: 'database-away' | 'disk-full'): FastifyReply => {
  reply.header('retry-after', retryAfterSeconds);
  const title = code === 'disk-full' ? requestTexts.diskFull : requestTexts.away;
  return sendProblem(reply, title, { code });
};

/** Makes an answer of whatever went wrong. Input never gives a 500, and no answer tells how the server is built. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.validation !== undefined) {
      const errors = errorsOf(error.validation as unknown as readonly Invalid[]);
      return sendProblem(reply, requestTexts.invalid, { code: 'invalid-input' }, { errors });
    }
    const status = error.statusCode ?? 500;
    if (status === 413) return sendProblem(reply, requestTexts.tooLarge, { code: 'body-too-large' });
    if (status === 415) return sendProblem(reply, requestTexts.mediaType, { code: 'media-type' });
    if (status === 429) return sendProblem(reply, requestTexts.tooMany, { code: 'too-many-attempts' });
    if (error instanceof DatabaseAway) {
      request.log.error({ err: error }, 'database');
      return sendAway(reply, error.isDiskFull ? 'disk-full' : 'database-away');
    }
    if (status === 503) return sendProblem(reply, requestTexts.closing, { code: 'closing' });
    if (status >= 400 && status < 500)
      return sendProblem(reply, requestTexts.notJson, { code: 'bad-request' }, { status });
    request.log.error({ err: error }, 'defect');
    return sendProblem(reply, requestTexts.failed, { code: 'defect' });
  });
};
