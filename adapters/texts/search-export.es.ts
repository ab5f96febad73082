import type { ExportedRow } from '#core/catalogue/text-search/exported-rows.ts';
import type { SearchExport, SearchExportFailure } from '#core/catalogue/text-search/search-export.service.ts';
import { formatAmount, formatCount } from './numbers.es.ts';
import { offerQuantityText } from './pricing.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';
import { withoutPriceText } from './row-stock.es.ts';
import { discontinuedText, notAvailableText, stockTexts } from './stock.es.ts';

export const searchExportSheet = 'Búsqueda';

export const searchExportHeadings = {
  code: 'Código',
  brand: 'Marca',
  internalCode: 'Código interno',
  description: 'Descripción',
  position: 'Posición',
  engines: 'Motores',
  family: 'Familia',
  subfamily: 'Subfamilia',
  applications: 'Aplicaciones',
  technicalSummary: 'Datos técnicos',
  stock: 'Stock',
  listPrice: 'Precio de lista',
  cost: 'Costo',
  sellingPrice: 'Precio de venta',
  multiple: 'Múltiplo',
  offers: 'Ofertas',
} as const;

export const exportedStockText = (stock: ExportedRow['stock']): string => {
  switch (stock) {
    case 'discontinued':
      return discontinuedText;
    case 'not-available':
      return notAvailableText;
    case 'without-price':
      return withoutPriceText;
    case 'without-prices':
      return 'Sin precios';
    default:
      return stockTexts[stock];
  }
};

/** 'desde 10: 1.234,50 (por caja); 5% off hasta agotar stock'. */
export const exportedOffersText = ({ offers, percentOff }: Pick<ExportedRow, 'offers' | 'percentOff'>): string =>
  [
    ...offers.map((offer) => {
      const note = offer.note.trim();
      return `${offerQuantityText(offer)}: ${formatAmount(offer.cost)}${note === '' ? '' : ` (${note})`}`;
    }),
    ...(percentOff === null ? [] : [`${percentOff}% off hasta agotar stock`]),
  ].join('; ');

/** The end of a list of which not all has room. */
export const andMoreText = (count: number): string => `y ${formatCount(count)} más`;

/** Shown before a file is made that does not have all that was found. */
export const firstArticlesText = (count: number): string => `Se descargan los primeros ${formatCount(count)} artículos`;

/** Shown once a file was made. */
export const searchExportDone = ({
  name,
  articleCount,
  totalCount,
}: Pick<SearchExport, 'name' | 'articleCount' | 'totalCount'>): string => {
  if (articleCount < totalCount) {
    return `${name}: los primeros ${formatCount(articleCount)} artículos de ${formatCount(totalCount)}`;
  }
  return `${name}: ${formatCount(articleCount)} ${articleCount === 1 ? 'artículo' : 'artículos'}`;
};

const texts: Texts<SearchExportFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo descargar la búsqueda, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'nothing-to-export': () => 'La búsqueda no encuentra ningún artículo para descargar',
  'exports-busy': () => 'Se están preparando muchas descargas a la vez. Reintentá en unos segundos',
  'given-up': () => 'La descarga se canceló',
};

export const searchExportProblem = (failure: SearchExportFailure): string => tell(texts, failure);
