import type { RefObject } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { momentText, priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { priceSheetProblem } from '#adapters/texts/price-sheets.es.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import { isResting } from '#core/imports/following.machine.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { readTypedMoment, type TypedMoment } from '#core/price-lists/management/typed-change.ts';
import { rowsToWrite } from '#core/sheets/rows-to-write.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useGoOnAfterSaving } from '#web/hooks/go-on-after-saving.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import type { PlannedSheet } from '#web/sheet-exchange/import-sheet.tsx';
import type { SheetRunQueries } from '#web/sheet-exchange/sheet-run-queries.ts';
import { firstState } from '#web/state/first-state.ts';
import type { Store } from '#web/state/store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { MomentFields } from './moment-fields.tsx';
import { linkToPriceLists } from './price-lists-url.ts';

interface ConfirmPricesProps {
  readonly list: SeenPriceList;
  readonly runs: SheetRunQueries<RowReason>;
  /** What was typed, also after it could not be done. */
  readonly draft: Store<TypedMoment>;
  /** The page that it is on; the form itself goes as soon as the prices are being saved. */
  readonly page: RefObject<HTMLElement | null>;
  readonly planned: PlannedSheet;
  readonly isBusy: boolean;
}

const pricesIn = ({ report }: PlannedSheet): number => rowsToWrite('list-prices', report);

/**
 * Asks from when on the prices of a sheet hold. A sheet of which every row is rejected changes nothing, and is kept in
 * the history.
 */
export function ConfirmPrices(props: ConfirmPricesProps) {
  const { planned, isBusy } = props;
  if (pricesIn(planned) > 0) return <MomentForm {...props} />;
  if (planned.report.rejectedCount === 0) return null;
  return (
    <p className="sheet-acts">
      <span className="muted">No hay ningún precio para cambiar.</span>
      <button type="button" className="btn" disabled={isBusy} onClick={() => planned.write(null)}>
        Guardar las rechazadas en la historia
      </button>
    </p>
  );
}

function MomentForm({ list, runs: { actor }, draft, page, planned, isBusy }: ConfirmPricesProps) {
  const { toaster, clock } = usePublicServices();
  const goOn = useGoOnAfterSaving();
  const form = useRuleForm<TypedMoment>({
    draft,
    problemsOf: (typed) =>
      readTypedMoment(typed, clock.now()).flaws.map(({ field, flaw }) => ({
        field,
        text: priceListManagementProblem(flaw),
      })),
    tells: 'sent',
  });
  const count = formatCount(pricesIn(planned));
  const anyway = planned.report.changedSince === null ? '' : ' igual';
  const settle = form.submit(async (typed) => {
    const { at } = readTypedMoment(typed, clock.now());
    planned.write(at);
    const { context } = await firstState(actor, isResting);
    const wrong = context.failure ?? context.run?.failure ?? null;
    if (wrong !== null) {
      const field = wrong.code.startsWith('moment') ? 'time' : wholeForm;
      return [{ field, text: priceSheetProblem(wrong) }];
    }
    // The sheet is looked at again: somebody else discarded it, had it read again, or changed what it would write over.
    if (context.run?.id !== planned.id || context.run.state !== 'done') return [];
    const message = at === null ? 'Los precios están cambiando' : `Los precios cambian el ${momentText(at)}`;
    toaster.show({ kind: 'Success', title: list.name, message });
    // Where the page was left while they were saved, nobody is taken away from what they went to.
    if (page.current !== null) goOn(linkToPriceLists({ open: list.id }), false);
    return [];
  });
  return (
    <form ref={form.element} onSubmit={settle} noValidate>
      <h3>Desde cuándo</h3>
      <fieldset className="case-written" role="presentation" disabled={form.isSending}>
        <div className="price-sheet-fields">
          <MomentFields form={form} />
        </div>
      </fieldset>
      <FormFailure text={form.failure} />
      <p className="sheet-acts">
        <button type="submit" className="btn primary" disabled={form.isSending || isBusy}>
          {form.isSending
            ? 'Guardando los precios…'
            : form.values.when === 'later'
              ? `Programar ${count} ${count === '1' ? 'precio' : 'precios'}${anyway}`
              : `Cambiar ${count} ${count === '1' ? 'precio' : 'precios'}${anyway}`}
        </button>
      </p>
    </form>
  );
}
