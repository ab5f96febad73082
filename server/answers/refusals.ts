import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { problemWire } from '#adapters/wire/problem.wire.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { isGuarded } from '../guard.ts';
import { statusOf } from '../problems.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** The codes by which this call in particular may be refused; those of any call like it are added to them. */
    refusals?: readonly string[];
    /** The fields of the form that this call takes, its file among them: a multipart body. */
    upload?: z.core.$ZodType;
  }
}

/** Codes of one capability's failures, for `schema.refusals`. */
export const codes = <Failure extends { readonly code: string }>(
  ...named: readonly Failure['code'][]
): readonly Failure['code'][] => named;

const ofAny = ['bad-request', 'invalid-input', 'defect'];
/** Refusals of server/serve.ts, which come before any route of the API. */
const ofTheApi = ['closing', 'database-away', 'disk-full'];
const ofLimited = ['too-many-attempts'];
const ofBodies = ['body-too-slow', 'body-too-large', 'media-type'];
const ofGuarded = ['not-signed-in', 'not-allowed', 'second-factor-needed'];

/** The security of a route that needs a token, in the description of the API. */
export const withToken = [{ token: [] }];

/**
 * Documents what each call may be refused for: every route's answers get its problems, a status each, and whether it
 * wants a token. Has to be called before the routes are there.
 */
export const documentRefusals = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    if (schema === undefined || schema.hide) return;
    const guarded = isGuarded(route) ? { security: withToken } : {};
    route.schema = { ...schema, ...guarded, response: { ...problemsOf(route, schema), ...(schema.response ?? {}) } };
  });
};

const problemsOf = (route: RouteOptions, schema: FastifySchema): Record<number, object> => {
  const mayBe = [
    ...(schema.refusals ?? []),
    ...ofAny,
    ...(/^\/api\//i.test(route.url) ? ofTheApi : []),
    ...(route.config?.rateLimit === false ? [] : ofLimited),
    ...(schema.body === undefined && schema.upload === undefined ? [] : ofBodies),
    ...(isGuarded(route) ? ofGuarded : []),
  ];
  const byStatus = new Map<number, string[]>();
  for (const code of [...new Set(mayBe)].sort()) getOrCreate(byStatus, statusOf(code), () => []).push(code);
  return Object.fromEntries([...byStatus].map(([status, named]) => [status, problemOf(named)]));
};

/** Routes that may refuse the same share one answer, so that one writer serves them. */
const problems = new Map<string, object>();

const problemOf = (named: readonly string[]): object =>
  getOrCreate(problems, named.join(', '), () => ({
    description: named.join(', '),
    content: { 'application/problem+json': { schema: z.extend(problemWire, { code: z.enum(named) }) } },
  }));
