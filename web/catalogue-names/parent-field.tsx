import type { CatalogueName } from '#core/catalogue/names/catalogue-name.service.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { NamePicker } from './name-picker.tsx';

interface ParentFieldProps {
  readonly form: RuleForm<{ readonly name: string; readonly parentId: string }>;
  readonly own: CatalogueName | null;
}

/** The family that a family stands under, or none. */
export function ParentField({ form, own }: ParentFieldProps) {
  const problem = form.problemOf('parentId');
  return (
    <fieldset className="name-parent">
      <NamePicker
        label="Dentro de"
        none="Ninguna: es una familia"
        kind="families"
        isTop
        isOffered={({ id }) => id !== own?.id}
        chosen={form.values.parentId}
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
