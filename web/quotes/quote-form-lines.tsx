import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { noMarkupTexts } from '#adapters/texts/quotes.es.ts';
import { maxQuoteTexts } from '#core/quotes/draft.ts';
import type { QuoteLine } from '#core/quotes/quote.ts';
import type { Rounding } from '#core/quotes/round-price.ts';
import type { Money } from '#core/shared/money.ts';
import type { RowFocus } from '#web/hooks/row-focus.ts';
import { searchPath } from '#web/search/search-url.ts';
import { type FieldRow, FieldRows } from '#web/ui/field-rows.tsx';
import { QuantityInput } from '#web/ui/quantity-input.tsx';
import type { DraftLine } from './draft.ts';
import { roundedPrice } from './draft-reading.ts';
import type { DraftPrices, QuoteFormState } from './use-quote-form.ts';

interface QuoteFormLinesProps {
  readonly form: QuoteFormState;
  readonly focus: RowFocus;
  readonly prices: DraftPrices;
  readonly shown: readonly (QuoteLine | null)[];
  readonly rounding: Rounding;
  readonly onRemove: (place: number) => void;
  /** What adds one. */
  readonly children: ReactNode;
}

/**
 * What is wrong with a line is said once somebody wanted to save: a field that is still empty is no mistake until then.
 */
export function QuoteFormLines({ form, focus, prices, shown, rounding, onRemove, children }: QuoteFormLinesProps) {
  const { known, gone, unmarked } = prices;
  const problemOf = (place: number, field: LineField) => form.problemOf(`lines.${place}.${field}`);
  return (
    <FieldRows<DraftLine>
      label="Líneas del presupuesto"
      className="lined q-lines"
      rows={form.values.lines}
      focus={focus}
      keyOf={(line, place) => (line.kind === 'product' ? line.productPriceId : `line ${place}`)}
      nameOf={nameOf}
      problemsOf={(place) => lineFields.map((field) => problemOf(place, field))}
      empty={
        <>
          Todavía no tiene nada. <Link to={searchPath}>Buscá los artículos</Link> y tocá «presupuestar», o agregá una
          línea libre.
        </>
      }
      onChange={(lines) => form.change({ lines })}
      onRemove={onRemove}
      fields={({ row: line, ...row }) => (
        <LineFields
          {...row}
          line={line}
          subtotal={shown[row.place]?.subtotal ?? null}
          calculated={line.kind === 'product' ? (known.get(line.productPriceId) ?? null) : null}
          isGone={line.kind === 'product' && gone.has(line.productPriceId)}
          isUnmarked={line.kind === 'product' && unmarked.has(line.productPriceId)}
          problemOf={(field) => problemOf(row.place, field)}
          rounding={rounding}
        />
      )}
    >
      {children}
    </FieldRows>
  );
}

interface LineFieldsProps extends Omit<FieldRow<DraftLine>, 'row'> {
  readonly line: DraftLine;
  readonly subtotal: Money | null;
  /** The price by the shop's margin; null for what is no product, and until it is known. */
  readonly calculated: Money | null;
  readonly isGone: boolean;
  readonly isUnmarked: boolean;
  readonly problemOf: (field: LineField) => string | null;
  readonly rounding: Rounding;
}

const lineFields = ['description', 'quantity', 'price'] as const;
type LineField = (typeof lineFields)[number];

const anyQuantity = { multiple: 1, offers: [] };

/** A product by its code and brand, anything else as the clerk calls it. */
const nameOf = (line: DraftLine, place: number): string =>
  line.kind === 'product' ? `${line.code} ${line.brand}` : line.description || `la línea ${place + 1}`;

function LineFields(props: LineFieldsProps) {
  const { line, place, noteId, put, subtotal, calculated, isGone, isUnmarked, problemOf, rounding } = props;
  const name = nameOf(line, place);
  const price = useRef<HTMLInputElement>(null);
  const rounded = roundedPrice(line, calculated, rounding);
  const round = () => {
    if (rounded !== null) put({ price: formatAmount(rounded) });
  };
  const isOwn = line.kind === 'product' && line.price.trim() !== '';
  return (
    <>
      <div className={isGone ? 'q-what gone' : 'q-what'}>
        {line.kind === 'product' ? (
          <>
            <span className="code mono">{line.code}</span> <span className="brand">{line.brand}</span>
            <div className="what">{line.description}</div>
          </>
        ) : (
          <input
            className="row-field"
            aria-label={`Descripción de la línea ${place + 1}`}
            aria-invalid={problemOf('description') !== null}
            aria-describedby={noteId}
            placeholder="Colocación"
            maxLength={maxQuoteTexts.description}
            value={line.description}
            onChange={({ target }) => put({ description: target.value })}
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
        wrong={problemOf('quantity') === null ? undefined : noteId}
        onType={(quantity) => put({ quantity })}
      />
      <div className="q-price">
        <input
          ref={price}
          className={isOwn ? 'row-field num own' : 'row-field num'}
          aria-label={`Precio de ${name}`}
          aria-invalid={problemOf('price') !== null}
          aria-describedby={noteId}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          placeholder={calculated === null ? '' : formatAmount(calculated)}
          value={line.price}
          onChange={({ target }) => put({ price: target.value })}
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
              put({ price: '' });
            }}
          >
            volver a {formatAmount(calculated)}
          </button>
        )}
      </div>
      <output className="q-sum num">{subtotal === null || isGone ? '—' : formatAmount(subtotal)}</output>
    </>
  );
}
