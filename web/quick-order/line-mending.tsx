import { useRef, useState } from 'react';
import { formatAmount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { rowStockText } from '#adapters/texts/row-stock.es.ts';
import { numberOf } from '#core/quick-order/order-draft.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import { canBeChosen, type OrderLine, type OrderRow } from '#core/quick-order/quick-order.ts';
import { Stock } from '#web/ui/stock.tsx';

interface LineMendingProps {
  readonly line: OrderLine;
  readonly quickOrder: QuickOrderActor;
}

/** States in which another code may help. */
const canBeRewritten: readonly OrderLine['state'][] = ['ambiguous', 'discontinued', 'not-available'];

/** Corrects a line in its place: a choice, a substitute, or its code written anew. */
export function LineMending({ line, quickOrder }: LineMendingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const writes = isOpen || line.state === 'unknown';
  return (
    <div className="mending">
      {line.choices.length > 0 && <Choices line={line} quickOrder={quickOrder} />}
      {writes ? (
        <CodeField line={line} quickOrder={quickOrder} onClose={() => setIsOpen(false)} />
      ) : (
        canBeRewritten.includes(line.state) && (
          <button type="button" className="link" onClick={() => setIsOpen(true)}>
            Cambiar el código<span className="only-read"> de la línea {numberOf(line)}</span>
          </button>
        )
      )}
    </div>
  );
}

/**
 * So few choices can be compared at a glance: whose each is, whether there is any and what it costs, without opening
 * anything.
 */
const maxVisible = 3;

const askings: Readonly<Partial<Record<OrderLine['state'], string>>> = {
  ambiguous: 'Elegí cuál…',
  unknown: 'Parecidos…',
  // Other products with the code come before the substitutes.
  discontinued: 'Cambiar por otro…',
  'not-available': 'Cambiar por otro…',
};

function Choices({ line, quickOrder }: LineMendingProps) {
  const { choices, code } = line;
  const asking = askings[line.state] ?? 'Cambiar por un sustituto…';
  /** What the keys have gone to and nobody has confirmed: going through the options must choose nothing by itself. */
  const [picked, setPicked] = useState('');
  const byKeys = useRef(false);
  const sayQuantity = line.unread === null && new Set(choices.map(({ quantity }) => quantity)).size > 1;
  const choose = (at: string) => {
    const choice = choices[Number(at)];
    if (at === '' || choice === undefined || !canBeChosen(choice)) return;
    const { productPriceId, quantity } = choice;
    // The choice has a quantity only where the line can be read in two ways.
    const part = { productPriceId, ...(sayQuantity ? { quantity } : {}) };
    quickOrder.send({ type: 'mend', line: numberOf(line), part });
  };
  if (line.state === 'ambiguous' && choices.length <= maxVisible) {
    return (
      <ul className="choices-in-sight" aria-label={`Línea ${numberOf(line)}, ${code}: Elegí cuál`}>
        {choices.map((choice, at) => (
          <li key={`${choice.productPriceId} ${choice.quantity}`}>
            {canBeChosen(choice) ? (
              <button type="button" className="choice" onClick={() => choose(String(at))}>
                <Choice choice={choice} sayQuantity={sayQuantity} />
              </button>
            ) : (
              <div className="choice">
                <Choice choice={choice} sayQuantity={sayQuantity} />
              </div>
            )}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <select
        aria-label={`Línea ${numberOf(line)}, ${code}: ${asking.replace('…', '')}`}
        value={picked}
        onPointerDown={() => {
          byKeys.current = false;
        }}
        onKeyDown={(event) => {
          byKeys.current = true;
          if (event.key !== 'Enter' || picked === '') return;
          event.preventDefault();
          choose(picked);
        }}
        onChange={({ target }) => (byKeys.current ? setPicked(target.value) : choose(target.value))}
      >
        <option value="">{asking}</option>
        {choices.map((choice, at) => (
          <option key={`${choice.productPriceId} ${choice.quantity}`} value={at} disabled={!canBeChosen(choice)}>
            {sayQuantity && `${choice.quantity} × `}
            {choiceText(choice)}
          </option>
        ))}
      </select>
      {picked !== '' && (
        <button type="button" className="btn" onClick={() => choose(picked)}>
          Usar<span className="only-read"> lo elegido en la línea {numberOf(line)}</span>
        </button>
      )}
    </>
  );
}

/** A choice: its maker, its stock, and its cost. */
function Choice({ choice, sayQuantity }: { readonly choice: OrderRow; readonly sayQuantity: boolean }) {
  const { quantity, code, brand, cost, stockState } = choice;
  return (
    <>
      <span>
        {sayQuantity && `${quantity} × `}
        <span className="code mono">{code}</span> <span className="brand">{brand}</span>{' '}
      </span>
      <Stock state={cost === null ? 'Red' : stockState} word={rowStockText(choice)} />{' '}
      {cost !== null && <b className="mono">{formatAmount(cost)}</b>}
    </>
  );
}

/** 'BKR6E NGK · Disponible · $ 1.871,20 · Bujía de encendido'. */
const choiceText = (choice: OrderRow): string => {
  const { code, brand, cost, description } = choice;
  return [`${code} ${brand}`, rowStockText(choice), ...(cost === null ? [] : [formatPesos(cost)]), description].join(
    ' · ',
  );
};

interface CodeFieldProps extends LineMendingProps {
  readonly onClose: () => void;
}

interface EditedCode {
  /** The line's code when the typing began, or when it was looked up last. */
  readonly of: string;
  readonly text: string;
  readonly sent: string | null;
}

/** The code written anew: Enter or leaving the field looks it up. */
function CodeField({ line, quickOrder, onClose }: CodeFieldProps) {
  const [edited, setEdited] = useState<EditedCode | null>(null);
  // Once the look-up is answered the line's own code is shown, unless the text was changed after it was sent.
  const isAnswered = edited !== null && edited.of !== line.code && edited.text.trim() === edited.sent;
  const typed = edited === null || isAnswered ? line.code : edited.text;
  const look = () => {
    const code = typed.trim();
    if (code === '' || code === line.code) return;
    setEdited({ of: line.code, text: typed, sent: code });
    quickOrder.send({ type: 'mend', line: numberOf(line), part: { code, productPriceId: null } });
    onClose();
  };
  return (
    <input
      className="code-field mono"
      aria-label={`Código de la línea ${numberOf(line)}`}
      value={typed}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setEdited({ of: line.code, sent: null, ...edited, text: target.value })}
      onBlur={look}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          look();
        } else if (event.key === 'Escape') setEdited(null);
      }}
    />
  );
}
