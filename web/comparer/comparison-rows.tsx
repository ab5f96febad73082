import type { ReactNode } from 'react';
import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { relatedText, relationHeading } from '#adapters/texts/relations.es.ts';
import { rowStockText } from '#adapters/texts/row-stock.es.ts';
import { technicalNames } from '#adapters/texts/technical-labels.es.ts';
import { technicalName, technicalValue } from '#adapters/texts/technical-values.es.ts';
import type { Product } from '#core/catalogue/products/product.ts';
import { type RelationGroup, relationGroups, relationKinds } from '#core/catalogue/products/relation-groups.ts';
import { listedApplications } from '#core/catalogue/text-search/asked-applications.ts';
import { comparedAttributes, comparedPrice, differ, equivalentsDiffer } from '#core/comparer/comparison.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { Stock } from '#web/ui/stock.tsx';

/** A line of the comparison: a cell a product. */
export interface ComparisonRow {
  readonly label: string;
  readonly cells: readonly ReactNode[];
  readonly differs: boolean;
}

export interface ComparisonSection {
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
}

const row = (label: string, texts: readonly (string | null)[], cells: readonly ReactNode[] = texts): ComparisonRow => ({
  label,
  cells,
  differs: differ(texts),
});

const shownApplications = 6;

/** What stands in one line: a kind under all its titles, and each title that none of our kinds is in. */
const lineOf = (group: RelationGroup): string => (group.kind === 'other' ? relationHeading(group) : group.kind);

/** The lines of what any of them is related to; one has the title that all of its groups have, or that of its kind. */
const comparedRelations = (products: readonly Product[]) => {
  const groups = products.map(relationGroups);
  const lines = new Map<string, RelationGroup[]>();
  for (const kind of relationKinds) {
    for (const group of groups.flat().filter((each) => each.kind === kind)) {
      getOrCreate(lines, lineOf(group), () => []).push(group);
    }
  }
  return [...lines].map(([line, among]) => {
    const ofLine = groups.map((each) => each.filter((group) => lineOf(group) === line));
    const texts = ofLine.map((each) => each.flatMap(({ kind, parts }) => parts.map((part) => relatedText(kind, part))));
    const parts = ofLine.map((each) => each.flatMap((group) => group.parts));
    const differs =
      among[0]?.kind === 'equivalent'
        ? equivalentsDiffer(products, parts)
        : differ(texts.map((each) => each.join('\n')));
    return { heading: commonHeading(among), lines: texts, differs };
  });
};

const commonHeading = (among: readonly RelationGroup[]): string => {
  const headings = new Set(among.map(relationHeading));
  const kind = among[0]?.kind ?? 'other';
  return relationHeading({ kind, title: headings.size === 1 ? ([...headings][0] ?? null) : null });
};

/** Everything that is compared, in sections that can be switched off. */
export const comparisonOf = (products: readonly Product[], hasCosts: boolean): readonly ComparisonSection[] => {
  const prices = products.map(comparedPrice);
  const amount = (of: 'listPrice' | 'cost' | 'sellingPrice') =>
    prices.map((price) => (price?.[of] ? formatAmount(price[of]) : null));
  const sections: readonly ComparisonSection[] = [
    {
      title: 'Precio y stock',
      rows: [
        row(
          'Stock',
          prices.map((price) => (price === undefined ? null : rowStockText(price))),
          prices.map((price) =>
            price === undefined ? null : (
              <Stock
                key={price.productPriceId}
                state={price.isDiscontinued || price.isNotAvailable ? 'Red' : price.stockState}
                word={rowStockText(price)}
              />
            ),
          ),
        ),
        ...(hasCosts ? [row('Costo', amount('cost'))] : []),
        row('Precio de lista', amount('listPrice')),
        row('Venta', amount('sellingPrice')),
        row(
          'Se vende de a',
          prices.map((price) => (price === undefined ? null : formatCount(price.multiple))),
        ),
      ],
    },
    {
      title: 'Ficha técnica',
      rows: [
        row(
          'Familia',
          products.map(({ shown }) => shown.productTypeName),
        ),
        row(
          'Posición',
          products.map(({ shown }) => shown.position || null),
        ),
        ...comparedAttributes(products, technicalNames).map(({ property, values }) =>
          row(
            technicalName(property),
            values.map((value) => value && technicalValue(property, value)),
          ),
        ),
      ],
    },
    {
      title: 'Aplicaciones',
      rows: [
        row(
          'Aplicaciones',
          products.map((product) => applicationTexts(product).join('\n') || null),
          products.map((product) => <Lines key={product.shown.productId} lines={applicationTexts(product)} />),
        ),
        row(
          'Motores',
          products.map(({ shown }) => shown.engines || null),
        ),
      ],
    },
    {
      title: 'Kits y equivalencias',
      rows: comparedRelations(products).map(({ heading, lines, differs }) => ({
        ...{ label: heading, differs },
        cells: lines.map((each, index) => <Lines key={products[index]?.shown.productId ?? index} lines={each} />),
      })),
    },
  ];
  return sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ cells, differs }) => differs || cells[0] !== null) }))
    .filter(({ rows }) => rows.length > 0);
};

const applicationTexts = ({ shown }: Product): readonly string[] =>
  listedApplications({ shown, askedApplications: [] }).map(({ text }) => text);

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return '—';
  return (
    <ul>
      {lines.slice(0, shownApplications).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > shownApplications && <li className="muted">y {lines.length - shownApplications} más</li>}
    </ul>
  );
}
