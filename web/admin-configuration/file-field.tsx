import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { DistributorSection } from '#core/distributor/distributor-sections.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { SectionField } from './section-field.tsx';
import { useOpenTab } from './tab-context.ts';

/** A part of the distributor as it is typed: every field a text. */
export interface TypedPart<Name extends string> {
  readonly now: Readonly<Record<Name, string>>;
}

/** A note under a field that the file has too, and the way back to the file's text. */
export function FileNote({
  isFiles,
  hasFile,
  fileText,
  onBack,
}: {
  /** Whether the field has the file's text. */
  readonly isFiles: boolean;
  readonly hasFile: boolean;
  readonly fileText: ReactNode;
  readonly onBack: () => void;
}) {
  if (!hasFile) return isFiles && fileText !== '' ? <span>Es de muestra: poné lo tuyo</span> : null;
  if (isFiles) return null;
  return (
    <>
      <span>{fileText === '' ? 'En el archivo está vacío. ' : <>El archivo dice «{fileText}». </>}</span>
      <button type="button" className="file-back" onClick={onBack}>
        Volver a lo del archivo
      </button>
    </>
  );
}

interface FileFieldProps<Name extends string> {
  readonly section: DistributorSection;
  readonly form: RuleForm<FieldValues & TypedPart<Name>>;
  readonly name: Name;
  readonly label: string;
  /** How the file's value is written into the field. */
  readonly write: (value: unknown) => string;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  readonly placeholder?: string;
  readonly className?: string;
}

/** A field of the distributor, with what its file says where that is something else (docs/rules/distributor.md 3). */
export function FileField<Name extends string>({ section, form, name, write, ...more }: FileFieldProps<Name>) {
  const { configuration } = useOpenTab();
  const { file, hasFile } = configuration[section];
  const fileText = write((file as Readonly<Record<string, unknown>>)[name]);
  const typed = form.values.now[name];
  return (
    <SectionField
      form={form}
      name={`now.${name}` as FieldPath<FieldValues & TypedPart<Name>>}
      {...more}
      hint={
        <FileNote
          isFiles={typed.trim() === fileText}
          hasFile={hasFile}
          fileText={fileText.length > 80 ? `${fileText.slice(0, 80)}…` : fileText}
          onBack={() => form.change((before) => ({ ...before, now: { ...before.now, [name]: fileText } }))}
        />
      }
    />
  );
}
