import { changeFailed, customerConfigurationProblem } from '#adapters/texts/customer-configuration.es.ts';
import type { SpecialDiscountChoice } from '#core/configuration/customer-configuration.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useSavedAtOnce } from './saved-at-once.ts';

interface SpecialDiscountsProps {
  readonly choices: readonly SpecialDiscountChoice[];
  readonly tag: string | null;
}

/** The special discounts that the company takes, each saved as soon as it is ticked. */
export function SpecialDiscounts({ choices, tag }: SpecialDiscountsProps) {
  const { configuration } = useServices();
  const { toaster } = usePublicServices();
  const stored = choices.flatMap(({ id, include }) => (include ? [id] : []));
  const { shown: included, isUnderWay, save } = useSavedAtOnce(stored);
  const choose = (id: string, isIncluded: boolean) => {
    const ids = isIncluded ? [...included, id] : included.filter((each) => each !== id);
    save(ids, async () => {
      const answer = await configuration.includeSpecialDiscounts(ids, tag);
      if (answer.ok) return;
      const { code } = answer.val;
      const message =
        code === 'section-moved' || code === 'special-discount-unknown'
          ? customerConfigurationProblem(answer.val)
          : changeFailed('Descuentos especiales');
      toaster.show({ kind: 'Error', title: 'Descuentos especiales', message });
    });
  };
  return (
    <section className="config-part" aria-labelledby="config-specials">
      <h2 id="config-specials">Descuentos especiales</h2>
      {choices.length === 0 && <p className="muted">El distribuidor no ofrece ninguno por ahora.</p>}
      {choices.map(({ id, title }) => (
        <CheckBox
          key={id}
          label={title}
          isChecked={included.includes(id)}
          isBusy={isUnderWay}
          onChange={(isChecked) => choose(id, isChecked)}
        />
      ))}
    </section>
  );
}
