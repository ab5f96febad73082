import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { importKindHints } from '#adapters/texts/column-choice.es.ts';
import { importKindTexts } from '#adapters/texts/import-kinds.es.ts';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import { proposedPriceList } from '#core/catalogue/import/proposed-price-list.ts';
import { type ImportKind, importKinds } from '#core/imports/record-kinds.ts';
import { maxWorkbookBytes } from '#core/imports/sheet-sizes.ts';
import { useFileDrop } from '#web/hooks/file-drop.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { useServices } from '#web/services.ts';
import { SheetDrop } from '#web/sheet-exchange/sheet-drop.tsx';
import { SupplierField } from '#web/sheet-exchange/supplier-field.tsx';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { linkToImport } from './imports-url.ts';

interface NewImport {
  readonly kind: ImportKind;
  readonly supplier: string;
  readonly priceList: string;
}

const blank: NewImport = { kind: 'catalogue', supplier: '', priceList: '' };

/** What a sheet brings, and which: it is looked at as soon as it is chosen, which only shows what would happen. */
export function NewImportForm({ kind: asked }: { readonly kind: ImportKind | null }) {
  const { imports, priceLists } = useServices();
  const navigate = useNavigate();
  const mappings = useServiceQuery(imports.mappings);
  const lists = useServiceQuery(priceLists.lists);
  const [file, setFile] = useState<File | null>(null);
  const chosen = useRef<File | null>(null);
  const listNames = useId();
  const [begun] = useState<NewImport>(() => ({ ...blank, kind: asked ?? blank.kind }));
  const draft = useUnsavedDraft<NewImport>('new import', begun);
  const form = useRuleForm<NewImport>({
    draft,
    problemsOf: () =>
      chosen.current === null ? [{ field: 'file', text: 'Elegí la planilla que querés importar' }] : [],
    tells: 'sent',
  });
  const { isSending } = form;
  const send = form.submit(async ({ kind, supplier, priceList }) => {
    const file = chosen.current;
    if (file === null) return [];
    const named = (text: string): string | null => text.trim() || null;
    const reading = {
      mapping: null,
      sheet: null,
      priceList: kind === 'prices' ? named(priceList) : null,
      supplier: named(supplier),
    };
    const started = await imports.start(kind, file, reading);
    if (!started.ok) return [{ field: wholeForm, text: importProblem(started.val, kind) }];
    navigate(linkToImport(started.val.id));
    return [];
  });
  const take = (dropped: File | undefined): void => {
    if (dropped === undefined || isSending) return;
    chosen.current = dropped;
    setFile(dropped);
    void send();
  };
  const { isOver, handlers } = useFileDrop(([dropped]) => take(dropped));
  const { kind } = form.values;
  const proposed = lists.answer === null ? null : proposedPriceList(lists.answer.map(({ name }) => name));
  return (
    <form
      ref={form.element}
      className="new-import"
      aria-label="Importar una planilla"
      onSubmit={send}
      noValidate
      {...handlers}
    >
      <div className="new-import-fields">
        <FormField form={form} name="kind" label="Qué trae" hint={importKindHints[kind]}>
          {(control) => (
            <select {...control}>
              {importKinds.map((each) => (
                <option key={each} value={each}>
                  {importKindTexts[each]}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <SupplierField
          typed={form.values.supplier}
          known={mappings.answer}
          onType={(supplier) => form.change((before) => ({ ...before, supplier }))}
        />
        {kind === 'prices' && (
          <>
            <FormField
              form={form}
              name="priceList"
              label="Lista de precios"
              hint={
                proposed === null
                  ? 'Si la planilla no la dice. Con un nombre nuevo se crea la lista'
                  : `Vacía, y si la planilla no la dice: ${proposed}. Con un nombre nuevo se crea la lista`
              }
            >
              {(control) => (
                <input {...control} list={listNames} maxLength={100} autoComplete="off" placeholder={proposed ?? ''} />
              )}
            </FormField>
            <datalist id={listNames}>
              {(lists.answer ?? []).map(({ name }) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
      </div>
      <ChoicesFailed
        of={kind === 'prices' ? [mappings, lists] : [mappings]}
        lacking="los proveedores o las listas de precios que ya están"
      />
      <SheetDrop
        label="Planilla"
        file={file}
        limits={`hasta ${formatBytes(maxWorkbookBytes)}`}
        isOver={isOver}
        isDisabled={isSending}
        onTake={take}
        problem={form.problemOf('file')}
      />
      <FormFailure text={form.failure} />
      <div className="import-acts">
        {file !== null && !isSending && (
          <button type="submit" className="btn primary">
            Revisar de nuevo
          </button>
        )}
        <span className="muted" role="status">
          {isSending && 'Subiendo…'}
        </span>
      </div>
    </form>
  );
}
