import { AutoComplete } from 'primereact/autocomplete';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { folded } from '#core/shared/folded.ts';
import { Icon } from '#web/ui/icon.tsx';
import { KitProvider } from './kit-provider.tsx';

export interface FilterOption {
  readonly id: string;
  readonly name: string;
  /** Whether the option is below the last one that is not indented. */
  readonly indented?: boolean;
}

interface FilterSelectProps {
  readonly label: string;
  /** The text that asks for a choice: 'Elegí la marca'. */
  readonly none: string;
  readonly options: readonly FilterOption[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** Chooses an option of a long list: what is typed narrows it, in any part of the name, accents and capitals aside. */
export function FilterSelect({ label, none, options, chosen, onChoose }: FilterSelectProps) {
  const field = useId();
  const kit = useRef<AutoComplete>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [found, setFound] = useState<readonly FilterOption[] | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<string | undefined>(undefined);

  const change = (value: FilterOption | string | null) => {
    setTyped(typeof value === 'string' ? value : null);
    const id = value === null || typeof value === 'string' ? null : value.id;
    if (id !== chosen) onChoose(id);
  };
  // The kit marks the option that Enter takes; screen readers learn of it here.
  const tell = () => {
    const option = document.querySelector(`[data-options-of="${field}"] [data-p-highlight="true"]`);
    if (option !== null) {
      option.id = `${field}-${option.getAttribute('index')}`;
      option.scrollIntoView({ block: 'nearest' });
    }
    setActive(option?.id);
  };
  const follow = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' && !isOpen) kit.current?.search(event, '', 'dropdown');
    else tell();
  };
  return (
    <div className="field">
      <label htmlFor={field}>{label}</label>
      <KitProvider>
        <AutoComplete
          ref={kit}
          inputId={field}
          value={typed ?? options.find(({ id }) => id === chosen) ?? ''}
          suggestions={[...(found ?? options)]}
          completeMethod={({ query }) => setFound(options.filter(({ name }) => folded(name).includes(folded(query))))}
          field="name"
          itemTemplate={({ name, indented }: FilterOption) => (
            <span className={indented ? 'indented' : ''}>{name}</span>
          )}
          placeholder={none}
          disabled={options.length === 0}
          appendTo="self"
          autoHighlight
          delay={0}
          dropdown
          dropdownAriaLabel={`Ver la lista: ${label}`}
          dropdownIcon={<Icon name="down" />}
          forceSelection
          loadingIcon={<span hidden />}
          showEmptyMessage
          emptyMessage="Nada coincide"
          // The list scrolls, which is the field's own; a box around it would have to be reached by itself.
          scrollHeight="none"
          onChange={({ value }) => change(value)}
          onKeyUp={follow}
          onShow={() => {
            setIsOpen(true);
            tell();
          }}
          onHide={() => {
            setIsOpen(false);
            setActive(undefined);
          }}
          inputClassName="filter-select-input"
          panelClassName="filter-select-panel"
          pt={{
            root: { className: 'filter-select' },
            input: { root: { 'aria-activedescendant': active } },
            dropdownButton: { root: { className: 'filter-select-open', tabIndex: -1 } },
            list: { 'aria-label': label, 'data-options-of': field },
          }}
        />
      </KitProvider>
    </div>
  );
}
