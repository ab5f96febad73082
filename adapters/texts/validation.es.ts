import { formatCount } from './numbers.es.ts';

/** What the validator says of one field, in the words of a person at a counter. */
export interface Issue {
  readonly code: string;
  readonly expected?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly origin?: unknown;
  /** False where the bound itself is out. */
  readonly inclusive?: unknown;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'sí o no',
  array: 'una lista',
  object: 'un objeto',
};

/** A bound as people write it: 1.000.000. One that may be a year has no points. */
const bound = (value: unknown): string =>
  Number.isInteger(value) && Number(value) >= 10_000 ? formatCount(Number(value)) : String(value).replace('.', ',');

export const issueText = (issue: Issue): string => {
  const isText = issue.origin === 'string';
  switch (issue.code) {
    case 'invalid_type':
      return `Falta, o no es ${kinds[String(issue.expected)] ?? 'lo que se espera'}`;
    case 'too_small':
      if (isText)
        return Number(issue.minimum) <= 1
          ? 'No puede quedar vacío'
          : `Necesita al menos ${bound(issue.minimum)} letras`;
      if (issue.origin === 'array')
        return Number(issue.minimum) <= 1 ? 'Va al menos uno' : `Van al menos ${bound(issue.minimum)}`;
      return issue.inclusive === false
        ? `Tiene que ser mayor que ${bound(issue.minimum)}`
        : `No puede ser menor que ${bound(issue.minimum)}`;
    case 'too_big':
      if (isText) return `No puede pasar de ${bound(issue.maximum)} caracteres`;
      if (issue.origin === 'array') return `No pueden ser más de ${bound(issue.maximum)}`;
      return issue.inclusive === false
        ? `Tiene que ser menor que ${bound(issue.maximum)}`
        : `No puede ser mayor que ${bound(issue.maximum)}`;
    case 'invalid_value':
      return `Tiene que ser uno de: ${(issue.values ?? []).join(', ')}`;
    case 'unrecognized_keys':
      return `No se conoce este dato: ${(issue.keys ?? []).join(', ')}`;
    default:
      return 'No es válido';
  }
};

export const requestTexts = {
  invalid: 'Hay datos que no son válidos',
  notFound: 'No existe esa dirección',
  tooLarge: 'Lo enviado es demasiado grande',
  tooSlow: 'Lo enviado tardó demasiado en llegar, reintentá',
  tooMany: 'Demasiados pedidos seguidos. Probá de nuevo en un momento',
  notJson: 'Lo enviado no se pudo leer',
  mediaType: 'El formato de lo enviado no es el esperado',
  failed: 'No se pudo completar, reintentá',
  away: 'La base de datos no responde, reintentá en unos segundos',
  diskFull: 'No queda lugar en el disco del servidor: no se pudo guardar',
  closing: 'El servidor se está reiniciando, reintentá en un momento',
};
