import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { core } from 'zod/mini';
import { documentSchemaOf } from './json-schema.ts';

/** `GET /api/openapi.json`: every call as its route says it. */
export const describeCalls = async (app: FastifyInstance, version: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Mostrador', version },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ schema: schema === undefined ? { hide: true } : described(schema), url }),
  });
};

type Described = Record<string, unknown>;

const described = ({ body, upload, refusals: _inTheAnswers, ...schema }: FastifySchema): FastifySchema => {
  if (schema.hide) return { hide: true };
  const answers = Object.entries((schema.response ?? {}) as Record<string, Answer>);
  const form = upload === undefined ? {} : { consumes: ['multipart/form-data'], body: documentSchemaOf(upload) };
  return {
    ...schema,
    ...describedParts({ ...schema, body }),
    ...form,
    response: Object.fromEntries(answers.map(([status, answer]) => [status, describedAnswer(answer)])),
  };
};

const parts = ['body', 'params', 'querystring', 'headers'] as const;

const describedParts = (schema: FastifySchema): Described =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const of = schema[part];
      return of === undefined ? [] : [[part, documentSchemaOf(of as core.$ZodType)]];
    }),
  );

/** The answer of a status: JSON, or one of several content types. */
type Answer =
  | core.$ZodType
  | { readonly description?: string; readonly content: Readonly<Record<string, { readonly schema: core.$ZodType }>> };

const describedAnswer = (answer: Answer): Described => {
  if (!('content' in answer)) return { ...documentSchemaOf(answer) };
  const kinds = Object.entries(answer.content);
  const content = kinds.map(([type, { schema }]) => [type, { schema: documentSchemaOf(schema) }]);
  return { ...answer, content: Object.fromEntries(content) };
};
