import { useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { type Rounding, roundings, usualRounding } from '#core/quotes/round-price.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Field } from '#web/ui/field.tsx';

/** The rounding of prices as last chosen in this browser. */
export function useRounding(): readonly [rounding: Rounding, choose: (rounding: Rounding) => void] {
  const { kept } = usePublicServices();
  const { caller } = useServices();
  const key = `quote-rounding ${caller.customerId ?? ''}`;
  const [rounding, setRounding] = useState<Rounding>(
    () => roundings.find((each) => String(each) === kept.read(key)) ?? usualRounding,
  );
  return [
    rounding,
    (chosen) => {
      kept.write(key, String(chosen));
      setRounding(chosen);
    },
  ];
}

interface RoundingChoiceProps {
  readonly rounding: Rounding;
  readonly onChoose: (rounding: Rounding) => void;
  /** Rounds every line; null where that changes nothing. */
  readonly onRound: (() => void) | null;
}

/** The rounding of all prices, or of one by the «redondear» of its line. */
export function RoundingChoice({ rounding, onChoose, onRound }: RoundingChoiceProps) {
  return (
    <div className="q-rounding">
      <Field label="Redondear a" isBeside>
        {(ties) => (
          <select
            {...ties}
            value={rounding}
            onChange={({ target }) =>
              onChoose(roundings.find((each) => String(each) === target.value) ?? usualRounding)
            }
          >
            {roundings.map((each) => (
              <option key={each} value={each}>
                $ {formatCount(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="button" className="btn" disabled={onRound === null} onClick={() => onRound?.()}>
        Redondear todo
      </button>
    </div>
  );
}
