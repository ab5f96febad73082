import {
  type MergePlan,
  type NameUse,
  type NameUses,
  nameUses,
  type TermUse,
  termUses,
} from '#core/catalogue/names/catalogue-name.repository.port.ts';
import type { CatalogueNameFailure } from '#core/catalogue/names/catalogue-name.service.ts';
import type { NameFlaw, NameKind } from '#core/catalogue/names/catalogue-name.ts';
import { catalogueBusyText } from './catalogue-busy.es.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

interface KindTexts {
  readonly title: string;
  /** 'la marca NGK' */
  readonly the: string;
  readonly create: string;
  readonly another: string;
  readonly none: string;
}

const vehicles = { none: 'Todavía no hay ninguno' } as const;

export const nameKindTexts: Readonly<Record<NameKind, KindTexts>> = {
  brands: {
    title: 'Marcas',
    the: 'la marca',
    create: 'Nueva marca',
    another: 'otra marca',
    none: 'Todavía no hay marcas',
  },
  families: {
    title: 'Familias',
    the: 'la familia',
    create: 'Nueva familia',
    another: 'otra familia',
    none: 'Todavía no hay familias',
  },
  'vehicle-brands': {
    title: 'Marcas de vehículos',
    the: 'la marca de vehículos',
    create: 'Nueva marca de vehículos',
    another: 'otra marca de vehículos',
    none: 'Todavía no hay marcas de vehículos',
  },
  models: { ...vehicles, title: 'Modelos', the: 'el modelo', create: 'Nuevo modelo', another: 'otro modelo' },
  engines: { ...vehicles, title: 'Motores', the: 'el motor', create: 'Nuevo motor', another: 'otro motor' },
  segments: { ...vehicles, title: 'Segmentos', the: 'el segmento', create: 'Nuevo segmento', another: 'otro segmento' },
};

const useNames: Readonly<Record<NameUse, readonly [one: string, many: string]>> = {
  products: ['artículo', 'artículos'],
  subfamilies: ['subfamilia', 'subfamilias'],
  models: ['modelo', 'modelos'],
  vehicleBrands: ['marca de vehículos', 'marcas de vehículos'],
  versions: ['versión', 'versiones'],
  offers: ['oferta por valor o cantidad', 'ofertas por valor o cantidad'],
  discounts: ['cliente con una bonificación suya', 'clientes con una bonificación suya'],
  surcharges: ['cliente con un recargo suyo', 'clientes con un recargo suyo'],
  news: ['novedad', 'novedades'],
  claims: ['reclamo', 'reclamos'],
  warranties: ['garantía', 'garantías'],
};

/** '12 artículos', one for each kind of thing that uses a name. */
export const nameUseTexts = (uses: NameUses): readonly string[] =>
  nameUses.flatMap((use) => {
    const count = uses[use] ?? 0;
    const [one, many] = useNames[use];
    return count === 0 ? [] : [`${formatCount(count)} ${count === 1 ? one : many}`];
  });

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;

export const codesInBothText = (codes: readonly string[], count: number): string =>
  `${count === 1 ? 'Un código está' : `${formatCount(count)} códigos están`} en las dos: ${codes.join(', ')}${count > codes.length ? '…' : ''}`;

/** The first names, and how many more. */
const fewOf = (names: readonly string[]): string =>
  names.length <= 5 ? listed(names) : listed([...names.slice(0, 5), `${formatCount(names.length - 5)} más`]);

const lostTermTexts = {
  discounts: { one: 'una bonificación', that: 'esa', its: 'la suya' },
  surcharges: { one: 'un recargo', that: 'ese', its: 'el suyo' },
} as const satisfies Readonly<Record<TermUse, object>>;

/** '2 clientes ya tienen una bonificación por GAMA: …', for each kind of which something is gone. */
const lostTerms = ({ termsLost }: MergePlan, source: string, target: string): readonly string[] =>
  termUses.flatMap((use) => {
    const [count, { one, that, its }] = [termsLost[use], lostTermTexts[use]];
    if (count === 0) return [];
    const [who, keep] =
      count === 1 ? ['Un cliente ya tiene', 'conserva'] : [`${formatCount(count)} clientes ya tienen`, 'conservan'];
    const lose = count === 1 ? 'pierde' : 'pierden';
    return [`${who} ${one} por ${target}: ${keep} ${that} y ${lose} ${its} por ${source}, que queda en su actividad`];
  });

