import { memo } from 'react';
import { typedSurcharge } from '#core/configuration/surcharge.ts';
import { Field } from '#web/ui/field.tsx';

interface SurchargeInputProps {
  /** The place of the surcharge in the form. */
  readonly place: number;
  readonly text: string;
  readonly typed: string;
  readonly isIndented: boolean;
  /** The margin that applies while it is empty. */
  readonly inherited: string;
  readonly problem: string | null;
  readonly onType: (place: number, typed: string) => void;
  readonly onLeave: (place: number) => void;
  /** Null where the row cannot be removed. */
  readonly onRemove: ((place: number) => void) | null;
}

/** There are as many as families and brands: one that did not change is not drawn again. */
export const SurchargeInput = memo(function SurchargeInput({
  place,
  text,
  typed,
  isIndented,
  inherited,
  problem,
  onType,
  onLeave,
  onRemove,
}: SurchargeInputProps) {
  const look = `sur-row${isIndented ? ' indented' : ''}${typed === '' ? '' : ' own'}`;
  return (
    <Field label={text} problem={problem} className={look}>
      {(ties) => (
        <>
          <span className="sur-field">
            <input
              {...ties}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={typed}
              placeholder={inherited}
              onChange={({ target }) => onType(place, typedSurcharge(target.value))}
              onBlur={() => onLeave(place)}
            />
            %
          </span>
          {onRemove !== null && (
            <button type="button" className="link" onClick={() => onRemove(place)}>
              Quitar<span className="only-read"> el recargo de {text}</span>
            </button>
          )}
        </>
      )}
    </Field>
  );
});
