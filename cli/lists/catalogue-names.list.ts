import { Option } from 'commander';
import * as z from 'zod/mini';
import { catalogueNameProblem, nameKindTexts } from '#adapters/texts/catalogue-names.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { catalogueNameToWire, catalogueNameWire, namePageWire } from '#adapters/wire/catalogue-names.wire.ts';
import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type { CatalogueName, CatalogueNameFailure } from '#core/catalogue/names/catalogue-name.service.ts';
import type { NameKind } from '#core/catalogue/names/catalogue-name.ts';
import { type PlainName, plainNames } from '#core/catalogue/names/plain-name.ts';
import { type KindOptions, type NameWords, parentOf } from '../catalogue/catalogue-name-writing.ts';
import type { Asking } from '../declare/declare.ts';
import type { ListDeclaration } from '../declare/list.ts';

interface ListOptions extends KindOptions {
  readonly search?: string;
  readonly under?: string;
}

type Row = CatalogueName | PlainName;
const isCounted = (row: Row): row is CatalogueName => 'products' in row;

const plainNameWire = z.pick(catalogueNameWire, { id: true, name: true, parent: true });

/** The lists of brands and of families that every server has; null where it has none of that kind. */
const everyServersNames = async ({ services, caller }: Asking, kind: NameKind) => {
  if (kind === 'brands') return services.catalogue.brands(caller);
  return kind === 'families' ? services.families.families(caller) : null;
};

/** What `brands list`, `families list` and `vehicles list` list; `usual` is the kind without `--kind`. */
export const catalogueNamesList = (
  { groupName: name, examples: [one], kindOf, kindOption, under }: NameWords,
  usual: NameKind,
): ListDeclaration<ListOptions, Row, CatalogueNameFailure | CatalogueFailure> => ({
  problem: catalogueNameProblem,
  access: 'management',
  about: 'Los lista por nombre, con cuántos artículos tienen',
  examples: [`${name} list`, `${name} list --search ${one} --json`],
  options: [new Option('--search <TEXTO>', 'parte del nombre'), ...under('sólo los de ése'), ...kindOption],
  answer: z.union([namePageWire, z.object({ names: z.array(plainNameWire) })]),
  paging: 'key',
  key: 'names',
  none: nameKindTexts[usual].none,
  toWire: (row) => (isCounted(row) ? catalogueNameToWire(row) : row),
  columns: () => [
    { title: 'Nombre', cell: (each) => each.name, minWidth: 12 },
    { title: 'En', cell: ({ parent }) => parent?.name ?? '', isExtra: true },
    { title: 'Artículos', cell: (row) => (isCounted(row) ? formatCount(row.products) : ''), align: 'right' },
    {
      title: 'Otros nombres',
      cell: (row) => (isCounted(row) ? row.aliases.map((alias) => alias.name).join(', ') : ''),
      isExtra: true,
    },
  ],
  ask: async (asking, options, { after }) => {
    const kind = kindOf(options);
    const parent = await parentOf(asking, kind, options.under);
    if (!parent.ok) return parent;
    const filter = { text: options.search ?? '', parentId: parent.val ?? '', isTop: false };
    const page = await asking.services.catalogueNames.page(asking.caller, kind, filter, after);
    if (page.ok || !('isNotOffered' in page.val)) return page.map(({ names, next }) => ({ rows: names, next }));
    const plain = await everyServersNames(asking, kind);
    return plain === null ? page : plain.map((all) => ({ rows: plainNames(all, filter.text) }));
  },
});