/** What merging does, shown before it is confirmed. */
export const mergePlanTexts = (
  plan: MergePlan,
  source: string,
  target: string,
): { readonly moves: string; readonly warnings: readonly string[] } => {
  const { uses, offersTogether, clashes, clashCount, turns } = plan;
  const moving = nameUseTexts(uses);
  const lost = lostTerms(plan, source, target);
  const nothing = lost.length === 0 ? `Nada usa ${source}` : `Nada pasa a ${target}`;
  return {
    moves: moving.length === 0 ? nothing : `Pasan a ${target}: ${listed(moving)}`,
    warnings: [
      ...(clashCount === 0
        ? []
        : [`${codesInBothText(clashes, clashCount)}. Corregí o eliminá uno de cada par antes de unirlas`]),
      ...(uses.discounts === undefined && uses.surcharges === undefined
        ? []
        : [`Las bonificaciones y los recargos por ${source} pasan a ser por ${target}`]),
      ...lost,
      ...(offersTogether === 0
        ? []
        : [
            `${formatCount(offersTogether)} ofertas por valor o cantidad van a contar juntas para los mismos artículos: quien llegue a varias recibe lo de todas. Retirá antes las que sobren`,
          ]),
      ...(turns.shown.length === 0
        ? []
        : [`Están deshabilitados y se van a ver los artículos de ${fewOf(turns.shown)}`]),
      ...(turns.hidden.length === 0
        ? []
        : [`Dejan de verse, por lo que ${target} tiene deshabilitado, los artículos de ${fewOf(turns.hidden)}`]),
    ],
  };
};

const flaws: Texts<NameFlaw> = {
  'name-missing': () => 'Escribí un nombre',
  'name-too-long': ({ max }) => `Hasta ${max} letras`,
  'name-without-letters': () => 'El nombre tiene que tener letras o números',
};

export const nameFlawText = (flaw: NameFlaw): string => tell(flaws, flaw);

const texts: Texts<CatalogueNameFailure> = {
  ...everywhere,
  ...flaws,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  'catalogue-busy': catalogueBusyText,
  'name-not-found': () => 'Ya no existe: puede que se haya unido a otra. Mirá la lista de nuevo',
  'name-moved': ({ by }) =>
    `${by === '' ? 'Otra persona' : by} lo cambió mientras tanto. Mirá cómo quedó antes de guardar`,
  'name-taken': ({ name }) => `Ya existe ${name}. Si es lo mismo, usá «Unir»`,
  'name-is-alias': ({ name }) => `Es otro nombre de ${name}. Quitáselo primero, o usá ${name}`,
  'name-parent-unknown': () => 'No puede estar ahí: elegí otro lugar',
  'name-in-use': ({ uses }) =>
    `No se puede eliminar: ${Object.values(uses).reduce((sum, count) => sum + count, 0) === 1 ? 'lo usa' : 'lo usan'} ${listed(nameUseTexts(uses))}. Unilo a otro, o pasá antes lo que lo usa`,
  'alias-not-found': () => 'Ese otro nombre ya no está',
  'merge-itself': () => 'Es la misma: elegí otra para unirlas',
  'merge-into-own': () => 'No se puede unir a una subfamilia suya. Uní la subfamilia a la familia',
  'merge-too-deep': () =>
    'Tiene subfamilias, y una subfamilia no puede tenerlas. Uní primero sus subfamilias, o elegí una familia',
  'merge-elsewhere': () => 'Es de otro modelo: uní motores de un mismo modelo',
  'merge-clash': ({ codes, count }) =>
    `${codesInBothText(codes, count)}. Corregí o eliminá uno de cada par y volvé a unirlas`,
};

export const catalogueNameProblem = (failure: CatalogueNameFailure): string => tell(texts, failure);
