import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { rowReasonText } from '#adapters/texts/import.es.ts';
import { rowChangesText } from '#adapters/texts/import-change.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { momentText, priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { priceSheetProblem } from '#adapters/texts/price-sheets.es.ts';
import { columnSets } from '#core/catalogue/import/columns.ts';
import type { RowReason } from '#core/catalogue/import/row-reasons.ts';
import type { Change } from '#core/imports/change.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { maxPriceSheetRows, type PriceSheetReport } from '#core/price-lists/management/price-sheet.service.ts';
import { readTypedMoment, type TypedMoment } from '#core/price-lists/management/typed-change.ts';
import { maxSheetBytes } from '#core/sheets/sheet.service.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useFileDrop } from '#web/hooks/file-drop.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useGoOnAfterSaving } from '#web/hooks/go-on-after-saving.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { ImportHistory } from '#web/sheet-exchange/import-history.tsx';
import { SheetDrop } from '#web/sheet-exchange/sheet-drop.tsx';
import { SheetResult } from '#web/sheet-exchange/sheet-result.tsx';
import { createStore } from '#web/state/store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { MomentFields, tomorrowMorning } from './moment-fields.tsx';
import { linkToPriceLists } from './price-lists-url.ts';
import { saveRejectedPrices } from './save-rejected-prices.ts';

interface DryRun {
  readonly file: File;
  readonly content: Uint8Array;
  readonly report: PriceSheetReport;
}

const reasonText = (reason: RowReason): string => rowReasonText(reason, 'prices');

const changesText = (changes: readonly Change[], kind: 'new' | 'changed'): string =>
  rowChangesText('prices', kind, changes);

/** New prices of a list out of a sheet: what it would do is shown first, then from when on. */
export function PriceSheetPage({ list }: { readonly list: SeenPriceList }) {
  const { managedPriceLists, priceListImports } = useServices();
  const { submit, isUnderWay } = useSubmission();
  const [dryRun, setDryRun] = useState<DryRun | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const title = useArrivalFocus<HTMLHeadingElement>();
  const take = (file: File | undefined) => {
    if (file === undefined || isUnderWay) return;
    setDryRun(null);
    void submit(async () => {
      setProblem(null);
      const content = new Uint8Array(await file.arrayBuffer());
      const sheet = { fileName: file.name, content, at: null };
      const report = await managedPriceLists.scheduleSheet(list.id, sheet, { isDryRun: true });
      if (report.ok) setDryRun({ file, content, report: report.val });
      else setProblem(`${file.name}: ${priceSheetProblem(report.val)}`);
    });
  };
  const saveRejected = async ({ file, content, report }: DryRun) => {
    const save = (whole: PriceSheetReport) => saveRejectedPrices(whole, file.name, reasonText);
    if (report.rejected.length === report.rejectedCount) return save(report);
    setProblem(null);
    const sheet = { fileName: file.name, content, at: null };
    const whole = await managedPriceLists.scheduleSheet(list.id, sheet, { isDryRun: true, allRejected: true });
    if (whole.ok) save(whole.val);
    else setProblem(`${file.name}: ${priceSheetProblem(whole.val)}`);
  };
  const keepRejected = ({ file, content }: DryRun) =>
    submit(async () => {
      setProblem(null);
      const sheet = { fileName: file.name, content, at: null };
      const kept = await managedPriceLists.scheduleSheet(list.id, sheet, { isDryRun: false });
      if (!kept.ok) return setProblem(`${file.name}: ${priceSheetProblem(kept.val)}`);
      setDryRun({ file, content, report: kept.val });
      await priceListImports.history.outdate();
    });
  const { isOver, handlers } = useFileDrop(([file]) => take(file));
  const heading = `Precios de una planilla para ${list.name}`;
  return (
    <main className="office">
      <PageTitle>{heading}</PageTitle>
      <div className="office-head">
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <Link className="btn" to={linkToPriceLists({ open: list.id })}>
          Volver a la lista
        </Link>
      </div>
      <section className="sheet-part" aria-label="Planilla" {...handlers}>
        <p className="muted">
          Con las columnas <b>Código</b>, <b>Marca</b> y <b>Precio</b>. Lo que la planilla no nombra conserva su precio.
          Después de revisarla elegís cuándo.
        </p>
        <SheetDrop
          label="Planilla de precios"
          file={dryRun?.file ?? null}
          limits={`hasta ${formatBytes(maxSheetBytes)} y ${formatCount(maxPriceSheetRows)} filas`}
          isOver={isOver}
          isDisabled={isUnderWay}
          onTake={take}
        />
        <p role="status">{isUnderWay && 'Leyendo la planilla y comparando los precios…'}</p>
        <FormFailure text={problem} />
        {dryRun !== null && (
          <SheetResult
            columns={columnSets.prices}
            report={dryRun.report}
            saveRejected={() => saveRejected(dryRun)}
            reasonText={reasonText}
            changesText={changesText}
          >
            {dryRun.report.isDryRun && isAllRejected(dryRun.report) && (
              <>
                <span className="muted">No hay ningún precio para cambiar.</span>
                <button type="button" className="btn" disabled={isUnderWay} onClick={() => void keepRejected(dryRun)}>
                  Guardar las rechazadas en la historia
                </button>
              </>
            )}
          </SheetResult>
        )}
      </section>
      {dryRun !== null && dryRun.report.created + dryRun.report.changed + dryRun.report.unchanged > 0 && (
        <MomentForm key={dryRun.file.name} list={list} dryRun={dryRun} />
      )}
      <ImportHistory imports={priceListImports} />
    </main>
  );
}

