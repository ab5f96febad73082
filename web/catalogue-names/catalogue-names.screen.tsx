import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { catalogueNameProblem, nameKindTexts } from '#adapters/texts/catalogue-names.es.ts';
import type { CatalogueName } from '#core/catalogue/names/catalogue-name.service.ts';
import { nameKinds } from '#core/catalogue/names/catalogue-name.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { catalogueManagementModule } from '#web/modules/catalogue-management.module.ts';
import { useServices } from '#web/services.ts';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { Message } from '#web/ui/message.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { addressNow } from '#web/url/address-state.ts';
import { EditNameDialog } from './edit-name-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { nameColumns } from './name-columns.tsx';
import { linkToNames, type NameUrl, readNameUrl } from './name-url.ts';
import { RemoveNameDialog } from './remove-name-dialog.tsx';

/** The open window: for a new name, or for an act on one of the list. */
type Open = { readonly act: 'create' } | { readonly act: 'edit' | 'merge' | 'remove'; readonly name: CatalogueName };

/** /catalogue-names: brands, families and vehicles with what lists call them, renamed, merged and deleted. */
export function CatalogueNamesScreen() {
  const { catalogueNames } = useServices(catalogueManagementModule);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const url = readNameUrl(query);
  const { kind, text, parentId, after } = url;
  // Engines are those of one model: all of them at once would be a list of nothing.
  const isUnasked = kind === 'engines' && parentId === '';
  const { answer, failure, retry } = useServiceQuery(catalogueNames.page, isUnasked ? null : url);
  const [open, setOpen] = useState<Open | null>(null);
  const texts = nameKindTexts[kind];
  const columns = useMemo(() => nameColumns(kind), [kind]);
  const narrow = (part: Partial<NameUrl>) => {
    const now = addressNow(readNameUrl);
    navigate(linkToNames({ ...now, after: null, ...part }), { replace: true });
  };
  const close = () => setOpen(null);
  // The open name is taken from the list, where a colleague's change may have come in.
  const current = (name: CatalogueName) => answer?.names.find(({ id }) => id === name.id) ?? name;
  const isFiltered = text !== '' || parentId !== '';
  return (
    <main className="office catalogue-names">
      <PageTitle>{texts.title}</PageTitle>
      <div className="office-head">
        <h1>Marcas, familias y vehículos</h1>
        {!isUnasked && (
          <button type="button" className="btn primary" onClick={() => setOpen({ act: 'create' })}>
            {texts.create}
          </button>
        )}
      </div>
      <nav className="tabs" aria-label="Marcas, familias y vehículos">
        {nameKinds.map((each) => (
          <Link key={each} to={linkToNames({ kind: each })} aria-current={each === kind ? 'page' : undefined}>
            {nameKindTexts[each].title}
          </Link>
        ))}
      </nav>
      <OfficeTable
        key={kind}
        name={texts.title}
        rows={isUnasked ? [] : (answer?.names ?? null)}
        problem={failure && catalogueNameProblem(failure)}
        onRetry={retry}
        none={
          isUnasked ? (
            <Message title="¿De qué modelo?">
              <Link className="btn primary" to={linkToNames({ kind: 'models' })}>
                Elegir un modelo
              </Link>
            </Message>
          ) : isFiltered ? (
            <NoneFound all="Ver todas" to={() => narrow({ text: '', parentId: '' })} />
          ) : (
            <Message title={texts.none} />
          )
        }
        rowKey="id"
        columns={columns}
        // The list goes on beyond these rows.
        exports={false}
        actions={{
          header: 'Acciones',
          of: (name) => <NameActs name={name} onAct={(act) => setOpen({ act, name })} />,
        }}
      >
        <NameFilter
          label="Filtrar por nombre, o por otro nombre con que viene en las listas"
          placeholder="Nombre"
          value={text}
          onChange={(typed) => narrow({ text: typed })}
        />
        {parentId !== '' && (
          <button type="button" className="btn" onClick={() => narrow({ parentId: '' })}>
            {answer?.names[0]?.parent == null ? 'Ver todo' : `Sólo de ${answer.names[0].parent.name}: ver todo`}
          </button>
        )}
      </OfficeTable>
      {answer !== null && (
        <KeyPages
          firstTo={after === null ? null : linkToNames({ kind, text, parentId })}
          nextTo={answer.next === null ? null : linkToNames({ kind, text, parentId, after: answer.next })}
          first="Desde el principio"
          next="Siguientes"
        />
      )}
      {open?.act === 'create' && <EditNameDialog kind={kind} name={null} parentId={parentId} onClose={close} />}
      {open?.act === 'edit' && <EditNameDialog kind={kind} name={current(open.name)} onClose={close} />}
      {open?.act === 'merge' && <MergeDialog kind={kind} name={open.name} onClose={close} />}
      {open?.act === 'remove' && <RemoveNameDialog kind={kind} name={open.name} onClose={close} />}
    </main>
  );
}

const acts = [
  ['edit', 'Cambiar'],
  ['merge', 'Unir'],
  ['remove', 'Eliminar'],
] as const;

interface NameActsProps {
  readonly name: CatalogueName;
  readonly onAct: (act: (typeof acts)[number][0]) => void;
}

function NameActs({ name: { name, parent }, onAct }: NameActsProps) {
  const whole = parent === null ? name : `${name} de ${parent.name}`;
  return (
    <span className="name-acts">
      {acts.map(([act, label]) => (
        <button key={act} type="button" className="btn" aria-label={`${label} ${whole}`} onClick={() => onAct(act)}>
          {label}
        </button>
      ))}
    </span>
  );
}
