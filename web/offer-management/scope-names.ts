import type { ManagedOffer } from '#core/offers/management/managed-offer.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';

/** What the chosen family and brand are called, as a card says it; of what the catalogue shows no more, as it was. */
export function useScopeNames(typeId: string, brandId: string, named: ManagedOffer | null) {
  const { catalogue } = useServices();
  const families = useServiceQuery(catalogue.families, typeId === '' ? null : 'all').answer ?? [];
  const brands = useServiceQuery(catalogue.productBrands, brandId === '' ? null : 'all').answer ?? [];
  const family = families.find(({ id }) => id === typeId)?.name;
  const brand = brands.find(({ id }) => id === brandId)?.name;
  return {
    productTypeName: typeId === '' ? '' : (family ?? named?.typeName ?? ''),
    productBrandName: brandId === '' ? '' : (brand ?? named?.brandName ?? ''),
  };
}
