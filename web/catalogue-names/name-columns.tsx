import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { CatalogueName } from '#core/catalogue/names/catalogue-name.service.ts';
import type { NameKind } from '#core/catalogue/names/catalogue-name.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';

type NameColumn = OfficeColumn<CatalogueName>;

const nameColumn: NameColumn = {
  id: 'name',
  header: 'Nombre',
  text: ({ name }) => name,
  cell: ({ name, parent, aliases }) => (
    <>
      {parent !== null && <span className="muted">{parent.name} › </span>}
      {name}
      {aliases.length > 0 && (
        <span className="sub muted">También: {aliases.map((alias) => alias.name).join(' · ')}</span>
      )}
    </>
  ),
  card: 'title',
};

const productsColumn: NameColumn = {
  id: 'products',
  header: 'Artículos',
  text: ({ products }) => formatCount(products),
  isNumber: true,
  card: 'right',
  cardLabel: 'Artículos',
};

const withinColumn: NameColumn = {
  id: 'within',
  header: 'Subfamilias',
  text: ({ within }) => (within === 0 ? '' : formatCount(within)),
  isNumber: true,
  from: 'middle',
};

const columns: Readonly<Record<NameKind, readonly NameColumn[]>> = {
  brands: [nameColumn, productsColumn],
  families: [nameColumn, withinColumn, productsColumn],
};

export const nameColumns = (kind: NameKind): readonly NameColumn[] => columns[kind];
