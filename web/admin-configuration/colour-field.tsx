import type { CSSProperties } from 'react';
import { type Ground, isReadable, parseColour } from '#core/distributor/accent.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import type { TypedPictured } from './distributor-forms.ts';
import { written } from './distributor-forms.ts';
import { FileField } from './file-field.tsx';

interface ColourFieldProps {
  readonly form: RuleForm<TypedPictured<'distributorLook'>>;
  readonly name: 'accentLight' | 'accentDark';
  readonly label: string;
  readonly ground: Ground;
  /** The program's own. */
  readonly usual: string;
}

/** A colour, typed or picked, with what it looks like on its ground. */
export function ColourField({ form, name, label, ground, usual }: ColourFieldProps) {
  const typed = parseColour(form.values.now[name]);
  const shown = typed ?? usual;
  return (
    <div className="colour-field">
      <FileField
        section="distributorLook"
        form={form}
        name={name}
        label={label}
        write={written}
        placeholder={usual}
        maxLength={9}
        className="colour"
      />
      <input
        type="color"
        className="colour-pick"
        aria-label={`Elegir ${label.toLowerCase()}`}
        value={shown}
        onChange={({ target }) =>
          form.change((before) => ({ ...before, now: { ...before.now, [name]: target.value } }))
        }
      />
      <p
        className="colour-sample"
        data-ground={ground}
        style={{ '--sample': shown } as CSSProperties}
        aria-hidden="true"
      >
        <span>Enlace</span>
        <b>Agregar</b>
      </p>
      {typed !== null && !isReadable(typed, ground) && form.problemOf(`now.${name}`) === null && (
        <span className="wrong">
          {ground === 'light' ? 'No se lee sobre fondo claro' : 'No se lee sobre fondo oscuro'}
        </span>
      )}
    </div>
  );
}
