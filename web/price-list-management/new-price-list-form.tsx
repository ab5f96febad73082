import { useId } from 'react';
import { Link } from 'react-router-dom';
import { priceListFieldOf, priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { maxListName, type SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { readTypedList, type TypedList } from '#core/price-lists/management/typed-change.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useGoOnAfterSaving } from '#web/hooks/go-on-after-saving.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { settleDraft } from '#web/state/draft-store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { linkToPriceLists } from './price-lists-url.ts';
import { SourceFields } from './source-fields.tsx';

const blank: TypedList = { name: '', fromListId: '', percentage: '', rounding: 'cents' };

/** A new price list, empty or with the prices of another. */
export function NewPriceListForm({ lists }: { readonly lists: readonly SeenPriceList[] }) {
  const { managedPriceLists } = useServices();
  const { toaster } = usePublicServices();
  const goOn = useGoOnAfterSaving();
  const draft = useUnsavedDraft<TypedList>('new price list', blank);
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const form = useRuleForm<TypedList>({
    draft,
    problemsOf: (typed) =>
      readTypedList(typed).flaws.map(({ field, flaw }) => ({ field, text: priceListManagementProblem(flaw) })),
    blank,
  });
  const create = form.submit(async (typed) => {
    const { name, copied } = readTypedList(typed);
    const answer = await managedPriceLists.create(name, copied);
    if (!answer.ok) {
      return [{ field: priceListFieldOf(answer.val) ?? wholeForm, text: priceListManagementProblem(answer.val) }];
    }
    settleDraft(draft, typed, blank);
    toaster.show({
      kind: 'Success',
      title: name,
      message: copied === null ? 'Lista creada, sin precios' : 'Lista creada. Sus precios están en un momento',
    });
    goOn(linkToPriceLists({ open: answer.val.id }));
    return [];
  });
  return (
    <form ref={form.element} className="detail case-form" aria-labelledby={heading} onSubmit={create} noValidate>
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          Nueva lista de precios
        </h2>
        <Link className="btn" to={linkToPriceLists({})} aria-label="Cerrar sin crear">
          <Icon name="close" />
        </Link>
      </header>
      <fieldset className="case-written" role="presentation" disabled={form.isSending}>
        <div className="case-fields">
          <FormField form={form} name="name" label="Nombre" hint="Así la ven los clientes en el nombre del archivo">
            {(control) => <input {...control} maxLength={maxListName} autoComplete="off" placeholder="Mayorista" />}
          </FormField>
          <SourceFields form={form} lists={lists} none="Sin precios todavía" />
        </div>
      </fieldset>
      <FormFailure text={form.failure} />
      <button type="submit" className="btn primary big" disabled={form.isSending}>
        {form.isSending ? 'Creando…' : 'Crear lista'}
      </button>
    </form>
  );
}
