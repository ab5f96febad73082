import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What a schema may be, whether it may be left out, and of a list its elements: fields are asked of each. */
const alternatives = (schema: Schema): readonly Schema[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'array':
      return alternatives(def.element);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return alternatives(def.innerType);
    case 'union':
      return def.options.flatMap(alternatives);
    case 'pipe':
      return alternatives(def.in);
    case 'lazy':
      return alternatives(def.getter());
    default:
      return [schema];
  }
};

const isList = (schema: Schema): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable') return isList(def.innerType);
  return def.type === 'array';
};

const hasNames = (schema: Schema, [name, ...deeper]: readonly string[]): boolean =>
  name === undefined ||
  alternatives(schema).some((each) => {
    const { def } = (each as z.core.$ZodTypes)._zod;
    if (def.type === 'record') return hasNames(def.valueType, deeper);
    const field = def.type === 'object' && Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
    return field !== undefined && hasNames(field, deeper);
  });

/** The names of its fields, in all of its forms. */
export const namesOf = (answer: Schema): readonly string[] => [
  ...new Set(
    alternatives(answer).flatMap((each) => {
      const { def } = (each as z.core.$ZodTypes)._zod;
      return def.type === 'object' ? Object.keys(def.shape) : [];
    }),
  ),
];

/** The rows of a document: itself, or what it holds a list of. */
const rowsOf = (answer: Schema): readonly Schema[] =>
  isList(answer)
    ? [answer]
    : alternatives(answer).flatMap((each) => {
        const { def } = (each as z.core.$ZodTypes)._zod;
        return def.type === 'object' ? Object.values(def.shape).filter(isList) : [];
      });

/**
 * Whether a command's answer, or each of its rows, may have a field 'a.b' by its schema, present in this answer or not.
 */
export const mayHave = (answer: Schema, path: string, isOfRows: boolean): boolean =>
  (isOfRows ? rowsOf(answer) : [answer]).some((schema) => hasNames(schema, path.split('.')));
