import { useState } from 'react';
import { momentText, priceListFieldOf, priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { KnownOfChange } from '#core/price-lists/management/price-change.ts';
import { readTypedChange, type TypedChange } from '#core/price-lists/management/typed-change.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { MomentFields, tomorrowMorning } from './moment-fields.tsx';
import { SourceFields } from './source-fields.tsx';

interface ChangeDialogProps {
  readonly list: SeenPriceList;
  readonly lists: readonly SeenPriceList[];
  readonly onClose: () => void;
}

/** What is known of a change by the percentage `of`, as it was typed. */
interface ChangeWarnings extends KnownOfChange {
  readonly of: string;
}

const noWarnings: ChangeWarnings = { of: '', isAgain: false, isSteep: false };

/** Asks for other prices of a list, at once or from a day and an hour on. */
export function ChangeDialog({ list, lists, onClose }: ChangeDialogProps) {
  const { managedPriceLists } = useServices();
  const { toaster, clock } = usePublicServices();
  const [start] = useState(
    (): TypedChange => ({ fromListId: list.id, percentage: '', rounding: 'cents', ...tomorrowMorning(clock.now()) }),
  );
  const draft = useUnsavedDraft(`prices of ${list.id}`, start);
  const form = useRuleForm({
    draft,
    problemsOf: (typed) =>
      readTypedChange(list.id, typed, clock.now()).flaws.map(({ field, flaw }) => ({
        field,
        text: priceListManagementProblem(flaw),
      })),
    tells: 'sent',
  });
  /** What was said of the percentage: that the list rose already, or how steeply it changes. The next click answers. */
  const [warnings, setWarnings] = useState<ChangeWarnings>(noWarnings);
  const isWarned = warnings !== noWarnings && warnings.of === form.values.percentage;
  const isLater = form.values.when === 'later';
  const settle = form.submit(async (typed) => {
    const { at, source } = readTypedChange(list.id, typed, clock.now());
    const known = warnings.of === typed.percentage ? warnings : { ...noWarnings, of: typed.percentage };
    const answer = await managedPriceLists.schedule(list.id, at, source, known);
    if (!answer.ok) {
      if (answer.val.code === 'price-list-risen') setWarnings({ ...known, isAgain: true });
      else if (answer.val.code === 'price-change-steep') setWarnings({ ...known, isSteep: true });
      else setWarnings(noWarnings);
      return [{ field: priceListFieldOf(answer.val) ?? wholeForm, text: priceListManagementProblem(answer.val) }];
    }
    const message = at === null ? 'Los precios están cambiando' : `Los precios cambian el ${momentText(at)}`;
    toaster.show({ kind: 'Success', title: list.name, message });
    onClose();
    return [];
  });
  return (
    <Dialog title={`Cambiar los precios de ${list.name}`} className="price-change-dialog" onClose={onClose}>
      <form ref={form.element} className="name-form" onSubmit={settle} noValidate>
        <SourceFields form={form} lists={lists} />
        <MomentFields form={form} />
        <FormFailure text={form.failure} />
        <DialogActions
          isBusy={form.isSending}
          action={`${isLater ? 'Programar el cambio' : 'Cambiar los precios'}${isWarned ? ' igual' : ''}`}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
