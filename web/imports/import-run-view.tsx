import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { importKindTexts } from '#adapters/texts/import-kinds.es.ts';
import { importProblem, importStandText } from '#adapters/texts/import-service.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ImportFailure, ImportRun } from '#core/catalogue/import/import.service.ts';
import { isMisunderstood } from '#core/imports/misunderstood.ts';
import { useServices } from '#web/services.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DiscardButton } from './discard-button.tsx';
import { ImportPlan } from './import-plan.tsx';
import { linkToImport } from './imports-url.ts';
import { RunColumnForm } from './run-column-form.tsx';
import { RunWorksheets } from './run-worksheets.tsx';

/** An import: how far it is, what it would change, and, for users who may import, what can be done with it. */
export function ImportRunView({ id, mayAct }: { readonly id: string; readonly mayAct: boolean }) {
  const { imports } = useServices();
  const { id: followed, run, failure } = useSelector(imports.following, ({ context }) => context);
  const retry = () => imports.following.send({ type: 'follow', id });
  const problemOf = (why: ImportFailure) => importProblem(why, run?.kind ?? 'catalogue');
  const isOfThis = followed === id;
  if (isOfThis && run === null && failure?.code === 'import-not-found') {
    return (
      <>
        <p className="notice warn">{problemOf(failure)}</p>
        <AnotherFile mayAct={mayAct} />
      </>
    );
  }
  return (
    <QueryState
      of={isOfThis ? { answer: run, failure, retry } : { answer: null, failure: null, retry }}
      problem={problemOf}
      skeleton={<Skeleton rows={4} kind="office" />}
    >
      {(shown) => (
        <section className="import-run" aria-labelledby="import-title">
          <header className="import-run-head">
            <h2 id="import-title">{shown.fileName}</h2>
            <p className="muted">
              {[importKindTexts[shown.kind], shown.supplier, stateText(shown)].filter(Boolean).join(' · ')}
            </p>
          </header>
          <RunState run={shown} mayAct={mayAct} />
        </section>
      )}
    </QueryState>
  );
}

const stateText = ({ state, failure, summary }: ImportRun): string =>
  failure !== null && isMisunderstood(failure)
    ? 'Falta decir qué es cada columna'
    : importStandText(state, summary.new + summary.changed, summary.rejected);

interface RunProps {
  readonly run: ImportRun;
  readonly mayAct: boolean;
}

function RunState({ run, mayAct }: RunProps) {
  switch (run.state) {
    case 'reading':
    case 'writing':
      return <UnderWay run={run} mayAct={mayAct} />;
    case 'planned':
    case 'done':
      return <ImportPlan run={run} mayAct={mayAct} />;
    case 'failed':
      return <FailedRun run={run} mayAct={mayAct} />;
  }
}

function UnderWay({ run, mayAct }: RunProps) {
  const { state, rowsRead, rowsTotal } = run;
  const rows =
    rowsTotal === null || state === 'reading' ? `${formatCount(rowsRead)} filas` : progressText(rowsRead, rowsTotal);
  return (
    <div className="import-way" role="status">
      {rowsTotal === null || state === 'reading' ? (
        <progress aria-label="Avance" />
      ) : (
        <progress max={rowsTotal} value={rowsRead} aria-label="Avance" />
      )}
      <span>
        {state === 'reading' ? 'Leyendo y comparando con el catálogo' : 'Importando'}: {rows}
      </span>
      {mayAct && <DiscardButton run={run} label={state === 'reading' ? 'Cancelar' : 'Cancelar la importación'} />}
    </div>
  );
}

const progressText = (done: number, total: number): string => `${formatCount(done)} de ${formatCount(total)} filas`;

function FailedRun({ run, mayAct }: RunProps) {
  const { failure, kind, preview } = run;
  if (failure === null) return null;
  return (
    <>
      <p className="notice bad" role="alert">
        {importProblem(failure, kind)}
      </p>
      {mayAct && isMisunderstood(failure) && preview !== null ? (
        <>
          <RunWorksheets run={run} mayRead />
          <h3>Decinos qué es cada columna</h3>
          <RunColumnForm run={run}>
            <DiscardButton run={run} label="Dejarla" />
          </RunColumnForm>
        </>
      ) : (
        <AnotherFile mayAct={mayAct} />
      )}
    </>
  );
}

/** The way back: to another sheet, or, for users who may only read, to the history. */
function AnotherFile({ mayAct }: { readonly mayAct: boolean }) {
  return (
    <p>
      <Link className="btn primary" to={linkToImport(null)}>
        {mayAct ? 'Elegir otra planilla' : 'Ver las importaciones'}
      </Link>
    </p>
  );
}
