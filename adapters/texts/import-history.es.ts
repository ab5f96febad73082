import type { ImportHistoryFailure } from '#core/imports/import-history.service.ts';
import type { ImportProgress, ImportRecord } from '#core/imports/import-record.ts';
import { type ImportUndo, type KeptReason, type ListInUse, maxChangedSince } from '#core/imports/import-undo.ts';
import { laterImport, type NotUndoable, notUndoable, undoOffer } from '#core/imports/not-undoable.ts';
import type { RecordKind } from '#core/imports/record-kinds.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { SheetRunWait } from '#core/sheets/sheet-run.ts';
import { catalogueBusyText } from './catalogue-busy.es.ts';
import { recordText } from './import-kinds.es.ts';
import { formatCount } from './numbers.es.ts';

/** The file of rejected rows. Its own headings are none that an import takes for a column of its own. */
export const rejectedRowsTitle = 'Rechazadas';

/** A column without a heading, counted from 1. */
export const unnamedColumnText = (place: number): string => `Columna ${place}`;

const keptReasonTexts: Readonly<Record<KeptReason, string>> = {
  'changed-since': 'se cambió después',
  'payment-since': 'después se aceptó o se anuló un pago',
  'in-use': 'ya está en uso',
  'cannot-go-back': 'lo de antes ya no se puede',
  removed: 'se eliminó a mano',
};

/** What a sheet that is being written waits for, for a bar. */
export const sheetWaitTitles: Readonly<Record<SheetRunWait, string>> = {
  'price-change': 'Espera otro cambio de precios de la lista',
  'other-sheet': 'Espera otra planilla de la lista',
};

/** What a sheet that is being written waits for, as a sentence. */
export const sheetWaitTexts: Readonly<Record<SheetRunWait, string>> = {
  'price-change':
    'Espera a que se haga otro cambio de precios de esta lista, que ya tiene que estar: sigue sola, a más tardar en un minuto.',
  'other-sheet':
    'Espera su turno: antes va otra planilla de precios de esta lista, que se confirmó primero. Sigue sola.',
};

/** 'Importando: 1.200 de 20.000 filas' */
export const importProgressText = ({ done, total }: ImportProgress): string =>
  `Importando: ${formatCount(done)} de ${formatCount(total)} filas`;

/** What is said of an import that is being undone, or was. */
export const importUndoText = ({ undoneAt, kept, keptThings, isCancelled }: ImportUndo): string => {
  if (isCancelled) return 'Anulada antes de su hora';
  if (undoneAt === null) return 'Deshaciendo…';
  if (kept === 0) return 'Deshecha';
  if (keptThings.length > 0) {
    const exceptions = keptThings.map(({ name, reason }) => `${name} (${keptReasonTexts[reason]})`).join('; ');
    const others = kept - keptThings.length;
    return `Deshecha, menos ${exceptions}${others === 0 ? '' : ` y ${formatCount(others)} más`}`;
  }
  return `Deshecha, menos ${kept === 1 ? '1 artículo nuevo que ya está' : `${formatCount(kept)} artículos nuevos que ya están`} en uso`;
};

/**
 * Shown over the figures of an import that was undone: 'Deshecha (ana, 28/11/2026 10:15:00). Las cifras son …'. The
 * figures of one that was called off before its moment never came to hold.
 */
export const importUndoneText = (undo: ImportUndo): string => {
  const who = [undo.askedBy, undo.undoneAt === null ? '' : formatDateTime(undo.undoneAt)].filter(Boolean).join(', ');
  const figures = undo.isCancelled ? '' : ' Las cifras son las de cuando se importó.';
  return `${importUndoText(undo)} (${who}).${figures}`;
};

export const importHistoryProblem = (failure: ImportHistoryFailure): string => {
  switch (failure.code) {
    case 'not-signed-in':
      return 'Tu sesión terminó. Ingresá de nuevo';
    case 'not-allowed':
      return 'Sólo un administrador puede ver las importaciones';
    case 'unreachable':
      return 'No se pudo hablar con el servidor, reintentá';
    case 'import-not-found':
      return 'No hay una importación así, o ya no se guarda';
    case 'nothing-rejected':
      return 'Esa importación no tuvo filas rechazadas';
    case 'exports-busy':
      return 'Hay muchos archivos preparándose. Esperá unos segundos y reintentá';
    case 'mapping-not-found':
      return 'Las columnas de ese proveedor ya se habían olvidado';
    case 'catalogue-busy':
      return catalogueBusyText(failure);
    case 'already-undone':
      return 'Esa importación ya está deshecha';
    case 'import-running':
      return 'Todavía se está importando: cuando termine la podés deshacer';
    case 'later-import':
      return 'Después de esa hubo otra importación. Deshacé primero la última';
    case 'changed-since-import':
      return `Después se ${failure.count === 1 ? 'cambió 1 artículo' : `cambiaron ${formatCount(failure.count)} artículos`} de los que trajo${namedText(failure)}: deshacerla perdería esos cambios. Podés deshacer el resto: lo que cambió después queda como está`;
    case 'undone-list-in-use':
      return `${listInUseText(failure)}: quedarían sin precios. Pasalos a otra lista antes de deshacerla`;
  }
};

/** ' (6200-2RS SKF, BKR6E NGK…)'; nothing where none is named. */
const namedText = ({ count, names = [] }: { readonly count: number; readonly names?: readonly string[] }): string =>
  names.length === 0 ? '' : ` (${names.join(', ')}${count > names.length ? '…' : ''})`;

