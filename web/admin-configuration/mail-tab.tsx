import type { EmailSender } from '#core/mail/email-sender.ts';
import { type MailGroup, type MailGroupName, mailGroupNames } from '#core/mail/mail-group.ts';
import { MailGroupFields } from './mail-group.tsx';
import { SectionFrame } from './section-frame.tsx';
import { TypedField } from './typed-field.tsx';
import { type SectionForm, useSection } from './use-section.ts';

interface TypedSender extends Omit<EmailSender, 'port'> {
  readonly port: string;
}

const senderForm: SectionForm<'emailSender', TypedSender> = {
  section: 'emailSender',
  title: 'Cuenta que envía',
  write: (sender) => ({ ...sender, port: String(sender.port) }),
  read: (typed) => ({ ...typed, port: /^\s*\d{1,6}\s*$/.test(typed.port) ? Number(typed.port) : Number.NaN }),
};

const groups: Readonly<Record<MailGroupName, { readonly title: string; readonly hint: string }>> = {
  comunication: {
    title: 'Comunicación',
    hint: 'Quién recibe lo que se escribe en el formulario de la página pública.',
  },
  orders: { title: 'Pedidos', hint: 'Quién recibe una copia de cada pedido, además del cliente.' },
  demands: { title: 'Reclamos', hint: 'Quién recibe cada reclamo operativo, además del cliente.' },
  waranties: { title: 'Garantías', hint: 'Quién recibe cada garantía, además del cliente.' },
};

type TextName = 'account' | 'user' | 'password' | 'smtp' | 'port';

export function MailTab() {
  const sender = useSection(senderForm);
  const { typed, change, leave, wrong } = sender;
  const field = (
    name: TextName,
    label: string,
    more: { placeholder?: string; inputMode?: 'numeric' | 'email' } = {},
  ) => (
    <TypedField
      label={label}
      value={typed[name]}
      wrong={wrong(name)}
      isSecret={name === 'password'}
      {...more}
      onChange={(text) => change((before) => ({ ...before, [name]: text }))}
      onLeave={() => leave(name)}
    />
  );
  return (
    <>
      <SectionFrame
        title={sender.title}
        isUnsaved={sender.isUnsaved}
        hint="Sin servidor, los mails esperan y salen cuando haya uno."
      >
        {typed.isOverridden && (
          <p className="notice warn">
            El servidor tiene definida SMTP_URL: los mails salen por ahí, diga lo que diga esta cuenta.
          </p>
        )}
        <div className="mail-fields">
          {field('account', 'Cuenta', { inputMode: 'email', placeholder: 'ventas@ejemplo.com' })}
          {field('smtp', 'Servidor SMTP', { placeholder: 'smtp.ejemplo.com' })}
          {field('port', 'Puerto', { inputMode: 'numeric' })}
          {field('user', 'Usuario')}
          {field('password', 'Contraseña', {
            placeholder: typed.hasPassword ? 'Guardada: vacía, no cambia' : 'Todavía no hay una',
          })}
          <label className="check">
            <input
              type="checkbox"
              checked={typed.ssl}
              onChange={({ target }) => change((before) => ({ ...before, ssl: target.checked }))}
            />
            Conexión segura (SSL)
          </label>
        </div>
      </SectionFrame>
      <div className="shop-pair">
        {mailGroupNames.map((name) => (
          <MailGroupFields
            key={name}
            {...groups[name]}
            group={typed[name]}
            hasZone={name !== 'comunication'}
            onChange={(group: MailGroup) => change((before) => ({ ...before, [name]: group }))}
          />
        ))}
      </div>
    </>
  );
}
