import { askedText, foundByText } from '#adapters/texts/found-by.es.ts';
import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { relatedText, relationHeading } from '#adapters/texts/relations.es.ts';
import { rowStockText } from '#adapters/texts/row-stock.es.ts';
import { articleCount } from '#adapters/texts/search.es.ts';
import { explanationText } from '#adapters/texts/search-explanation.es.ts';
import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import { relationGroups } from '#core/catalogue/products/relation-groups.ts';
import { listedApplications } from '#core/catalogue/text-search/asked-applications.ts';
import { namesOfRow, pageAskedFirst } from '#core/catalogue/text-search/asked-rows.ts';
import type { TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import { printable, type Style } from '../style.ts';
import { besideLines, nothingFoundLines, understoodLines } from './search-findings.ts';
import { type TableColumn, table } from './table.ts';
import { wrap } from './wrap.ts';

interface Row {
  readonly product: Product;
  readonly price: ProductPrice;
  readonly isFirst: boolean;
}

const stockOf = ({ price }: Row): string => rowStockText(price);

const painterOf = ({ price }: Row, { good, warning, bad }: Style) => {
  if (price.isDiscontinued || price.isNotAvailable) return bad;
  return { Green: good, Yellow: warning, Red: bad }[price.stockState];
};

/** Staff without a customer have no cost: what they are shown is the list price (docs/rules/pricing.md 10). */
export type PriceTitle = 'Costo' | 'Precio de lista';

const columnsIn = (style: Style, priceTitle: PriceTitle): readonly TableColumn<Row>[] => [
  { title: 'Código', cell: ({ price }) => price.code, minWidth: 10 },
  { title: 'Marca', cell: ({ price }) => price.productBrand, minWidth: 8 },
  {
    title: 'Descripción',
    cell: ({ product }) =>
      product.isDisabled ? `(deshabilitado) ${product.shown.description}` : product.shown.description,
    minWidth: 15,
  },
  { title: 'Stock', cell: stockOf, paint: (text, row) => painterOf(row, style)(text) },
  {
    title: priceTitle,
    cell: ({ price: { cost } }) => (cost === null ? '' : formatAmount(cost)),
    align: 'right',
  },
];

/** For at most so many products, their relations are listed below the table. */
const maxWithRelations = 3;

const relationsText = (product: Product): readonly string[] => {
  const groups = relationGroups(product);
  if (groups.length === 0) return [];
  return [
    '',
    printable(`${product.shown.code} ${product.shown.productBrandName}`),
    ...groups.map((group) =>
      printable(`  ${relationHeading(group)}: ${group.parts.map((part) => relatedText(group.kind, part)).join(', ')}`),
    ),
  ];
};

const indented = (text: string, screenColumns: number | null): readonly string[] =>
  wrap(printable(text), screenColumns === null ? null : screenColumns - 2, '  ')
    .split('\n')
    .map((line) => `  ${line}`);

/** Applications that were asked for and are named below a product. */
const maxApplications = 2;

const applicationsText = (product: Product): readonly string[] => {
  const asked = listedApplications(product).filter(({ isAsked }) => isAsked);
  if (asked.length === 0) return [];
  const more = asked.length > maxApplications ? ` y ${asked.length - maxApplications} más` : '';
  const named = asked.slice(0, maxApplications).map(({ text }) => text);
  return [`  para ${named.join(', ')}${more}`];
};

/** Shown below a row of another brand than the article's own: of which article. The order of rows is that of prices. */
const otherBrandText = ({ product, price }: Row): string | null => {
  const { code, productBrandName } = product.shown;
  return namesOfRow(product, price).brand === productBrandName ? null : `otra marca de ${code} ${productBrandName}`;
};

/** Which of all that was found these are: a page, or where `--limit` put pages together the first of them. */
const whereText = (
  { currentPage, totalPages, totalCount, hasMore }: TextSearchPage & { readonly hasMore?: boolean },
  count: number,
  rowCount: number,
): string => {
  const onPage = rowCount === count ? '' : ` (${formatCount(rowCount)} renglones)`;
  if (hasMore !== undefined)
    return `${articleCount(totalCount)}${hasMore ? `, acá ${formatCount(count)}. Hay más: un --limit mayor` : '.'}`;
  const more = currentPage < totalPages ? ` Siguiente: --page ${currentPage + 1}` : '';
  return `${articleCount(totalCount)}, página ${currentPage} de ${totalPages}${onPage}.${more}`;
};

/**
 * A page of results, a line for each price row, and below it by what it was found, for which of the vehicles that were
 * named, and why it stands there, where that was asked for. Above it what was understood.
 */
export function searchText(
  answer: TextSearchPage & { readonly hasMore?: boolean },
  text: string,
  priceTitle: PriceTitle,
  style: Style,
  screenColumns: number | null,
): string {
  const page = pageAskedFirst(answer, text);
  const products = page.subTypes.flatMap((subType) => subType.products);
  const understood = understoodLines(page, screenColumns);
  const beside = besideLines(page, screenColumns);
  if (products.length === 0)
    return [...understood, ...nothingFoundLines(page, text, screenColumns), ...beside].join('\n');
  const rows = products.flatMap((product) =>
    product.prices.map((price, at): Row => ({ product, price, isFirst: at === 0 })),
  );
  const below = (row: Row): readonly string[] => {
    const { product, price, isFirst } = row;
    const codes = product.prices.map(({ code }) => code);
    const found =
      isFirst && !codes.includes(product.foundBy?.code ?? '') ? foundByText(product.foundBy, price.code) : null;
    const remarks = [price.isAsked ? askedText : null, found, otherBrandText(row)].filter((each) => each !== null);
    const ofRow = remarks.length === 0 ? [] : [`  ${remarks.join(', ')}`];
    if (!isFirst) return ofRow;
    const { explanation } = product;
    const why = explanation === undefined ? [] : indented(explanationText(explanation), screenColumns);
    return [...ofRow, ...applicationsText(product), ...why];
  };
  return [
    ...understood,
    table(rows, columnsIn(style, priceTitle), style, screenColumns, below),
    ...(products.length > maxWithRelations ? [] : products.flatMap(relationsText)),
    '',
    style.faint(whereText(page, products.length, rows.length)),
    ...beside,
  ].join('\n');
}
