import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

export interface Operation {
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

/** What `GET /api/openapi.json` answers, as far as tests ask. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Nothing may be in an answer that its schema does not name: the parsers of other clients may be strict. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, of]) => [key, closed(of)]));
  return 'properties' in inner && !('additionalProperties' in inner)
    ? { ...inner, additionalProperties: false }
    : inner;
};

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly pattern: RegExp;
  readonly parameters: number;
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`, 'i');

/**
 * Says what is wrong with an answer by the description of the API; null where it is as described, or of no call in it.
 */
export const describedCalls = ({ paths }: Description) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const calls: readonly Call[] = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
        pattern: patternOf(path),
        parameters: path.split('{').length,
      })),
    )
    .sort((one, other) => one.parameters - other.parameters);
  const validators = new WeakMap<object, ValidateFunction>();

  return (method: string, address: string, status: number, contentType: string, json: unknown): string | null => {
    const [asked = ''] = address.split('?');
    const call = calls.find((one) => one.method === method && one.pattern.test(asked));
    if (call === undefined) return null;
    const answer = call.operation.responses[status];
    if (answer === undefined) return `${method} ${call.path} does not say that it may answer ${status}`;
    const [type = ''] = contentType.split(';');
    if (answer.content === undefined) return json === null ? null : `${method} ${call.path} ${status} has no body`;
    const { schema } = answer.content[type] ?? {};
    if (schema === undefined) return `${method} ${call.path} ${status} does not say that it may be ${type}`;
    const known = validators.get(schema);
    const validate = known ?? ajv.compile(closed(schema) as object);
    if (known === undefined) validators.set(schema, validate);
    if (validate(json)) return null;
    return `${method} ${call.path} ${status}: ${ajv.errorsText(validate.errors)}, in ${JSON.stringify(json).slice(0, 2000)}`;
  };
};
