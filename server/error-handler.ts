import type { FastifyError, FastifyInstance } from 'fastify';
import { type Issue, issueText, requestTexts } from '#adapters/texts/validation.es.ts';
import { sendProblem } from './problems.ts';

/** A broken rule as the validator tells it: its code, where, and the rest of its facts. */
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

/** The one place where what went wrong becomes an answer. Input never gives a 500, and no answer tells how the house is built. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.validation !== undefined) {
      const errors = errorsOf(error.validation as unknown as readonly Invalid[]);
      return sendProblem(reply, requestTexts.invalid, { code: 'invalid-input' }, { errors });
    }
    const status = error.statusCode ?? 500;
    if (status === 413) return sendProblem(reply, requestTexts.tooLarge, { code: 'body-too-large' });
    if (status === 415) return sendProblem(reply, requestTexts.mediaType, { code: 'media-type' }, { status: 415 });
    if (status === 429) return sendProblem(reply, requestTexts.tooMany, { code: 'too-many-attempts' });
    if (status === 503) return sendProblem(reply, requestTexts.closing, { code: 'closing' }, { status: 503 });
    if (status >= 400 && status < 500)
      return sendProblem(reply, requestTexts.notJson, { code: 'bad-request' }, { status });
    request.log.error({ err: error }, 'defect');
    return sendProblem(reply, requestTexts.failed, { code: 'defect' }, { status: 500 });
  });
};
