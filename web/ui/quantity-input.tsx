import type { KeyboardEvent } from 'react';
import { parseQuantity, type QuantityRule } from '#core/cart/quantity.ts';
import { shownQuantity, stepDown, stepUp } from '../state/quantity-field.ts';
import { Icon } from './icon.tsx';

interface QuantityInputProps {
  /** The label: 'Cantidad de BKR6E NGK'. */
  readonly label: string;
  readonly typed: string;
  readonly rule: QuantityRule;
  readonly isUnsaved: boolean;
  /** The id of what says why it is wrong; left out while it is not. */
  readonly wrong?: string | undefined;
  readonly onType: (typed: string) => void;
  /** Called by the buttons and the keys + and −; left out, they call `onType`. */
  readonly onStep?: (typed: string) => void;
  readonly onEnter?: () => void;
  readonly onEscape?: () => void;
  readonly onLeave?: () => void;
}

/**
 * A quantity: typed, or stepped by the buttons. Enter acts and keeps the focus, so that what is typed next replaces it;
 * Esc takes back.
 */
export function QuantityInput({
  label,
  typed,
  rule,
  isUnsaved,
  wrong,
  onType,
  onStep = onType,
  onEnter,
  onEscape,
  onLeave,
}: QuantityInputProps) {
  const quantity = parseQuantity(typed);
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.select();
      onEnter?.();
    } else if (event.key === '+' || event.key === '-') {
      event.preventDefault();
      onStep(String(event.key === '+' ? stepUp(rule, quantity) : stepDown(rule, quantity)));
    } else if (event.key === 'Escape') onEscape?.();
  };
  return (
    <span className={isUnsaved ? 'quantity-input unsaved' : 'quantity-input'}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Menos: ${label}`}
        disabled={quantity === 0}
        onClick={() => onStep(String(stepDown(rule, quantity)))}
      >
        <Icon name="minus" />
      </button>
      <input
        data-row-target=""
        aria-label={label}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={typed}
        onChange={(event) => onType(shownQuantity(event.target.value))}
        onFocus={(event) => event.target.select()}
        onBlur={onLeave}
        onKeyDown={keys}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Más: ${label}`}
        onClick={() => onStep(String(stepUp(rule, quantity)))}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
