import { useId, useRef } from 'react';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { noMarkupTexts } from '#adapters/texts/quotes.es.ts';
import { maxQuoteTexts } from '#core/quotes/draft.ts';
import type { QuoteLine } from '#core/quotes/quote.ts';
import type { Rounding } from '#core/quotes/round-price.ts';
import type { Money } from '#core/shared/money.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QuantityInput } from '#web/ui/quantity-input.tsx';
import { type DraftLine, withLine } from './draft.ts';
import { roundedPrice } from './draft-reading.ts';
import type { DraftPrices, QuoteFormState } from './use-quote-form.ts';

interface QuoteFormLinesProps {
  readonly form: QuoteFormState;
  readonly prices: DraftPrices;
  readonly shown: readonly (QuoteLine | null)[];
  readonly rounding: Rounding;
  readonly onRemove: (place: number) => void;
}

/**
 * What is wrong with a line is said once somebody wanted to save: a field that is still empty is no mistake until then.
 */
export function QuoteFormLines({ form, prices, shown, rounding, onRemove }: QuoteFormLinesProps) {
  return (
    <ul className="q-lines" aria-label="Líneas del presupuesto">
      {form.values.lines.map((line, place) => (
        <FormLine
          key={line.kind === 'product' ? line.productPriceId : `line ${place}`}
          line={line}
          place={place}
          subtotal={shown[place]?.subtotal ?? null}
          calculated={line.kind === 'product' ? (prices.known.get(line.productPriceId) ?? null) : null}
          isGone={line.kind === 'product' && prices.gone.has(line.productPriceId)}
          isUnmarked={line.kind === 'product' && prices.unmarked.has(line.productPriceId)}
          problemOf={(field) => form.problemOf(`lines.${place}.${field}`)}
          rounding={rounding}
          onLine={(change) => form.change((before) => withLine(before, place, change))}
          onRemove={() => onRemove(place)}
        />
      ))}
    </ul>
  );
}

interface FormLineProps {
  readonly line: DraftLine;
  readonly place: number;
  readonly subtotal: Money | null;
  /** The price by the shop's margin; null for what is no product, and until it is known. */
  readonly calculated: Money | null;
  readonly isGone: boolean;
  readonly isUnmarked: boolean;
  readonly problemOf: (field: LineField) => string | null;
  readonly rounding: Rounding;
  readonly onLine: (change: Partial<Pick<DraftLine, LineField>>) => void;
  readonly onRemove: () => void;
}

const lineFields = ['description', 'quantity', 'price'] as const;
type LineField = (typeof lineFields)[number];

const anyQuantity = { multiple: 1, offers: [] };

/** A product by its code and brand, anything else as the clerk calls it. */
const nameOf = (line: DraftLine, place: number): string =>
  line.kind === 'product' ? `${line.code} ${line.brand}` : line.description || `la línea ${place + 1}`;

function FormLine({
  line,
  place,
  subtotal,
  calculated,
  isGone,
  isUnmarked,
  problemOf,
  rounding,
  onLine,
  onRemove,
}: FormLineProps) {
  const wrong = useId();
  const name = nameOf(line, place);
  const price = useRef<HTMLInputElement>(null);
  const wrongs = lineFields.flatMap((field) => problemOf(field) ?? []);
  const rounded = roundedPrice(line, calculated, rounding);
  const round = () => {
    if (rounded !== null) onLine({ price: formatAmount(rounded) });
  };
  const isOwn = line.kind === 'product' && line.price.trim() !== '';
  return (
    <li className={isGone ? 'q-line gone' : 'q-line'}>
      <div className="q-what">
        {line.kind === 'product' ? (
          <>
            <span className="code mono">{line.code}</span> <span className="brand">{line.brand}</span>
            <div className="what">{line.description}</div>
          </>
        ) : (
          <input
            className="q-input"
            aria-label={`Descripción de la línea ${place + 1}`}
            aria-invalid={problemOf('description') !== null}
            aria-describedby={wrong}
            placeholder="Colocación"
            maxLength={maxQuoteTexts.description}
            value={line.description}
            onChange={({ target }) => onLine({ description: target.value })}
          />
        )}
        {isGone && <div className="chip bad">Ya no está a la venta: quitalo</div>}
        {isUnmarked && <div className="chip warn">{noMarkupTexts.chip}</div>}
      </div>
      <QuantityInput
        label={`Cantidad de ${name}`}
        typed={line.quantity}
        rule={anyQuantity}
        isUnsaved={false}
        onType={(quantity) => onLine({ quantity })}
      />
      <div className="q-price">
        <input
          ref={price}
          className={isOwn ? 'q-input num own' : 'q-input num'}
          aria-label={`Precio de ${name}`}
          aria-invalid={problemOf('price') !== null}
          aria-describedby={wrong}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          placeholder={calculated === null ? '' : formatAmount(calculated)}
          value={line.price}
          onChange={({ target }) => onLine({ price: target.value })}
          onKeyDown={(event) => {
            if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            round();
          }}
        />
        {rounded !== null && (
          <button
            type="button"
            className="link"
            title="R, sobre el precio"
            aria-label={`Redondear ${name} a ${formatAmount(rounded)}`}
            onClick={() => {
              price.current?.focus();
              round();
            }}
          >
            redondear
          </button>
        )}
        {isOwn && calculated !== null && (
          <button
            type="button"
            className="link"
            aria-label={`Volver al precio calculado de ${name}: ${formatAmount(calculated)}`}
            onClick={() => {
              price.current?.focus();
              onLine({ price: '' });
            }}
          >
            volver a {formatAmount(calculated)}
          </button>
        )}
      </div>
      <output className="q-sum num">{subtotal === null || isGone ? '—' : formatAmount(subtotal)}</output>
      <button type="button" className="btn q-out" aria-label={`Quitar ${name}`} onClick={onRemove}>
        <Icon name="close" />
      </button>
      <div id={wrong} className="wrong">
        {wrongs.join('. ')}
      </div>
    </li>
  );
}
