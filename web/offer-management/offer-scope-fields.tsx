import type { ManagedOffer } from '#core/offers/management/managed-offer.ts';
import type { TypedOffer } from '#core/offers/management/typed-offer.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { FormField } from '#web/ui/form-field.tsx';

interface OfferScopeFieldsProps {
  readonly form: RuleForm<TypedOffer>;
  readonly named: ManagedOffer | null;
}

/** Much of what: a family or a subfamily, a brand, or a brand in one of these. */
export function OfferScopeFields({ form, named }: OfferScopeFieldsProps) {
  const { catalogue } = useServices();
  const askedFamilies = useServiceQuery(catalogue.families);
  const askedBrands = useServiceQuery(catalogue.productBrands);
  const families = askedFamilies.answer ?? [];
  const brands = askedBrands.answer ?? [];
  const { typeId, brandId } = form.values;
  const tops = families.filter(({ productTypeParentId }) => productTypeParentId === null);
  return (
    <>
      <FormField form={form} name="typeId" label="Familia o subfamilia" hint="Sin elegir, todas las de la marca">
        {(control) => (
          <select {...control}>
            <option value="">Todas</option>
            {named?.typeId != null && typeId !== '' && !families.some(({ id }) => id === typeId) && (
              <option value={named.typeId}>{named.typeName}</option>
            )}
            {tops.map(({ id, name }) => (
              <optgroup key={id} label={name}>
                <option value={id}>{`${name}: toda la familia`}</option>
                {families
                  .filter(({ productTypeParentId }) => productTypeParentId === id)
                  .map((sub) => (
                    <option key={sub.id} value={sub.id}>
                      {sub.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </FormField>
      <FormField form={form} name="brandId" label="Marca" hint="Sin elegir, todas las de la familia">
        {(control) => (
          <select {...control}>
            <option value="">Todas</option>
            {named?.brandId != null && brandId !== '' && !brands.some(({ id }) => id === brandId) && (
              <option value={named.brandId}>{named.brandName}</option>
            )}
            {brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <ChoicesFailed of={[askedFamilies, askedBrands]} lacking="las familias o las marcas" />
    </>
  );
}
