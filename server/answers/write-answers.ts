import build, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { core } from 'zod/mini';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { writerSchemaOf } from './json-schema.ts';

/**
 * Turns an answer into JSON. What its schema does not name is left out; what it requires and is not there is a defect.
 */
export type WriteAnswer = (answer: unknown) => string;

export type AnswerWriters = FastifySerializerCompiler<core.$ZodType>;

/**
 * Writes each answer by the schema that describes it (docs/decisions/0023-answers-by-their-schema.md). A writer takes
 * some milliseconds to make, so each is made by its first answer.
 */
export const answerWriters: AnswerWriters = ({ schema }) => {
  let write: WriteAnswer | null = null;
  return (answer: unknown) => {
    write ??= writerOf(schema);
    return write(answer);
  };
};

const writers = new WeakMap<core.$ZodType, WriteAnswer>();

const writerOf = (schema: core.$ZodType): WriteAnswer =>
  getOrCreate(writers, schema, () => build(writerSchemaOf(schema) as Schema));
