import { useId } from 'react';
import { Field } from '#web/ui/field.tsx';

interface SupplierFieldProps {
  readonly typed: string;
  /** The suppliers whose columns are remembered; one of two kinds may be there twice. */
  readonly known: readonly { readonly supplier: string }[] | null;
  /** While a sheet comes in that may have a name of its own. */
  readonly isFixed?: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave?: () => void;
}

/** The supplier of a sheet, by a known name or a new one: the sheet's columns are remembered under it. */
export function SupplierField({ typed, known, isFixed = false, onType, onLeave }: SupplierFieldProps) {
  const list = useId();
  return (
    <Field
      className="sheet-supplier"
      label="De quién es"
      hint="Un nombre, como el del proveedor o el de tu sistema, si querés que las columnas se recuerden para la próxima"
    >
      {(ties) => (
        <>
          <input
            {...ties}
            list={list}
            maxLength={100}
            autoComplete="off"
            value={typed}
            readOnly={isFixed}
            onChange={({ target }) => onType(target.value)}
            onBlur={onLeave}
          />
          <datalist id={list}>
            {[...new Set((known ?? []).map(({ supplier }) => supplier))].map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
