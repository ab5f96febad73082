import { Link } from 'react-router-dom';
import {
  alikeText,
  discontinuedRowsText,
  discontinuingRowsText,
  fieldText,
  newNameTexts,
  notedRowsText,
  pricesOfText,
  seenText,
  unpricedText,
  warningLines,
} from '#adapters/texts/import.es.ts';
import { changedRowText, changedSinceText, rowChangesText, steepText } from '#adapters/texts/import-change.es.ts';
import { reasonName, rowReasonText } from '#adapters/texts/import-reasons.es.ts';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { isSeenByCustomers } from '#core/catalogue/import/plan/seen-by-customers.ts';
import { rowInBrief } from '#core/imports/row-in-brief.ts';
import { isSteep } from '#core/imports/steep-change.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { DoneNotice } from '#web/sheet-exchange/done-notice.tsx';
import { IgnoredHeadings } from '#web/sheet-exchange/ignored-headings.tsx';
import type { ImportExample } from '#web/sheet-exchange/import-example.ts';
import { ImportExamples } from '#web/sheet-exchange/import-examples.tsx';
import { ImportFigures } from '#web/sheet-exchange/import-figures.tsx';
import { RejectedRowsButton } from '#web/sheet-exchange/rejected-rows-button.tsx';
import { DiscardButton } from './discard-button.tsx';
import { linkToImport, linkToNewImport } from './imports-url.ts';
import { RunColumnForm } from './run-column-form.tsx';
import { RunWorksheets } from './run-worksheets.tsx';

/** What an import would change, or changed: figures first, then what a slip of the pen shows in. */
export function ImportPlan({ run, mayAct }: { readonly run: ImportRun; readonly mayAct: boolean }) {
  const { imports } = useServices();
  const { summary, state } = run;
  const { new: added, changed, unchanged, missing, rejected } = summary;
  const figures = { new: added, changed, unchanged, missing, rejected };
  const isDone = state === 'done';
  return (
    <>
      {isDone && (
        <DoneNotice imports={imports} id={run.id}>
          Listo: ya está en el catálogo. La búsqueda puede tardar unos segundos en mostrarlo.
        </DoneNotice>
      )}
      {run.changedSince !== null && (
        <p className="notice warn" role="alert">
          {changedSinceText(run.changedSince)}.
        </p>
      )}
      <RunWorksheets run={run} mayRead={mayAct && !isDone} />
      <ImportFigures figures={figures} />
      {summary.priceLists.length > 0 && <p>Se escriben {pricesOfText(summary.priceLists)}.</p>}
      <IgnoredHeadings headings={run.unknownHeadings} />
      {summary.missing > 0 && (
        <p className="muted">
          Los que no figuran son de las mismas marcas o listas y no están en la planilla: quedan como estaban.
        </p>
      )}
      <NewNames run={run} />
      {summary.unpriced > 0 && <p className="notice warn">{unpricedText(summary.unpriced)}</p>}
      {summary.discontinued > 0 && <p className="notice warn">{discontinuedRowsText(summary.discontinued)}</p>}
      {summary.discontinuing > 0 && <p className="notice warn">{discontinuingRowsText(summary.discontinuing)}</p>}
      {warningLines(summary).map((text) => (
        <p key={text} className="notice warn">
          {text}.
        </p>
      ))}
      {!isDone && summary.alike > 0 && <p className="notice warn">{alikeText(summary)}.</p>}
      {!isDone && summary.noted > 0 && <p className="notice warn">{notedRowsText(run)}.</p>}
      {!isDone && summary.steep > 0 && <p className="notice warn">{steepText(summary.steep)}</p>}
      <RejectedSummary run={run} mayAct={mayAct} />
      {!mayAct ? null : isDone ? <NextActs isUnpriced={summary.unpriced > 0} /> : <Acts run={run} />}
      <ImportExamples examples={examplesOf(run)} total={summary.new + summary.changed + summary.rejected} />
      {mayAct && !isDone && (
        <details className="import-columns">
          <summary>Columnas: qué se entendió de la planilla</summary>
          <RunColumnForm run={run} />
        </details>
      )}
    </>
  );
}

const isListedAsChanged = (changedSince: ImportRun['changedSince'], line: number): boolean =>
  changedSince?.rows.some((row) => row.line === line) ?? false;

const examplesOf = ({ kind, summary, changedSince }: ImportRun): readonly ImportExample[] => [
  ...(changedSince?.rows ?? []).map((row) => ({
    line: row.line,
    what: 'Cambió antes' as const,
    text: row.name,
    cells: changedRowText(kind, row),
  })),
  ...summary.examples
    .filter(({ line }) => !isListedAsChanged(changedSince, line))
    .map((example) => ({
      line: example.line,
      what:
        example.kind === 'new'
          ? ('Nueva' as const)
          : example.changes.some(isSteep)
            ? ('Cambia mucho' as const)
            : ('Cambia' as const),
      text: example.name,
      ...(example.changes.length === 0 ? {} : { cells: rowChangesText(kind, example.kind, example.changes) }),
    })),
  ...summary.rejections.map(({ line, cells = [], reasons }) => ({
    line,
    what: 'Rechazada' as const,
    text: reasons.map((reason) => rowReasonText(reason, kind)).join('. '),
    ...(cells.length === 0 ? {} : { cells: rowInBrief(cells) }),
  })),
];

