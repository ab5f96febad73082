import { memo, useId, useState } from 'react';
import { surchargeProblem } from '#adapters/texts/customer-configuration.es.ts';
import { surchargeKey, typedSurcharge } from '#core/configuration/surcharge.ts';
import { isPair, isWrong, type SurchargeField } from './surcharge-form.ts';

interface SurchargeInputProps {
  readonly field: SurchargeField;
  /** What applies while it is empty. */
  readonly inherited: string;
  readonly showsProblem: boolean;
  readonly onType: (key: string, typed: string) => void;
  readonly onRemove: (key: string) => void;
}

/** There are as many as families and brands: one that did not change is not drawn again. */
export const SurchargeInput = memo(function SurchargeInput({
  field,
  inherited,
  showsProblem,
  onType,
  onRemove,
}: SurchargeInputProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const wrongId = useId();
  const key = surchargeKey(field);
  const { text, typed, indented } = field;
  const tellsWrong = isWrong(field) && (wasLeft || showsProblem);
  return (
    <div className={`sur-row${indented ? ' indented' : ''}${typed === '' ? '' : ' own'}`}>
      <label htmlFor={`${wrongId}-field`}>{text}</label>
      <span className="sur-field">
        <input
          id={`${wrongId}-field`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          placeholder={inherited}
          aria-invalid={tellsWrong}
          aria-describedby={tellsWrong ? wrongId : undefined}
          onChange={({ target }) => onType(key, typedSurcharge(target.value))}
          onBlur={() => setWasLeft(true)}
        />
        %
      </span>
      {isPair(field) && (
        <button type="button" className="link" onClick={() => onRemove(key)}>
          Quitar<span className="only-read"> el recargo de {text}</span>
        </button>
      )}
      {tellsWrong && (
        <span id={wrongId} className="wrong">
          {surchargeProblem}
        </span>
      )}
    </div>
  );
});
