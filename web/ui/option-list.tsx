import type { ReactNode } from 'react';
import { optionId } from './combobox.ts';

export interface OptionListProps<Option> {
  readonly id: string;
  readonly label: string;
  /** Shown while there are any. */
  readonly options: readonly Option[];
  /** The place of the chosen option from 0; -1 is none. */
  readonly chosen: number;
  readonly keyOf: (option: Option) => string;
  readonly classOf?: (option: Option) => string;
  readonly onTake: (option: Option) => void;
  readonly children: (option: Option) => ReactNode;
}

/** What a combobox offers below its field (combobox.ts). */
export function OptionList<Option>(props: OptionListProps<Option>) {
  const { id, label, options, chosen, keyOf, classOf = () => 'option-columns', onTake, children } = props;
  return (
    <>
      <div className="only-read" role="status">
        {options.length > 0 && (options.length === 1 ? '1 sugerencia' : `${options.length} sugerencias`)}
      </div>
      <div id={id} role="listbox" aria-label={label} className="suggestions" hidden={options.length === 0}>
        {options.map((option, place) => (
          // The field holds the focus and the keys; the pointer is only another way to choose.
          <div
            key={keyOf(option)}
            id={optionId(id, place)}
            role="option"
            className={classOf(option)}
            tabIndex={-1}
            aria-selected={place === chosen}
            onMouseDown={(event) => {
              event.preventDefault();
              onTake(option);
            }}
          >
            {children(option)}
          </div>
        ))}
      </div>
    </>
  );
}
