import { Option } from 'commander';
import { catalogueNameProblem, nameKindTexts } from '#adapters/texts/catalogue-names.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { catalogueNameToWire, namePageWire } from '#adapters/wire/catalogue-names.wire.ts';
import type { CatalogueName, CatalogueNameFailure } from '#core/catalogue/names/catalogue-name.service.ts';
import type { NameKind } from '#core/catalogue/names/catalogue-name.ts';
import { type KindOptions, type NameWords, parentOf } from '../catalogue/catalogue-name-writing.ts';
import type { ListDeclaration } from '../declare/list.ts';

interface ListOptions extends KindOptions {
  readonly search?: string;
  readonly under?: string;
}

/** What `brands list`, `families list` and `vehicles list` list; `usual` is the kind without `--kind`. */
export const catalogueNamesList = (
  { groupName: name, examples: [one], kindOf, kindOption, under }: NameWords,
  usual: NameKind,
): ListDeclaration<ListOptions, CatalogueName, CatalogueNameFailure> => ({
  problem: catalogueNameProblem,
  access: 'management',
  about: 'Los lista por nombre, con cuántos artículos tienen',
  examples: [`${name} list`, `${name} list --search ${one} --json`],
  options: [new Option('--search <TEXTO>', 'parte del nombre'), ...under('sólo los de ése'), ...kindOption],
  answer: namePageWire,
  paging: 'key',
  key: 'names',
  none: nameKindTexts[usual].none,
  toWire: catalogueNameToWire,
  columns: () => [
    { title: 'Nombre', cell: (each) => each.name, minWidth: 12 },
    { title: 'En', cell: ({ parent }) => parent?.name ?? '', isExtra: true },
    { title: 'Artículos', cell: ({ products }) => formatCount(products), align: 'right' },
    { title: 'Otros nombres', cell: ({ aliases }) => aliases.map((alias) => alias.name).join(', '), isExtra: true },
  ],
  ask: async (asking, options, { after }) => {
    const kind = kindOf(options);
    const parent = await parentOf(asking, kind, options.under);
    if (!parent.ok) return parent;
    const filter = { text: options.search ?? '', parentId: parent.val ?? '', isTop: false };
    const page = await asking.services.catalogueNames.page(asking.caller, kind, filter, after);
    return page.map(({ names, next }) => ({ rows: names, next }));
  },
});
