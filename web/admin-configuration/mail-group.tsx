import { useId, useRef, useState } from 'react';
import { accountFlawTexts } from '#adapters/texts/shop-configuration.es.ts';
import { type AccountFlaw, withAccount, withoutAccount } from '#core/mail/address.ts';
import type { MailGroup } from '#core/mail/mail-group.ts';
import { useNextAfterRemoval } from '#web/hooks/removal-focus.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SectionFrame } from './section-frame.tsx';
import { TypedField } from './typed-field.tsx';

interface MailGroupFieldsProps {
  readonly title: string;
  readonly hint: string;
  readonly group: MailGroup;
  readonly hasZone: boolean;
  readonly onChange: (group: MailGroup) => void;
}

/** Who gets the mails about something, and under which subject. */
export function MailGroupFields({ title, hint, group, hasZone, onChange }: MailGroupFieldsProps) {
  const { subject, accounts, sendToZoneAccount } = group;
  const [typed, setTyped] = useState('');
  const [flaw, setFlaw] = useState<AccountFlaw | null>(null);
  const fieldId = useId();
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
    <SectionFrame title={title} isUnsaved={false} hint={hint}>
      <TypedField
        label={`Asunto de ${title}`}
        value={subject}
        wrong={null}
        placeholder="El de siempre"
        onChange={(text) => onChange({ ...group, subject: text })}
        onLeave={() => undefined}
      />
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
      <div className="field">
        <label htmlFor={fieldId}>Agregar destinatario a {title}</label>
        <div className="mail-add">
          <input
            id={fieldId}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={200}
            value={typed}
            aria-invalid={flaw !== null}
            aria-describedby={`${fieldId}-wrong`}
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
        <span id={`${fieldId}-wrong`} className="wrong" role="alert">
          {flaw !== null && accountFlawTexts[flaw]}
        </span>
      </div>
      {hasZone && (
        <label className="check">
          <input
            type="checkbox"
            checked={sendToZoneAccount}
            onChange={({ target }) => onChange({ ...group, sendToZoneAccount: target.checked })}
          />
          También a la cuenta de la zona del cliente
          <span className="only-read"> ({title})</span>
        </label>
      )}
    </SectionFrame>
  );
}
