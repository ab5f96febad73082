import { FaultsSection } from './faults-section.tsx';
import { RowsEditor, type TypedRows } from './rows-editor.tsx';
import { SectionFrame } from './section-frame.tsx';
import { type SectionForm, useSection } from './use-section.ts';

const namedForm = <Of extends 'demandOrigins' | 'demandReasons'>(
  section: Of,
  title: string,
): SectionForm<'demandOrigins' | 'demandReasons', TypedRows> => ({
  section,
  title,
  write: (items) => ({ rows: items.map(({ id, name }) => ({ id, name })) }),
  read: ({ rows }) => rows.map(({ id = '', name = '' }) => ({ id, name })),
});

const originsForm = namedForm('demandOrigins', 'Orígenes');
const reasonsForm = namedForm('demandReasons', 'Motivos');
const columns = [{ name: 'name', label: 'Nombre', width: 'minmax(0, 420px)' }] as const;

/** The tab *Reclamos*: origins, reasons, ways to fail. */
export function ClaimsTab() {
  const origins = useSection(originsForm);
  const reasons = useSection(reasonsForm);
  return (
    <>
      <div className="shop-pair">
        <SectionFrame
          title={origins.title}
          isUnsaved={origins.isUnsaved}
          problem={origins.problem}
          hint="De dónde viene un reclamo. Los reclamos hechos guardan el nombre con el que se hicieron."
        >
          <RowsEditor
            section={origins}
            columns={columns}
            noun="origen"
            usedIn="demandOrigins"
            addLabel="Agregar origen"
            empty="Todavía no hay orígenes."
          />
        </SectionFrame>
        <SectionFrame
          title={reasons.title}
          isUnsaved={reasons.isUnsaved}
          problem={reasons.problem}
          hint="Por qué se reclama."
        >
          <RowsEditor
            section={reasons}
            columns={columns}
            noun="motivo"
            usedIn="demandReasons"
            addLabel="Agregar motivo"
            empty="Todavía no hay motivos."
          />
        </SectionFrame>
      </div>
      <FaultsSection />
    </>
  );
}
