import { Link, useNavigate } from 'react-router-dom';
import { productManagementProblem, productStateTexts } from '#adapters/texts/product-management.es.ts';
import {
  everyProduct,
  type ListedProductPage,
  type ProductFilter,
  productStates,
} from '#core/catalogue/management/managed-product.ts';
import type { ProductManagementFailure } from '#core/catalogue/management/product-management.service.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { type QueryAnswer, useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { Message } from '#web/ui/message.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { OfficeFilter } from '#web/ui/office-filter.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Option } from '#web/ui/select-field.tsx';
import { addressNow } from '#web/url/address-state.ts';
import { productColumns } from './product-columns.tsx';
import type { PageOfProducts } from './product-queries.ts';
import { linkToProducts, type ProductUrl, readProductUrl } from './product-url.ts';
import { typeOptions } from './type-options.ts';

interface ProductListProps {
  readonly url: ProductUrl;
  readonly page: QueryAnswer<ListedProductPage, ProductManagementFailure, PageOfProducts>;
}

/** All products by pages, narrowed by what is typed and chosen. */
export function ProductList({ url: { filter, after }, page: { answer, failure, retry } }: ProductListProps) {
  const navigate = useNavigate();
  const narrow = (part: Partial<ProductFilter>) => {
    const now = addressNow(readProductUrl);
    navigate(linkToProducts({ filter: { ...now.filter, ...part } }), { replace: true });
  };
  const isFiltered = !isSameData(filter, everyProduct);
  return (
    <main className="office">
      <PageTitle>Artículos</PageTitle>
      <div className="office-head">
        <h1>Artículos</h1>
        <span className="head-acts">
          <Link className="btn" to={linkToProducts({ isPictures: true })}>
            Subir imágenes
          </Link>
          <Link className="btn primary" to={linkToProducts({ isNew: true })}>
            Nuevo artículo
          </Link>
        </span>
      </div>
      <OfficeTable
        name="Artículos"
        rows={answer?.products ?? null}
        problem={failure && productManagementProblem(failure)}
        onRetry={retry}
        none={<None isFiltered={isFiltered} />}
        rowKey="id"
        columns={productColumns}
        // The list goes on beyond these rows.
        exports={false}
      >
        <NameFilter
          label="Filtrar por código o descripción"
          placeholder="Código o descripción"
          value={filter.text}
          onChange={(text) => narrow({ text })}
        />
        <ProductFilters filter={filter} onChange={narrow} />
      </OfficeTable>
      <KeyPages
        firstTo={after === null ? null : linkToProducts({ filter })}
        nextTo={answer?.next == null ? null : linkToProducts({ filter, after: answer.next })}
        first="Desde el principio"
        next="Siguientes"
      />
    </main>
  );
}

interface ProductFiltersProps {
  readonly filter: ProductFilter;
  readonly onChange: (part: Partial<ProductFilter>) => void;
}

/** Brand, family and state: one each, or any. */
function ProductFilters({ filter, onChange }: ProductFiltersProps) {
  const { productManagement } = useServices();
  const asked = useServiceQuery(productManagement.choices);
  const { answer } = asked;
  const select = (field: keyof ProductFilter, label: string, any: string, choices: readonly Option[]) => (
    <OfficeFilter {...{ label, any, choices }} value={filter[field]} onChange={(id) => onChange({ [field]: id })} />
  );
  return (
    <>
      {select('brandId', 'Marca', 'Todas las marcas', answer?.brands ?? [])}
      {select('typeId', 'Familia', 'Todas las familias', typeOptions(answer?.types ?? []))}
      {select(
        'state',
        'Estado',
        'Todos los estados',
        productStates.map((state) => ({ id: state, name: productStateTexts[state] })),
      )}
      <ChoicesFailed of={[asked]} lacking="las marcas y las familias" />
    </>
  );
}

function None({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) {
    return <NoneFound all="Ver todos los artículos" to={linkToProducts({})} />;
  }
  return (
    <Message title="Todavía no hay artículos">
      <p className="muted">Importalos de una planilla, o creá el primero acá.</p>
      <Link className="btn primary" to={linkToProducts({ isNew: true })}>
        Crear el primero
      </Link>
    </Message>
  );
}
