import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { CatalogueName } from '#core/catalogue/names/catalogue-name.service.ts';
import type { NameKind } from '#core/catalogue/names/catalogue-name.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';

import { linkToNames } from './name-url.ts';

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

/** How many stand under it, and the way to them. */
const withinColumn = (header: string, kind: NameKind | null): NameColumn => ({
  id: 'within',
  header,
  text: ({ within }) => (within === 0 ? '' : formatCount(within)),
  cell: ({ id, name, within }) => {
    if (within === 0) return null;
    const count = formatCount(within);
    if (kind === null) return count;
    return (
      <Link to={linkToNames({ kind, parentId: id })} aria-label={`${count} ${header.toLowerCase()} de ${name}`}>
        {count}
      </Link>
    );
  },
  isNumber: true,
  from: 'middle',
});

const enginesColumn: NameColumn = {
  id: 'engines',
  header: 'Motores',
  text: () => '',
  cell: ({ id, name, parent }) => (
    <Link to={linkToNames({ kind: 'engines', parentId: id })} aria-label={`Motores de ${parent?.name ?? ''} ${name}`}>
      Ver
    </Link>
  ),
  card: 'left',
};

const columns: Readonly<Record<NameKind, readonly NameColumn[]>> = {
  brands: [nameColumn, productsColumn],
  families: [nameColumn, withinColumn('Subfamilias', null), productsColumn],
  'vehicle-brands': [nameColumn, withinColumn('Modelos', 'models'), productsColumn],
  models: [nameColumn, enginesColumn, productsColumn],
  engines: [nameColumn, productsColumn],
  segments: [nameColumn, withinColumn('Marcas', 'vehicle-brands'), productsColumn],
};

export const nameColumns = (kind: NameKind): readonly NameColumn[] => columns[kind];
