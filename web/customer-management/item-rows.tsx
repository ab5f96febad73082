import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface ItemRowsProps<Item> {
  /** The list's name. */
  readonly label: string;
  readonly className?: string;
  readonly items: readonly Item[];
  readonly blank: Item;
  readonly max: number;
  readonly addLabel: string;
  /** The label of the button that removes the row at that place. */
  readonly removeLabel: (place: number) => string;
  /** The problem of the row at that place; null for none. */
  readonly said: (place: number) => string | null;
  readonly onChange: (items: readonly Item[]) => void;
  /** The controls of one; `saidId` is what describes those that are wrong. */
  readonly children: (row: ItemRow<Item>) => ReactNode;
}

interface ItemRow<Item> {
  readonly item: Item;
  readonly place: number;
  readonly saidId: string;
  readonly put: (part: Partial<Item>) => void;
}

/** A list of a customer's form whose items are added at its end, typed in place and taken out. */
export function ItemRows<Item extends object>(props: ItemRowsProps<Item>) {
  const { label, className = '', items, blank, max, addLabel, removeLabel, said, onChange, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const put = (place: number, part: Partial<Item>) =>
    onChange(items.map((each, at) => (at === place ? { ...each, ...part } : each)));
  const add = () => {
    onChange([...items, blank]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child :is(input, select)')?.focus());
  };
  return (
    <>
      {items.length > 0 && (
        <ul ref={list} className={`customer-items ${className}`} aria-label={label}>
          {items.map((item, place) => {
            const saidId = `${id}-${place}`;
            return (
              // They have no names of their own; they are only added at the end.
              // biome-ignore lint/suspicious/noArrayIndexKey: what is written there moves with its place
              <li key={place}>
                {children({ item, place, saidId, put: (part) => put(place, part) })}
                <button
                  type="button"
                  className="btn short"
                  aria-label={removeLabel(place)}
                  onClick={() => onChange(items.filter((_, at) => at !== place))}
                >
                  <Icon name="close" />
                </button>
                <span id={saidId} className="wrong">
                  {said(place)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <button type="button" className="btn" disabled={items.length >= max} onClick={add}>
        {addLabel}
      </button>
    </>
  );
}
