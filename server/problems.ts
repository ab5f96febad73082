import type { FastifyReply } from 'fastify';
import { type ProblemWire, problemType } from '#adapters/wire/problem.wire.ts';
import type { Result } from '#core/shared/result.ts';
import { fieldsOf } from './bad-fields.ts';

/** HTTP's word for each refusal; anything not named here is bad input (400). */
const statuses: Readonly<Record<string, number>> = {
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'second-factor-required': 401,
  'second-factor-wrong': 401,
  'second-factor-needed': 403,
  'not-allowed': 403,
  'customer-not-yours': 403,
  'customer-not-in-order': 403,
  'customer-not-found': 404,
  'login-not-found': 404,
  'invitation-not-found': 404,
  'password-not-first': 409,
  'public-address-missing': 409,
  'mail-account-missing': 409,
  'sign-in-not-found': 404,
  'link-gone': 404,
  'staff-not-found': 404,
  'row-not-found': 404,
  'payment-not-found': 404,
  'offer-not-found': 404,
  'managed-offer-not-found': 404,
  'managed-offer-moved': 412,
  'managed-offer-withdrawn': 409,
  'offer-overlaps': 409,
  'promotion-overlaps': 409,
  'value-offer-overlaps': 409,
  'offer-row-discontinued': 409,
  'order-not-found': 404,
  'job-not-found': 404,
  'mail-not-found': 404,
  'mail-link-gone': 409,
  'mail-link-elsewhere': 409,
  'mail-under-way': 409,
  'mail-went-out': 409,
  'product-not-found': 404,
  'import-not-found': 404,
  'list-not-found': 404,
  'search-not-found': 404,
  'news-not-found': 404,
  'flyer-not-found': 404,
  'picture-category-unknown': 404,
  'picture-not-found': 404,
  'claim-not-found': 404,
  'case-not-found': 404,
  'document-not-found': 404,
  'document-taken': 409,
  'document-paid': 409,
  'payment-decided': 409,
  'payment-not-accepted': 409,
  'payment-not-on-account': 409,
  'document-moved': 412,
  'warranty-not-found': 404,
  'quote-not-found': 404,
  'price-list-not-found': 404,
  'name-not-found': 404,
  'alias-not-found': 404,
  'price-change-gone': 404,
  'not-found': 404,
  'customer-closed': 403,
  'price-list-name-taken': 409,
  'price-list-withdrawn': 409,
  'first-price-list': 409,
  'price-list-has-customers': 409,
  'price-list-has-changes': 409,
  'too-many-price-changes': 409,
  'price-list-risen': 409,
  'price-change-steep': 409,
  'price-list-moved': 412,
  'cart-empty': 409,
  'orders-blocked': 409,
  'prices-changed': 409,
  'prices-moved': 409,
  'lines-gone': 409,
  'lines-refused': 409,
  'lines-moved': 409,
  'row-not-for-sale': 409,
  'order-in-flight': 409,
  'state-not-allowed': 409,
  'job-not-retryable': 409,
  'order-not-correctable': 409,
  'case-not-correctable': 409,
  'correction-line-unknown': 409,
  'correction-nothing-left': 409,
  'replacement-not-sold': 409,
  'replacement-without-price': 409,
  'replacement-cost-moved': 409,
  'claim-state-not-allowed': 409,
  'claim-associated': 409,
  'news-already-there': 409,
  'warranty-state-not-allowed': 409,
  'catalogue-busy': 409,
  'import-not-ready': 409,
  'import-changed': 409,
  'already-undone': 409,
  'import-running': 409,
  'later-import': 409,
  'changed-since-import': 409,
  'undone-list-in-use': 409,
  'quote-lines-gone': 409,
  'quote-lines-refused': 409,
  'quote-without-products': 409,
  'search-name-taken': 409,
  'too-many-searches': 409,
  'nothing-to-export': 409,
  'given-up': 409,
  'search-owner-missing': 409,
  'user-name-taken': 409,
  'own-account': 409,
  'own-second-factor-first': 409,
  'second-factor-already-on': 409,
  'second-factor-not-begun': 409,
  'second-factor-compulsory': 409,
  'second-factor-not-found': 404,
  'last-administrator': 409,
  'seller-has-customers': 409,
  'seller-stays-seller': 409,
  'list-name-taken': 409,
  'too-many-lists': 409,
  'customer-code-taken': 409,
  'customer-cuit-taken': 409,
  'customer-login-taken': 409,
  'name-taken': 409,
  'name-is-alias': 409,
  'name-in-use': 409,
  'product-code-taken': 409,
  'product-sold-elsewhere': 409,
  'product-in-use': 409,
  'merge-clash': 409,
  'name-moved': 412,
  'product-moved': 412,
  'pictures-moved': 412,
  'customer-moved': 412,
  'list-moved': 412,
  'search-moved': 412,
  'cart-moved': 412,
  'order-moved': 412,
  'case-moved': 412,
  'quote-moved': 412,
  'section-moved': 412,
  'staff-moved': 412,
  'version-unreadable': 412,
  'version-missing': 428,
  'key-reused': 422,
  'body-too-large': 413,
  'picture-too-large': 413,
  'picture-not-sent': 409,
  'too-many-pictures': 409,
  'too-many-waiting': 409,
  'waiting-too-large': 409,
  'pdf-too-large': 413,
  'too-many-attempts': 429,
  'too-many-messages': 429,
  // A failure of the disk, not of the program: the administrator who asked gets the reason, and can repair it.
  'backup-failed': 409,
  'body-too-slow': 408,
  'media-type': 415,
  defect: 500,
  'readers-busy': 503,
  'exports-busy': 503,
  closing: 503,
  // The hub's own.
  'forbidden-origin': 403,
  'unknown-connection': 404,
  'connection-in-use': 409,
  'too-many-connections': 429,
  'database-away': 503,
  'disk-full': 503,
};

