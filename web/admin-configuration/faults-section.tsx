import { keepsFaults } from '#core/configuration/shop-configuration.ts';
import { RowsEditor, type TypedRows } from './rows-editor.tsx';
import { SectionFrame } from './section-frame.tsx';
import { useOpenTab } from './tab-context.ts';
import { type SectionForm, useSection } from './use-section.ts';

const faultsForm: SectionForm<'faultSequences', TypedRows> = {
  section: 'faultSequences',
  title: 'Formas de falla de garantías',
  write: (items) => ({ rows: items.map(({ id, title, detail }) => ({ id, title, detail })) }),
  read: ({ rows }) => rows.map(({ id = '', title = '', detail = '' }) => ({ id, title, detail })),
};

const columns = [
  { name: 'title', label: 'Nombre', width: 'minmax(0, 1fr)' },
  { name: 'detail', label: 'Detalle, que se lee al elegirla', width: 'minmax(0, 2fr)', maxLength: 1000 },
] as const;

/** The ways to fail that a warranty is asked for by. */
export function FaultsSection() {
  const { configuration } = useOpenTab();
  return keepsFaults(configuration) ? (
    <EditedFaults />
  ) : (
    <SectionFrame title={faultsForm.title} isUnsaved={false}>
      <p className="muted">Este servidor no permite cambiarlas desde acá.</p>
    </SectionFrame>
  );
}

function EditedFaults() {
  const faults = useSection(faultsForm);
  return (
    <SectionFrame
      title={faults.title}
      isUnsaved={faults.isUnsaved}
      problem={faults.problem}
      hint="Cómo falló la pieza: el cliente elige una al pedir una garantía, en este orden. Las garantías pedidas guardan el nombre con el que se pidieron."
    >
      <RowsEditor
        section={faults}
        columns={columns}
        noun="forma de falla"
        usedIn="faultSequences"
        addLabel="Agregar forma de falla"
        empty="Todavía no hay formas de falla: no se puede pedir una garantía."
        isOrdered
      />
    </SectionFrame>
  );
}
