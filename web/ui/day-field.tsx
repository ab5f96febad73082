import { isCalendarDate } from '#core/shared/calendar-date.ts';
import { Field } from './field.tsx';

interface DayFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
}

/** A day that a list is narrowed by; null for none, or while it is being typed. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Field label={label}>
      {(ties) => (
        <input
          {...ties}
          type="date"
          value={value ?? ''}
          onChange={({ target }) => onChange(isCalendarDate(target.value) ? target.value : null)}
        />
      )}
    </Field>
  );
}
