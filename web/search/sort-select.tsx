import { sortText } from '#adapters/texts/search-findings.es.ts';
import { isCustomerRole } from '#core/access/role.ts';
import type { TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import { type SearchSort, searchSorts } from '#core/catalogue/text-search/search-sort.ts';
import { useServices } from '#web/services.ts';
import { Field } from '#web/ui/field.tsx';

interface SortSelectProps {
  readonly page: TextSearchPage;
  readonly sort: SearchSort;
  readonly onSort: (sort: SearchSort) => void;
}

/**
 * The order of the results. Nothing where there is one, or where the back end is not known to have any order but its
 * own.
 */
export function SortSelect({ page, sort, onSort }: SortSelectProps) {
  const { caller } = useServices();
  const { subTypes, totalCount } = page;
  const isOffered = totalCount > 1 && subTypes.some((group) => group.totalCount !== undefined);
  if (sort === 'relevance' && !isOffered) return null;
  const isCustomer = isCustomerRole(caller.role);
  // A company may hide its selling prices, and with them what each leaves.
  const seesProfit =
    isCustomer &&
    subTypes.some(({ products }) => products.some(({ prices }) => prices.some((price) => price.sellingPrice !== null)));
  return (
    <Field className="sort" label="Ordenar por" isBeside>
      {(ties) => (
        <select
          {...ties}
          value={sort}
          onChange={({ target }) => onSort(searchSorts.find((each) => each === target.value) ?? sort)}
        >
          {searchSorts
            .filter((each) => each !== 'profit' || each === sort || seesProfit)
            .map((each) => (
              <option key={each} value={each}>
                {sortText(each, isCustomer)}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}
