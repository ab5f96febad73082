import { useNavigate } from 'react-router-dom';
import { debtBucketTexts } from '#adapters/texts/account-ageing.es.ts';
import type { AgeingFilter } from '#core/current-account/ageing/customer-ageing.ts';
import { debtBuckets } from '#core/current-account/ageing/debt-bucket.ts';
import { asId } from '#core/shared/ids.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { FilterBar, type SetFilter } from '#web/ui/filter-bar.tsx';
import { plain, SelectField } from '#web/ui/select-field.tsx';
import { addressNow } from '#web/url/address-state.ts';
import { linkToAgeing, readAgeingUrl } from './ageing-url.ts';

interface AgeingFiltersProps {
  readonly filter: AgeingFilter;
  /** The name of the customer in the filter, where it is known; else null. */
  readonly customerName: string | null;
}

/** All or those who are late, by customer, zone and seller. */
export function AgeingFilters({ filter, customerName }: AgeingFiltersProps) {
  const { staffOrders, caller } = useServices();
  const navigate = useNavigate();
  const asked = useServiceQuery(staffOrders.choices);
  const choices = asked.answer;
  const change = (changed: Partial<AgeingFilter>) => {
    const now = addressNow(readAgeingUrl).filter;
    navigate(linkToAgeing({ filter: { ...now, ...changed } }), { replace: true });
  };
  const late = (isLate: boolean) => linkToAgeing({ filter: { ...filter, isLate } });
  const seller = choices?.sellers.find(({ id }) => id === filter.sellerId)?.name ?? '…';
  const set: readonly SetFilter[] = [
    ...(filter.customerId === null
      ? []
      : [{ name: customerName ?? 'Un cliente', remove: () => change({ customerId: null }) }]),
    ...(filter.bucket === null
      ? []
      : [{ name: `Debe ${debtBucketTexts[filter.bucket].toLowerCase()}`, remove: () => change({ bucket: null }) }]),
    ...(filter.zone === null ? [] : [{ name: `Zona ${filter.zone}`, remove: () => change({ zone: null }) }]),
    ...(filter.sellerId === null ? [] : [{ name: `Vendedor ${seller}`, remove: () => change({ sellerId: null }) }]),
  ];
  return (
    <FilterBar
      states={[
        { label: 'Todos', to: late(false), isHere: !filter.isLate },
        {
          label: 'Con deuda vencida',
          to: late(true),
          isHere: filter.isLate,
        },
      ]}
      search={{ label: 'Filtrar por cliente', placeholder: 'Cliente, código o CUIT', value: filter.text }}
      onSearch={(text) => change({ text })}
      set={set}
      clearTo={linkToAgeing()}
    >
      <SelectField
        label="Antigüedad"
        any="Todas"
        value={filter.bucket ?? ''}
        groups={plain(debtBuckets.map((bucket) => ({ id: bucket, name: debtBucketTexts[bucket] })))}
        onChange={(id) => change({ bucket: debtBuckets.find((bucket) => bucket === id) ?? null })}
      />
      <SelectField
        label="Zona"
        any="Todas"
        value={filter.zone ?? ''}
        groups={plain(choices?.zones.map((zone) => ({ id: zone, name: zone })))}
        onChange={(zone) => change({ zone: zone === '' ? null : zone })}
      />
      {caller.role !== 'Seller' && (
        <SelectField
          label="Vendedor"
          any="Todos"
          value={filter.sellerId ?? ''}
          groups={plain(choices?.sellers)}
          onChange={(id) => change({ sellerId: id === '' ? null : asId(id) })}
        />
      )}
      <ChoicesFailed of={[asked]} lacking={caller.role === 'Seller' ? 'las zonas' : 'las zonas y los vendedores'} />
    </FilterBar>
  );
}
