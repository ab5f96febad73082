import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { contentOfBlob } from '#adapters/http/blob-content.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { quickOrderProblem } from '#adapters/texts/quick-order.es.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import { readyLines } from '#core/quick-order/quick-order.ts';
import type { QuickOrderContext } from '#core/quick-order/quick-order-context.ts';
import { maxLines } from '#core/quick-order/quick-order-limits.ts';
import { announce } from '#web/ui/announcer.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface PasteAreaProps {
  readonly quickOrder: QuickOrderActor;
  readonly context: QuickOrderContext;
  readonly isBusy: boolean;
  readonly isAdding: boolean;
}

/** Where an order is pasted, typed or dropped. It stays above the lines, so that more can be added. */
export function PasteArea({ quickOrder, context, isBusy, isAdding }: PasteAreaProps) {
  const { draft, linesFailure } = context;
  const failure = linesFailure ?? context.failure;
  const again = linesFailure === null ? 'readText' : 'refresh';
  const [isOver, setIsOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = useId();
  const hint = useId();
  const hasLines = draft.lines.length > 0;

  useEffect(() => {
    // An order is what this screen is opened for: on an empty one the place to paste it has the focus, unless somebody
    // types elsewhere by then.
    const isTypedElsewhere = document.activeElement instanceof HTMLInputElement && document.activeElement.value !== '';
    if (field.current !== null && field.current.rows > 2 && !isTypedElsewhere)
      field.current.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const reading = quickOrder.on('read', ({ order }) => {
      const ready = readyLines(order).length;
      announce(`Para agregar: ${formatCount(ready)}. Para revisar: ${formatCount(order.lines.length - ready)}.`);
    });
    return () => reading.unsubscribe();
  }, [quickOrder]);

  const type = (text: string) => quickOrder.send({ type: 'type', text });
  const readText = () => quickOrder.send({ type: 'readText' });
  const readFile = (file: File | undefined) => {
    if (file !== undefined) quickOrder.send({ type: 'readFile', content: contentOfBlob(file) });
    if (picker.current !== null) picker.current.value = '';
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    readText();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    if (files.length > 0) readFile(files[0]);
    else type(joined(draft.text, event.dataTransfer.getData('text')));
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    // A spreadsheet program puts a picture of the cells beside their text: the text is meant.
    if (file === undefined || event.clipboardData.getData('text') !== '') return;
    event.preventDefault();
    readFile(file);
  };

  return (
    <form
      className={isOver ? 'paste-area over' : 'paste-area'}
      onSubmit={(event) => {
        event.preventDefault();
        readText();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={drop}
    >
      <label className="field">
        {hasLines ? 'Agregar más líneas' : 'Pegá tu pedido: un código y una cantidad por línea'}
        <textarea
          ref={field}
          rows={hasLines ? 2 : 12}
          value={draft.text}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={failure === null ? hint : `${hint} ${problem}`}
          aria-invalid={failure !== null}
          placeholder={hasLines ? 'BKR6E 4' : 'BKR6E 4\n10 x 6203-2RS SKF\n62/22;2'}
          onChange={({ target }) => type(target.value)}
          onKeyDown={keys}
          onPaste={paste}
        />
      </label>
      {failure !== null && (
        <p id={problem} className="notice bad" role="alert">
          {quickOrderProblem(failure)}
          {failure.code === 'unreachable' && (again === 'refresh' || draft.text !== '') && (
            <button type="button" className="btn" onClick={() => quickOrder.send({ type: again })}>
              Reintentar
            </button>
          )}
        </p>
      )}
      <div className="paste-actions">
        <button type="submit" className="btn primary" disabled={isBusy || isAdding || draft.text.trim() === ''}>
          {isBusy ? 'Leyendo…' : hasLines ? 'Agregar líneas' : 'Leer pedido'}
        </button>
        <input
          ref={picker}
          type="file"
          className="only-read"
          tabIndex={-1}
          aria-label="Archivo CSV o Excel con el pedido"
          accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={({ target }) => readFile(target.files?.[0])}
        />
        <button type="button" className="btn" disabled={isBusy || isAdding} onClick={() => picker.current?.click()}>
          <Icon name="file" />
          Elegir CSV o Excel
        </button>
        <p id={hint} className="muted">
          {hasLines
            ? 'O soltá acá otro archivo.'
            : `O soltá acá el archivo. En cualquier orden y con cualquier separador, hasta ${formatCount(maxLines)} líneas.`}
        </p>
      </div>
    </form>
  );
}

const joined = (before: string, more: string): string => (before === '' ? more : `${before}\n${more}`);
