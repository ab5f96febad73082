import type { CatalogueExport, CatalogueExportFailure } from '#core/catalogue/export/catalogue-export.service.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

/** Shown once a file was made. */
export const catalogueExportDone = ({
  name,
  rowCount,
  leftOutCount,
}: Pick<CatalogueExport, 'name' | 'rowCount' | 'leftOutCount'>): string => {
  const rows = `${name}: ${formatCount(rowCount)} ${rowCount === 1 ? 'fila' : 'filas'}`;
  if (leftOutCount === 0) return rows;
  return `${rows}. ${leftOutCount === 1 ? 'Quedó afuera 1' : `Quedaron afuera ${formatCount(leftOutCount)}`} que no ${leftOutCount === 1 ? 'entra' : 'entran'} en una planilla`;
};

const texts: Texts<CatalogueExportFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo descargar la planilla, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'price-list-missing': () => 'Decí de qué lista de precios',
  'price-list-unknown': ({ name }) => `No hay una lista de precios «${name}»`,
  'exports-busy': () => 'Se están preparando muchas descargas a la vez. Reintentá en unos segundos',
  'given-up': () => 'La descarga se canceló',
};

export const catalogueExportProblem = (failure: CatalogueExportFailure): string => tell(texts, failure);
