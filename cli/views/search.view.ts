import { askedText, foundByText } from '#adapters/texts/found-by.es.ts';
import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { relatedText, relationHeading } from '#adapters/texts/relations.es.ts';
import { discontinuedText, notAvailableText, stockTexts } from '#adapters/texts/stock.es.ts';
import { pageAskedFirst } from '#core/catalogue/asked-rows.ts';
import type { TextSearchPage } from '#core/catalogue/catalogue-desk.ts';
import type { Product, ProductPrice } from '#core/catalogue/product.ts';
import { relationGroups } from '#core/catalogue/relation-groups.ts';
import { printable, type Style } from '../style.ts';
import { type TableColumn, table } from './table.ts';

interface Row {
  readonly product: Product;
  readonly price: ProductPrice;
  readonly isFirst: boolean;
}

const stockOf = ({ price }: Row): string => {
  if (price.isDiscontinued) return discontinuedText;
  return price.isNotAvailable ? notAvailableText : stockTexts[price.stockState];
};

const painterOf = ({ price }: Row, { good, warning, bad }: Style) => {
  if (price.isDiscontinued || price.isNotAvailable) return bad;
  return { Green: good, Yellow: warning, Red: bad }[price.stockState];
};

/** Staff without a customer have no cost: what they are shown is the list price (decisions.md §4). */
export type PriceTitle = 'Costo' | 'Precio de lista';

const columnsIn = (style: Style, priceTitle: PriceTitle): readonly TableColumn<Row>[] => [
  { title: 'Código', cell: ({ price }) => price.code, least: 10 },
  { title: 'Marca', cell: ({ price }) => price.productBrand, least: 8 },
  {
    title: 'Descripción',
    cell: ({ product }) => (product.isDisabled ? `(deshabilitado) ${product.description}` : product.description),
    least: 15,
  },
  { title: 'Stock', cell: stockOf, paint: (text, row) => painterOf(row, style)(text) },
  {
    title: priceTitle,
    cell: ({ price: { cost } }) => (cost === null ? '' : formatAmount(cost)),
    align: 'right',
  },
];

/** Of so few products what they are related to is said below the table. */
const mostWithRelations = 3;

const relationsText = (product: Product): readonly string[] => {
  const groups = relationGroups(product);
  if (groups.length === 0) return [];
  return [
    '',
    printable(`${product.code} ${product.productBrandName}`),
    ...groups.map((group) =>
      printable(`  ${relationHeading(group)}: ${group.parts.map((part) => relatedText(group.kind, part)).join(', ')}`),
    ),
  ];
};

/** A page of results, a line for each price row, and below it by what it was found. */
export function searchText(
  answer: TextSearchPage,
  text: string,
  priceTitle: PriceTitle,
  style: Style,
  screenColumns: number | null,
): string {
  const page = pageAskedFirst(answer, text);
  const products = page.subTypes.flatMap((subType) => subType.products);
  if (products.length === 0) {
    const guess = page.suggestion === null ? '' : ` ¿Quisiste decir «${printable(page.suggestion)}»?`;
    return `No hay artículos para «${printable(text)}».${guess}`;
  }
  const rows = products.flatMap((product) =>
    product.prices.map((price, at): Row => ({ product, price, isFirst: at === 0 })),
  );
  const below = ({ product, price, isFirst }: Row): string | null => {
    const codes = product.prices.map(({ code }) => code);
    const found =
      isFirst && !codes.includes(product.foundBy?.code ?? '') ? foundByText(product.foundBy, price.code) : null;
    const said = [price.isAsked ? askedText : null, found].filter((each) => each !== null);
    return said.length === 0 ? null : `  ${said.join(', ')}`;
  };
  const { currentPage, totalPages, totalCount } = page;
  const more = currentPage < totalPages ? ` Siguiente: --page ${currentPage + 1}` : '';
  const count = `${formatCount(totalCount)} ${totalCount === 1 ? 'artículo' : 'artículos'}`;
  return [
    table(rows, columnsIn(style, priceTitle), style, screenColumns, below),
    ...(products.length > mostWithRelations ? [] : products.flatMap(relationsText)),
    '',
    style.faint(`${count}, página ${currentPage} de ${totalPages}.${more}`),
  ].join('\n');
}
