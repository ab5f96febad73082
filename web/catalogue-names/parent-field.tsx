import type { CatalogueName } from '#core/catalogue/names/catalogue-name.service.ts';
import { type NameKind, parentKinds } from '#core/catalogue/names/catalogue-name.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { NamePicker } from './name-picker.tsx';

interface ParentFieldProps {
  readonly form: RuleForm<{ readonly name: string; readonly parentId: string }>;
  readonly kind: NameKind;
  readonly own: CatalogueName | null;
}

const labels: Readonly<Record<NameKind, { readonly label: string; readonly none?: string }>> = {
  brands: { label: '' },
  families: { label: 'Dentro de', none: 'Ninguna: es una familia' },
  'vehicle-brands': { label: 'Segmento', none: 'Sin segmento' },
  models: { label: 'Marca' },
  engines: { label: 'Modelo' },
  segments: { label: '' },
};

/**
 * What a name stands under, or nothing. A family with subfamilies stands under nothing, an engine stays with its model.
 */
export function ParentField({ form, kind, own }: ParentFieldProps) {
  const under = parentKinds[kind];
  const isFixed = (kind === 'families' && own !== null && own.within > 0) || kind === 'engines';
  if (under === null || isFixed) return null;
  const problem = form.problemOf('parentId');
  return (
    <fieldset className="name-parent">
      <NamePicker
        {...labels[kind]}
        kind={under.kind}
        isTop={kind === 'families'}
        isOffered={({ id }) => id !== own?.id}
        chosen={form.values.parentId}
        current={own?.parent?.name ?? ''}
        onChoose={(id) => form.change({ parentId: id })}
      />
      {problem !== null && (
        <p className="wrong" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
