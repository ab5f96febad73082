import { folded } from '#core/shared/folded.ts';
import { type DecimalMode, parseNumber } from '#core/shared/written-number.ts';
import { technicalLabels } from '../../technical-labels.ts';

/** The technical attributes that exist as a pair (name + '1' and '2'): inner and outer value of a stepped part. */
const pairs = ['interior', 'exterior', 'altura', 'apoyo', 'horquilla', 'centroLlanta'];
const counts = ['bulones', 'dientes', 'agujeros', 'estrias'];
const numeric = new Set([...pairs.flatMap((name) => [`${name}1`, `${name}2`]), ...counts]);

/** Whether an attribute's values are numbers. */
export const isNumericAttribute = (name: string): boolean => numeric.has(name);

/** Headings that name an attribute by themselves. One letter counts as written: d is the bore, D the outside. */
const headings: Readonly<Record<string, string>> = {
  d: 'interior1',
  D: 'exterior1',
  B: 'altura1',
  H: 'altura1',
  interior: 'interior1',
  'diametro interior': 'interior1',
  'diam interior': 'interior1',
  exterior: 'exterior1',
  'diametro exterior': 'exterior1',
  'diam exterior': 'exterior1',
  altura: 'altura1',
  alto: 'altura1',
  espesor: 'altura1',
  ancho: 'altura1',
  dientes: 'dientes',
  'cantidad de dientes': 'dientes',
  estrias: 'estrias',
  agujeros: 'agujeros',
  bulones: 'bulones',
  peso: 'otrosPeso',
  masa: 'otrosPeso',
  notas: 'notas',
  observaciones: 'notas',
};

const byLabel: ReadonlyMap<string, string> = new Map(
  Object.entries(technicalLabels).map(([name, label]) => [folded(label), name]),
);

/**
 * The attribute that a heading names: as sheets usually have it, by its name (`otrosEspesor`), or by its Spanish label.
 * 'Espesor' and 'Ancho' are usually the height of a bearing: of another part the name says which is meant. Undefined
 * for none.
 */
export const attributeOfHeading = (heading: string): string | undefined => {
  const trimmed = heading.trim();
  const key = trimmed.length === 1 ? trimmed : folded(heading);
  if (Object.hasOwn(headings, key)) return headings[key];
  return Object.hasOwn(technicalLabels, trimmed) ? trimmed : byLabel.get(folded(heading));
};

export const isAttributeName = (name: string): boolean => /^[a-z][A-Za-z0-9]{1,60}$/.test(name);

/**
 * What one cell says of an attribute, as [name, value] pairs; undefined when a numeric one holds no number.
 * `15/20` in the first of a pair is both: interior1 15 and interior2 20. Text attributes stay as written.
 */
export function readAttribute(
  name: string,
  text: string,
  mode: DecimalMode,
): readonly (readonly [string, string])[] | undefined {
  if (!numeric.has(name)) return [[name, text]];
  const single = parseNumber(text, mode);
  if (single !== undefined) return [[name, single]];
  const [first, second, ...more] = text.split(/\s*[/xX]\s*/);
  if (first === undefined || second === undefined || more.length > 0 || !name.endsWith('1')) return undefined;
  const low = parseNumber(first, mode);
  const high = parseNumber(second, mode);
  if (low === undefined || high === undefined) return undefined;
  return [
    [name, low],
    [`${name.slice(0, -1)}2`, high],
  ];
}
