import type { KeyboardEvent } from 'react';
import { useCombobox } from './combobox.ts';
import { Field, type FieldLook } from './field.tsx';
import { OptionList, type OptionListProps } from './option-list.tsx';

interface ComboboxFieldProps<Option>
  extends Pick<FieldLook, 'hint' | 'isRequired'>,
    Omit<OptionListProps<Option>, 'id' | 'label'> {
  readonly label: string;
  /** The name of the list. */
  readonly listLabel: string;
  readonly placeholder: string;
  readonly problem: string | null;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onMove: (by: 1 | -1) => void;
  /** Enter, where nothing is offered: what is typed is asked for at once. */
  readonly onAsk: () => void;
  readonly onClose: () => void;
  readonly onLeave?: () => void;
}

/**
 * Chooses an option by what is typed: the field suggests, the arrows choose and Enter takes, which never sends the form
 * from here.
 */
export function ComboboxField<Option>(props: ComboboxFieldProps<Option>) {
  const { label, listLabel, placeholder, problem, hint, isRequired = false, typed, options, chosen } = props;
  const { onType, onMove, onAsk, onClose, onLeave, onTake, keyOf, children } = props;
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const option = options[Math.max(0, chosen)];
    if (option !== undefined) onTake(option);
    else if (typed.trim() !== '') onAsk();
  };
  const isOpen = options.length > 0;
  const { listId, field } = useCombobox({ isOpen, chosen, onMove, onClose, onLeave, onOtherKey: take });
  return (
    <Field className="combobox-field" label={label} problem={problem} hint={hint} isRequired={isRequired} live="status">
      {(ties) => (
        <>
          <input
            {...ties}
            {...field}
            placeholder={placeholder}
            maxLength={100}
            value={typed}
            // Also what is pasted over the same: it is typed anew.
            onInput={({ currentTarget }) => onType(currentTarget.value)}
          />
          <OptionList id={listId} label={listLabel} options={options} chosen={chosen} keyOf={keyOf} onTake={onTake}>
            {children}
          </OptionList>
        </>
      )}
    </Field>
  );
}
