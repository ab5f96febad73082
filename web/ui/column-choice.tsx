import { useState } from 'react';
import { parseJson } from '#adapters/storage/key-value.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';

/** The columns that somebody switched off in a list, kept in this browser under the list's name. */
export function useHiddenColumns(list: string) {
  const { kept } = usePublicServices();
  const key = `hidden columns of ${list}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => {
    const read = parseJson(kept.read(key));
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [];
  });
  const keepHidden = (ids: readonly string[]) => {
    setHidden(ids);
    if (ids.length === 0) kept.remove(key);
    else kept.write(key, JSON.stringify(ids));
  };
  return [hidden, keepHidden] as const;
}

interface ColumnChoiceProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly hidden: readonly string[];
  readonly onHide: (hidden: readonly string[]) => void;
}

/** Which columns a list shows. */
export function ColumnChoice({ columns, hidden, onHide }: ColumnChoiceProps) {
  const toggle = (id: string) => onHide(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  return (
    <PopupMenu
      className="column-choice"
      buttonClass="btn"
      label={
        <>
          Columnas
          <Icon name="down" />
        </>
      }
    >
      <fieldset className="multi-list">
        <legend className="only-read">Columnas</legend>
        {columns.map(({ id, header }) => (
          <label key={id}>
            <input type="checkbox" checked={!hidden.includes(id)} onChange={() => toggle(id)} />
            {header}
          </label>
        ))}
      </fieldset>
      {hidden.length > 0 && (
        <button type="button" className="link multi-clear" onClick={() => onHide([])}>
          Mostrar todas
        </button>
      )}
    </PopupMenu>
  );
}
