import { changeFailed } from '#adapters/texts/customer-configuration.es.ts';
import type { CustomerConfiguration, PriceDisplay } from '#core/configuration/customer-configuration.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useSavedAtOnce } from './saved-at-once.ts';

interface ChoiceProps {
  readonly which: PriceDisplay;
  readonly label: string;
  readonly hint: string;
  readonly value: boolean;
  readonly failed: string;
}

/** Saved as soon as it is ticked. */
function Choice({ which, label, hint, value, failed }: ChoiceProps) {
  const { configuration } = useServices();
  const { toaster } = usePublicServices();
  const { shown, isUnderWay, save } = useSavedAtOnce(value);
  const choose = (next: boolean) =>
    save(next, async () => {
      const answer = await configuration.setDisplay(which, next);
      if (!answer.ok) toaster.show({ kind: 'Error', title: label, message: failed });
    });
  return <CheckBox label={label} hint={hint} isChecked={shown} isBusy={isUnderWay} onChange={choose} />;
}

/** How a shop's people see prices: at cost, at selling price, with or without VAT. */
export function PriceDisplayChoices({ configuration }: { readonly configuration: CustomerConfiguration }) {
  return (
    <section className="config-part" aria-labelledby="config-display">
      <h2 id="config-display">Cómo ves los precios</h2>
      <Choice
        which="includeIva"
        label="Incluir IVA"
        hint="El precio de venta suma el IVA de cada artículo."
        value={configuration.includeIva}
        failed={changeFailed('Incluir IVA')}
      />
      <Choice
        which="showSellingPrice"
        label="Mostrar precio de venta"
        hint="Al lado del costo, a cuánto lo vendés con tus recargos. Los presupuestos lo usan siempre."
        value={configuration.showSellingPrice}
        failed={changeFailed('Mostar precio de venta')}
      />
    </section>
  );
}
