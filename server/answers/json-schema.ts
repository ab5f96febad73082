import * as z from 'zod/mini';
import { getOrCreate } from '#core/shared/get-or-create.ts';

/** A JSON schema as zod writes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What travels: a schema that also converts is described by what it reads, which is what the other end sends. */
const io = 'input';

/**
 * For OpenAPI 3.1, whose schemas are those of draft 2020-12. Each is made once, as hundreds of refusals share a few;
 * who gets it may change it.
 */
export const documentSchemaOf = (schema: z.core.$ZodType): JsonSchema =>
  structuredClone(getOrCreate(documented, schema, () => describe(schema)));

const documented = new WeakMap<z.core.$ZodType, JsonSchema>();

const describe = (schema: z.core.$ZodType): JsonSchema => {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return described;
};

/**
 * For fast-json-stringify: a value that may be of two kinds, or null, is described by the kinds alone, so that none has
 * to be tried out.
 */
export const writerSchemaOf = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => joinKinds(jsonSchema),
  }) as JsonSchema;

const joinKinds = (schema: JsonSchema): void => {
  const { anyOf } = schema;
  if (anyOf === undefined) return;
  const isNull = ({ type }: JsonSchema): boolean => type === 'null';
  const others = anyOf.filter((one) => !isNull(one));
  const [only] = others;
  if (others.every(isPlain)) {
    delete schema.anyOf;
    Object.assign(schema, { type: [...new Set(anyOf.flatMap(({ type }) => type ?? []))] });
  } else if (others.length === 1 && only !== undefined) {
    delete schema.anyOf;
    Object.assign(schema, only, { nullable: true });
  }
};

/** A text, a number or a boolean, with any further limits. */
const isPlain = ({ type }: JsonSchema): boolean =>
  [type].flat().every((one) => typeof one === 'string' && one !== 'object' && one !== 'array');