/** The next steps: products without a price cannot be sold. */
function NextActs({ isUnpriced }: { readonly isUnpriced: boolean }) {
  return (
    <p className="import-acts">
      {isUnpriced && (
        <Link className="btn primary" to={linkToNewImport('prices')}>
          Importar sus precios
        </Link>
      )}
      <Link className={isUnpriced ? 'btn' : 'btn primary'} to={linkToImport(null)}>
        Importar otra planilla
      </Link>
    </p>
  );
}

/** Brands, families, price lists and vehicles that would be made: where a name written otherwise shows. */
function NewNames({ run: { summary, state } }: { readonly run: ImportRun }) {
  const groups = (['brands', 'families', 'priceLists', 'vehicles'] as const).filter(
    (group) => summary.newNames[group].length > 0,
  );
  if (groups.length === 0) return null;
  return (
    <div className="import-names">
      {state !== 'done' && <p>Se crearían. Si alguno ya existe con otro nombre, corregilo en la planilla:</p>}
      {groups.map((group) => (
        <p key={group}>
          <b>{newNameTexts[group]}:</b> {namesText(summary.newNames[group])}
        </p>
      ))}
    </div>
  );
}

const maxNames = 30;

const namesText = (names: readonly string[]): string =>
  names.length <= maxNames
    ? names.join(', ')
    : `${names.slice(0, maxNames).join(', ')} y ${formatCount(names.length - maxNames)} más`;

function RejectedSummary({ run, mayAct }: { readonly run: ImportRun; readonly mayAct: boolean }) {
  const { imports } = useServices();
  const { summary } = run;
  if (summary.rejected === 0) return null;
  return (
    <div className="import-rejected">
      <h3>{summary.rejected === 1 ? 'Una fila rechazada' : `${formatCount(summary.rejected)} filas rechazadas`}</h3>
      <p>
        {summary.rejected === 1 ? 'Queda afuera' : 'Quedan afuera'} y las demás se importan.
        {mayAct && ` ${rejectedAdvice(summary.rejected)}`}
      </p>
      <ul>
        {Object.entries(summary.reasons).map(([code, count]) => (
          <li key={code}>
            {reasonName(code)}: {formatCount(count)}
          </li>
        ))}
      </ul>
      {mayAct && <RejectedRowsButton imports={imports} id={run.id} fileName={run.fileName} />}
    </div>
  );
}

const rejectedAdvice = (count: number): string =>
  count === 1
    ? 'Bajala con su motivo, corregila e importá ese archivo.'
    : 'Bajalas con su motivo, corregilas e importá ese archivo.';

function Acts({ run }: { readonly run: ImportRun }) {
  const { imports } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const { summary } = run;
  const rows = summary.new + summary.changed;
  const apply = () =>
    submit(async () => {
      const applied = await imports.apply(run);
      if (!applied.ok)
        toaster.show({ kind: 'Error', title: run.fileName, message: importProblem(applied.val, run.kind) });
    });
  return (
    <div className="import-acts">
      {rows === 0 ? (
        <p className="notice">No hay nada para importar: {nothingText(run)}.</p>
      ) : (
        <button type="button" className="btn primary" disabled={isUnderWay} onClick={apply}>
          {isUnderWay ? 'Empezando…' : `Importar ${whatFor(run)}${run.changedSince === null ? '' : ' igual'}`}
        </button>
      )}
      <DiscardButton run={run} label="Descartar" />
      {rows > 0 && <span className="muted">{changedText(run)}</span>}
    </div>
  );
}

const nothingText = ({ summary }: ImportRun): string =>
  summary.rejected > 0 ? 'ninguna fila que se pudo leer cambia algo' : 'el catálogo ya está así';

const whatFor = ({ summary }: ImportRun): string =>
  [
    ...(summary.new > 0 ? [`${formatCount(summary.new)} ${summary.new === 1 ? 'nuevo' : 'nuevos'}`] : []),
    ...(summary.changed > 0
      ? [`${formatCount(summary.changed)} ${summary.changed === 1 ? 'modificado' : 'modificados'}`]
      : []),
  ].join(' y ');

/** 'Cambia Precio de lista en 120, Stock en 4.' */
const changedText = ({ kind, summary }: ImportRun): string => {
  const fields = Object.entries(summary.changedFields).sort(([, one], [, other]) => other - one);
  const changes = fields.map(([field, count]) => `${fieldText(field, kind)} en ${formatCount(count)}`).join(', ');
  const who = seenText(isSeenByCustomers(summary));
  return changes === '' ? who : `Cambia ${changes}. ${who}`;
};
