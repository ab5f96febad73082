import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId } from 'react';

interface ComboboxParts {
  readonly isOpen: boolean;
  /** The place of the chosen option from 0; -1 is none. */
  readonly chosen: number;
  readonly onMove: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly onLeave?: (() => void) | undefined;
  /** Every key that is none of the open list's. */
  readonly onOtherKey: (event: KeyboardEvent) => void;
}

interface Combobox {
  /** The id of its `OptionList`. */
  readonly listId: string;
  readonly field: InputHTMLAttributes<HTMLInputElement>;
}

/** A field that suggests while it is typed in: the arrows choose in its open list, Esc closes it. */
export function useCombobox({ isOpen, chosen, onMove, onClose, onLeave, onOtherKey }: ComboboxParts): Combobox {
  const listId = useId();
  useEffect(() => {
    document.getElementById(optionId(listId, chosen))?.scrollIntoView({ block: 'nearest' });
  }, [listId, chosen]);
  return {
    listId,
    field: {
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': isOpen && chosen >= 0 ? optionId(listId, chosen) : undefined,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      onKeyDown: (event) => {
        if (isOpen && event.key === 'Escape') {
          event.preventDefault();
          onClose();
        } else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
          event.preventDefault();
          onMove(event.key === 'ArrowDown' ? 1 : -1);
        } else onOtherKey(event);
      },
      onBlur: () => {
        onClose();
        onLeave?.();
      },
    },
  };
}

/** The id of the option at this place of a list. */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`;
