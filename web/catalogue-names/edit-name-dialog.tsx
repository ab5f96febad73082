import { useState } from 'react';
import { catalogueNameProblem, nameFlawText, nameKindTexts } from '#adapters/texts/catalogue-names.es.ts';
import type { CatalogueName, CatalogueNameFailure } from '#core/catalogue/names/catalogue-name.service.ts';
import { maxNameLength, type NameId, type NameKind, nameFlaw } from '#core/catalogue/names/catalogue-name.ts';
import { asId } from '#core/shared/ids.ts';
import { tidyLine } from '#core/shared/tidy-line.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { ParentField } from './parent-field.tsx';

interface EditNameDialogProps {
  readonly kind: NameKind;
  /** The stored one, kept up to date; null for a new one. */
  readonly name: CatalogueName | null;
  /** The parent of a new name, to begin with. */
  readonly parentId?: string;
  readonly onClose: () => void;
}

const fieldOf = (failure: CatalogueNameFailure): string => {
  if (failure.code === 'name-parent-unknown') return 'parentId';
  return failure.code === 'catalogue-busy' || failure.code === 'unreachable' ? wholeForm : 'name';
};

/** A name, what it is under, and what lists call it besides. */
export function EditNameDialog({ kind, name, parentId: place = '', onClose }: EditNameDialogProps) {
  const { catalogueNames } = useServices();
  const { toaster } = usePublicServices();
  const [seen, setSeen] = useState(name);
  const [start] = useState({ name: name?.name ?? '', parentId: name?.parent?.id ?? place });
  const draft = useUnsavedDraft(`${kind} ${name?.id ?? 'new'}`, start);
  const form = useRuleForm({
    draft,
    problemsOf: (typed) => {
      const flaw = nameFlaw(tidyLine(typed.name));
      return flaw === null ? [] : [{ field: 'name', text: nameFlawText(flaw) }];
    },
    tells: 'sent',
  });
  const texts = nameKindTexts[kind];
  const save = form.submit(async (typed) => {
    const parentId: NameId | null = typed.parentId === '' ? null : asId(typed.parentId);
    const details = { name: typed.name, parentId };
    const answer =
      seen === null
        ? await catalogueNames.create(kind, details)
        : await catalogueNames.change(kind, seen.id, seen.tag, details);
    if (!answer.ok) return [{ field: fieldOf(answer.val), text: catalogueNameProblem(answer.val) }];
    const message = seen === null ? 'Ya se puede usar' : 'Ya se ve así en la búsqueda y en los filtros';
    toaster.show({ kind: 'Success', title: answer.val.name, message });
    onClose();
    return [];
  });
  const isMoved = seen !== null && name !== null && seen.tag !== name.tag && !form.isSending;
  return (
    <Dialog title={seen === null ? texts.create : `Cambiar ${texts.the} ${seen.name}`} onClose={onClose}>
      <form ref={form.element} className="name-form" onSubmit={save} noValidate>
        <FormField
          form={form}
          name="name"
          label="Nombre"
          hint={seen === null ? undefined : 'Las listas que digan el nombre anterior van a significar lo mismo'}
        >
          {(control) => (
            <input
              {...control}
              maxLength={maxNameLength}
              autoComplete="off"
              onFocus={({ target }) => target.select()}
            />
          )}
        </FormField>
        {isMoved && (
          <p className="notice warn">
            Ahora se llama {name.parent === null ? '' : `${name.parent.name} › `}
            {name.name}.{' '}
            <button type="button" className="btn" onClick={() => setSeen(name)}>
              Guardar igual lo mío
            </button>
          </p>
        )}
        <ParentField form={form} kind={kind} own={seen} />
        {name !== null && name.aliases.length > 0 && <Aliases kind={kind} name={name} />}
        <FormFailure text={form.failure} />
        <DialogActions isBusy={form.isSending} busyText="Guardando…" action="Guardar" onClose={onClose} />
      </form>
    </Dialog>
  );
}

function Aliases({ kind, name: { id, name, aliases } }: { readonly kind: NameKind; readonly name: CatalogueName }) {
  const { catalogueNames } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const forget = (aliasId: string, alias: string) =>
    submit(async () => {
      const answer = await catalogueNames.forgetAlias(kind, id, aliasId);
      if (!answer.ok) toaster.show({ kind: 'Error', title: alias, message: catalogueNameProblem(answer.val) });
    });
  return (
    <section className="name-aliases" aria-label="Otros nombres">
      <p className="muted">En las listas también viene como:</p>
      <ul>
        {aliases.map((alias) => (
          <li key={alias.id}>
            {alias.name}
            <button
              type="button"
              className="btn"
              disabled={isUnderWay}
              aria-label={`Quitar ${alias.name} como otro nombre de ${name}`}
              onClick={() => forget(alias.id, alias.name)}
            >
              Quitar
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
