import { useRef, useState } from 'react';
import { accountFlawTexts } from '#adapters/texts/shop-configuration.es.ts';
import { type AccountFlaw, withAccount, withoutAccount } from '#core/mail/address.ts';
import { type MailGroup, type MailGroupName, noMailGroup } from '#core/mail/mail-group.ts';
import { useNextAfterRemoval } from '#web/hooks/removal-focus.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SectionField } from './section-field.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { TypedSender } from './typed-sender.ts';

interface MailGroupFieldsProps {
  readonly title: string;
  readonly hint: string;
  readonly name: MailGroupName;
  readonly form: RuleForm<TypedSender>;
  readonly isUnsaved: boolean;
  readonly hasZone: boolean;
}

/** The recipients and the subject of a group of mails. */
export function MailGroupFields({ title, hint, name, isUnsaved, form, hasZone }: MailGroupFieldsProps) {
  const group = form.values[name] ?? noMailGroup;
  const { accounts, sendToZoneAccount } = group;
  const onChange = (changed: MailGroup) => form.change((before) => ({ ...before, [name]: changed }));
  const [typed, setTyped] = useState('');
  const [flaw, setFlaw] = useState<AccountFlaw | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const goes = useNextAfterRemoval(list, 'button');
  const add = () => {
    const added = withAccount(accounts, typed);
    setFlaw(added.ok ? null : added.val);
    if (!added.ok) return;
    setTyped('');
    onChange({ ...group, accounts: added.val });
  };
  return (
    <SectionFrame title={title} name={name} isUnsaved={isUnsaved} hint={hint}>
      <SectionField form={form} name={`${name}.subject`} label={`Asunto de ${title}`} placeholder="El de siempre" />
      <ul ref={list} className="mail-accounts" aria-label={`Destinatarios de ${title}`}>
        {accounts.map((account) => (
          <li key={account} className="chip">
            {account}
            <button
              type="button"
              className="link"
              aria-label={`Quitar ${account} de ${title}`}
              onClick={({ currentTarget }) => {
                goes(currentTarget);
                onChange({ ...group, accounts: withoutAccount(accounts, account) });
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        {accounts.length === 0 && <li className="muted">Nadie todavía</li>}
      </ul>
      <Field
        label={`Agregar destinatario a ${title}`}
        problem={flaw === null ? null : accountFlawTexts[flaw]}
        live="alert"
      >
        {(ties) => (
          <div className="mail-add">
            <input
              {...ties}
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={200}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setFlaw(null);
              }}
              onBlur={() => typed.trim() !== '' && add()}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
            <button type="button" className="btn" disabled={typed.trim() === ''} onClick={add}>
              Agregar<span className="only-read"> a {title}</span>
            </button>
          </div>
        )}
      </Field>
      {hasZone && (
        <CheckBox
          label={
            <>
              También a la cuenta de la zona del cliente
              <span className="only-read"> ({title})</span>
            </>
          }
          isChecked={sendToZoneAccount}
          onChange={(isChecked) => onChange({ ...group, sendToZoneAccount: isChecked })}
        />
      )}
    </SectionFrame>
  );
}
