import { type KeyboardEvent, useEffect, useId } from 'react';
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
 * One of many, by what is typed: it suggests, the arrows choose and Enter takes, which never sends the form from here.
 */
export function ComboboxField<Option>(props: ComboboxFieldProps<Option>) {
  const { label, listLabel, placeholder, problem, hint, isRequired = false, typed, options, chosen } = props;
  const { onType, onMove, onAsk, onClose, onLeave, onTake, keyOf, children } = props;
  const id = `${useId()}-list`;
  const isOpen = options.length > 0;
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[Math.max(0, chosen)];
      if (option !== undefined) onTake(option);
      else if (typed.trim() !== '') onAsk();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      onClose();
    } else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      onMove(event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  return (
    <Field className="combobox-field" label={label} problem={problem} hint={hint} isRequired={isRequired} live="status">
      {(ties) => (
        <>
          <input
            {...ties}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-activedescendant={isOpen && chosen >= 0 ? `${id}-${chosen}` : undefined}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={typed}
            // Also what is pasted over the same: it is typed anew.
            onInput={({ currentTarget }) => onType(currentTarget.value)}
            onKeyDown={keys}
            onBlur={() => {
              onClose();
              onLeave?.();
            }}
          />
          <OptionList id={id} label={listLabel} options={options} chosen={chosen} keyOf={keyOf} onTake={onTake}>
            {children}
          </OptionList>
        </>
      )}
    </Field>
  );
}