const isAllRejected = ({ created, changed, unchanged, rejectedCount }: PriceSheetReport): boolean =>
  created + changed + unchanged === 0 && rejectedCount > 0;

function MomentForm({ list, dryRun }: { readonly list: SeenPriceList; readonly dryRun: DryRun }) {
  const { managedPriceLists, priceListImports } = useServices();
  const { toaster, clock } = usePublicServices();
  const goOn = useGoOnAfterSaving();
  const [draft] = useState(() => createStore<TypedMoment>(tomorrowMorning(clock.now())));
  const form = useRuleForm<TypedMoment>({
    draft,
    problemsOf: (typed) =>
      readTypedMoment(typed, clock.now()).flaws.map(({ field, flaw }) => ({
        field,
        text: priceListManagementProblem(flaw),
      })),
    tells: 'sent',
  });
  const { file, content, report } = dryRun;
  const count = formatCount(report.created + report.changed + report.unchanged);
  const settle = form.submit(async (typed) => {
    const { at } = readTypedMoment(typed, clock.now());
    const answer = await managedPriceLists.scheduleSheet(
      list.id,
      { fileName: file.name, content, at },
      { isDryRun: false },
    );
    if (!answer.ok) {
      const field = answer.val.code.startsWith('moment') ? 'time' : wholeForm;
      return [{ field, text: priceSheetProblem(answer.val) }];
    }
    void priceListImports.history.outdate();
    const message = at === null ? 'Los precios están cambiando' : `Los precios cambian el ${momentText(at)}`;
    toaster.show({ kind: 'Success', title: list.name, message });
    goOn(linkToPriceLists({ open: list.id }), false);
    return [];
  });
  return (
    <form ref={form.element} className="sheet-part price-sheet-moment" onSubmit={settle} noValidate>
      <h2>Desde cuándo</h2>
      <fieldset className="case-written" role="presentation" disabled={form.isSending}>
        <div className="price-sheet-fields">
          <MomentFields form={form} />
        </div>
      </fieldset>
      <FormFailure text={form.failure} />
      <p className="sheet-acts">
        <button type="submit" className="btn primary" disabled={form.isSending}>
          {form.isSending
            ? 'Guardando los precios…'
            : form.values.when === 'later'
              ? `Programar ${count} ${count === '1' ? 'precio' : 'precios'}`
              : `Cambiar ${count} ${count === '1' ? 'precio' : 'precios'}`}
        </button>
      </p>
    </form>
  );
}