/** What undoing an import leaves, said before it is begun. */
export const undoKeepsText = (kind: RecordKind): string => {
  switch (kind) {
    case 'customers':
      return 'Queda el cliente nuevo que ya tenga pedidos, comprobantes o una contraseña, y lo que alguien haya cambiado después.';
    case 'documents':
      return 'Queda el comprobante nuevo que ya tenga un PDF o un pago, y lo que alguien haya cambiado o saldado después.';
    case 'offers':
      return 'Una oferta nueva se retira, esté o no en un carrito. Queda lo que alguien haya cambiado después.';
    case 'list-prices':
      return 'La lista vuelve a los precios que tenía.';
    default:
      return 'Un artículo nuevo que ya esté en un carrito, un pedido o un presupuesto queda.';
  }
};

/** What is asked before an import is undone, or new prices that wait are called off. */
export const undoQuestion = (
  record: Pick<ImportRecord, 'fileName' | 'kind' | 'priceList' | 'waiting' | 'changedSince'>,
): string => `¿${undoActText(record)}?`;

/** 'Deshacer a.csv, de clientes', 'Deshacer el resto de a.csv, de precios', 'Anular los precios de Lista 2 (+ 5 %)' */
export const undoActText = ({
  fileName,
  waiting,
  changedSince,
  ...what
}: Pick<ImportRecord, 'fileName' | 'kind' | 'priceList' | 'waiting' | 'changedSince'>): string => {
  const brought = recordText(what);
  const act = waiting !== null ? 'Anular' : changedSince === 0 ? 'Deshacer' : 'Deshacer el resto de';
  if (what.priceList !== null) return `${act} los precios de ${what.priceList} (${fileName})`;
  return `${act} ${fileName}, de ${brought.charAt(0).toLowerCase()}${brought.slice(1)}`;
};

/** What undoing does to the things that the import changed and made. */
export const undoResultText = (record: ImportRecord): string => {
  const { kind, waiting, counts, changedSince, changedNames } = record;
  if (waiting !== null) return 'La lista sigue con los precios que tiene.';
  if (changedSince > 0) {
    const named = namedText({ count: changedSince, names: changedNames });
    const stays = changedSince === 1 ? 'queda como está' : 'quedan como están';
    const isTaken = counts.new === 0 ? '' : ', y lo nuevo se saca';
    const kept = kind === 'list-prices' ? '' : ` ${undoKeepsText(kind)}`;
    return `${changedSinceText(record)}${named}: ${stays}. De lo demás, lo que cambió vuelve a estar como antes${isTaken}.${kept}`;
  }
  const goesBack = `Lo que cambió (${formatCount(counts.changed)}) vuelve a estar como antes`;
  const isTaken = `o nuevo (${formatCount(counts.new)}) se saca`;
  const what = counts.new === 0 ? goesBack : counts.changed === 0 ? `L${isTaken}` : `${goesBack}, y l${isTaken}`;
  return `${what}. ${undoKeepsText(kind)}`;
};

/** '3 artículos cambiaron después', '1 vehículo cambió después' */
const changedSinceText = ({ changedSince, kind }: Pick<ImportRecord, 'changedSince' | 'kind'>): string => {
  const thing = kind === 'vehicles' ? 'vehículo' : 'artículo';
  return changedSince === 1
    ? `1 ${thing} cambió después`
    : `${formatCount(changedSince)}${changedSince < maxChangedSince ? '' : ' o más'} ${thing}s cambiaron después`;
};

/** 'Con «Lista 3», que trajo, compran 2 clientes' */
const listInUseText = ({ list, customers }: ListInUse): string =>
  `Con «${list}», que trajo, ${customers === 1 ? 'compra 1 cliente' : `compran ${formatCount(customers)} clientes`}`;

const notUndoableTexts: {
  readonly [Why in NotUndoable]: (record: Pick<ImportRecord, 'listInUse'>, later: ImportRecord | null) => string;
} = {
  'later-import': (_record, later) =>
    later === null
      ? 'No se puede deshacer: después hubo otra'
      : later.isRunning
        ? `No se puede deshacer: se está importando «${later.fileName}»`
        : `No se puede deshacer: después se importó «${later.fileName}» (${formatDateTime(later.importedAt)})`,
  'nothing-to-undo': () => 'No tiene qué deshacer',
  'list-in-use': ({ listInUse }) => `No se puede deshacer${listInUse === null ? '' : `. ${listInUseText(listInUse)}`}`,
};

/**
 * How far an import is, what became of it, or why it cannot be undone; empty for one that was done and can be undone
 * whole. `newer` are those of the same list above it, the newest first: the one to undo before it is named.
 */
export const importStateText = (record: ImportRecord, newer: readonly ImportRecord[] = []): string => {
  const { undo, progress, brokeOff, waiting } = record;
  if (undo !== null) return importUndoText(undo);
  const why = notUndoable(record);
  const rest = undoOffer(record) === 'rest' ? `${changedSinceText(record)}: se puede deshacer el resto` : '';
  const whyText = why === null ? rest : notUndoableTexts[why](record, laterImport(newer, record));
  if (brokeOff) return whyText === '' ? brokenImportText : `${brokenImportText}. ${whyText}`;
  if (waiting !== null) {
    return waiting.hasFailed ? 'No se pudieron cambiar los precios' : `Espera al ${formatDateTime(waiting.at)}`;
  }
  if (progress !== null) return importProgressText(progress);
  return record.isRunning ? 'Importando…' : whyText;
};

/** For a sheet whose import ended before all its rows were compared. */
export const brokenImportText = 'Se cortó antes de terminar: importala otra vez';
