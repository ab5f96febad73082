import type { ReactNode } from 'react';
import { groupCountText, mentionText } from '#adapters/texts/search-findings.es.ts';
import { isCustomerRole } from '#core/access/role.ts';
import { joinedGroups } from '#core/catalogue/products/joined-groups.ts';
import type { Product } from '#core/catalogue/products/product.ts';
import type { SubTypeGroup } from '#core/catalogue/products/product-groups.ts';
import type { Facets, TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import { useServices } from '#web/services.ts';
import { hasApplications } from './applications.ts';
import { type Columns, useColumns } from './columns.ts';
import { ProductRows } from './product-rows.tsx';
import { moveThroughRows } from './row-keys.ts';

/** Products in the groups of their subfamilies, and how many each group has in all. */
export interface ProductPage extends Pick<TextSearchPage, 'types' | 'subTypes'> {
  readonly facets: Pick<Facets, 'productTypes'>;
}

/** The products of a page under the titles of their families. */
export function ResultTable({ page }: { readonly page: ProductPage }) {
  const family = (group: SubTypeGroup): string =>
    page.types.find(({ id }) => id === group.productTypeParentId)?.name ?? '';
  const total = (group: SubTypeGroup): number =>
    group.totalCount ?? page.facets.productTypes.find(({ id }) => id === group.id)?.count ?? group.products.length;
  return (
    <ProductTable products={page.subTypes.flatMap((group) => group.products)}>
      {(columns) =>
        withKeys(joinedGroups(page.subTypes)).map(({ key, group }) => (
          <GroupRows key={key} group={group} family={family(group)} total={total(group)} columns={columns} />
        ))
      }
    </ProductTable>
  );
}

/**
 * A type may stand twice on a page: what is so called before what its words find, what fits before what only names the
 * vehicle.
 */
const withKeys = (groups: readonly SubTypeGroup[]) => {
  const seen = new Map<string, number>();
  return groups.map((group) => {
    const turn = (seen.get(group.id) ?? 0) + 1;
    seen.set(group.id, turn);
    return { key: `${group.id} ${turn}`, group };
  });
};

/** Products in the order in which they were found. */
export function FlatTable({ products }: { readonly products: readonly Product[] }) {
  return (
    <ProductTable products={products}>
      {(columns) =>
        products.map((product) => <ProductRows key={product.shown.productId} product={product} columns={columns} />)
      }
    </ProductTable>
  );
}

interface ProductTableProps {
  /** All products that the table shows. */
  readonly products: readonly Product[];
  readonly children: (columns: Columns) => ReactNode;
}

function ProductTable({ products, children }: ProductTableProps) {
  const { caller } = useServices();
  const columns = useColumns(isCustomerRole(caller.role), products.some(hasApplications));
  const { hasCart } = columns;
  const kinds = [
    'products',
    ...(hasCart ? [] : ['without-cart']),
    ...(columns.hasApplications ? [] : ['without-apps']),
  ];
  return (
    // The keys move the focus among fields that can be reached without them.
    <table className={kinds.join(' ')} data-rows="" onKeyDown={moveThroughRows}>
      <thead>
        <tr>
          <th className="c-pic">
            <span className="only-read">Imagen</span>
          </th>
          <th className="c-code">Código</th>
          {columns.hasApplications && <th className="c-apps">Aplicaciones</th>}
          <th className="c-tech">Ficha técnica</th>
          <th className="c-stock">Stock</th>
          <th className="c-cost">{hasCart ? 'Costo' : 'Precio de lista'}</th>
          <th className="c-sale">Venta</th>
          {hasCart && <th className="c-quantity">Cantidad</th>}
          {hasCart && (
            <th className="c-add">
              <span className="only-read">Carrito</span>
            </th>
          )}
        </tr>
      </thead>
      {children(columns)}
    </table>
  );
}

interface GroupRowsProps {
  readonly group: SubTypeGroup;
  readonly family: string;
  readonly total: number;
  readonly columns: Columns;
}

function GroupRows({ group, family, total, columns }: GroupRowsProps) {
  return (
    <>
      <tbody className="group">
        <tr>
          <th colSpan={columns.all} scope="rowgroup">
            {family !== '' && family !== group.name && (
              <>
                {family} <span>›</span>{' '}
              </>
            )}
            {group.name} <em>{countOf(group, total)}</em>
            {group.isMention && <small>{mentionText}</small>}
            {(group.before ?? 0) > 0 && <small>sigue de la página anterior</small>}
          </th>
        </tr>
      </tbody>
      {group.products.map((product) => (
        <ProductRows key={product.shown.productId} product={product} columns={columns} />
      ))}
    </>
  );
}

/** Only a group that goes on over several pages says how many are on this one. */
const countOf = ({ products, totalCount }: SubTypeGroup, total: number): string =>
  groupCountText(totalCount === undefined ? total : products.length, total);