interface CodedFailure {
  readonly code: string;
}

export const statusOf = (code: string): number => statuses[code] ?? 400;

type MoreOfProblem = Partial<Pick<ProblemWire, 'errors' | 'status'>>;

export const problemMediaType = 'application/problem+json';

/**
 * A problem (RFC 9457): the code and its facts for programs, a Spanish title for people; bad input says which field it
 * is in.
 */
export const problemOf = (
  requestId: string,
  title: string,
  { code, ...facts }: CodedFailure,
  more: MoreOfProblem = {},
): ProblemWire => {
  const status = more.status ?? statusOf(code);
  const { errors = status === 400 ? fieldsOf(code).map((field) => ({ field, message: title })) : undefined } = more;
  return {
    type: problemType(code),
    title,
    status,
    code,
    requestId,
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
    ...(errors === undefined ? {} : { errors }),
  };
};

export const sendProblem = (
  reply: FastifyReply,
  title: string,
  failure: CodedFailure,
  more?: MoreOfProblem,
): FastifyReply => {
  const { retryAfterSeconds } = failure as { readonly retryAfterSeconds?: number };
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const problem = problemOf(reply.request.id, title, failure, more);
  return reply.status(problem.status).header('content-type', problemMediaType).send(problem);
};

/** Sends what a service answered: its value on the wire, or its failure as a problem. */
export const sendAnswer = <Value, Failure extends CodedFailure>(
  reply: FastifyReply,
  answer: Result<Value, Failure>,
  toWire: (value: Value) => unknown,
  textOf: (failure: Failure) => string,
  factsOf: (failure: Failure) => CodedFailure = (failure) => failure,
): FastifyReply =>
  answer.ok ? reply.send(toWire(answer.val)) : sendProblem(reply, textOf(answer.val), factsOf(answer.val));

/** Answers without a body: it was done. */
export const sendNothing = <Failure extends CodedFailure>(
  reply: FastifyReply,
  answer: Result<unknown, Failure>,
  textOf: (failure: Failure) => string,
): FastifyReply => (answer.ok ? reply.status(204).send(null) : sendProblem(reply, textOf(answer.val), answer.val));

/** Something was made, and is at that path. */
export const created = (reply: FastifyReply, path: string): FastifyReply => reply.status(201).header('location', path);

/** Sends an answer whose JSON is written by hand. */
export const sendJson = <Value, Failure extends CodedFailure>(
  reply: FastifyReply,
  answer: Result<Value, Failure>,
  toJson: (value: Value) => Buffer,
  textOf: (failure: Failure) => string,
): FastifyReply => {
  if (answer.ok) reply.header('content-type', 'application/json; charset=utf-8');
  return sendAnswer(reply, answer, toJson, textOf);
};
