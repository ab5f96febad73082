import { useMemo } from 'react';
import { mailGroupHint, mailGroupTitles } from '#adapters/texts/mail-groups.es.ts';
import { smtpPortsText } from '#adapters/texts/mails.es.ts';
import { mailGroupNames } from '#core/mail/mail-group.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { mailsModule } from '#web/modules/mails.module.ts';
import { useServices } from '#web/services.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { MailGroupFields } from './mail-group.tsx';
import { SectionField } from './section-field.tsx';
import { SectionFrame } from './section-frame.tsx';
import { type SenderPart, senderForm, senderPartsTyped } from './sender-form.ts';
import { useSection } from './use-section.ts';
import { WaitingMailsChoice } from './waiting-mails-choice.tsx';

type TextName = 'account' | 'user' | 'password' | 'smtp' | 'port';

/** The tab of mails: the account that sends, and who gets what. */
export function MailTab() {
  const { mails } = useServices(mailsModule);
  const { answer: waiting } = useServiceQuery(mails.waiting);
  const sender = useSection(useMemo(() => senderForm(waiting), [waiting]));
  const { form } = sender;
  const typed = form.values;
  const parts = senderPartsTyped(sender.stored, typed);
  const isUnsaved = (part: SenderPart): boolean => sender.isUnsaved && parts.has(part);
  const field = (
    name: TextName,
    label: string,
    more: { placeholder?: string; inputMode?: 'numeric' | 'email'; hint?: string } = {},
  ) => <SectionField form={form} name={name} label={label} isSecret={name === 'password'} {...more} />;
  return (
    <>
      <SectionFrame
        title={sender.title}
        isUnsaved={isUnsaved('account')}
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
          {field('port', 'Puerto', { inputMode: 'numeric', hint: smtpPortsText })}
          {field('user', 'Usuario', { hint: 'Si lo dejás vacío, se usa la cuenta.' })}
          {field('password', 'Contraseña', {
            placeholder: typed.hasPassword ? 'Guardada: vacía, no cambia' : 'Todavía no hay una',
          })}
          <CheckBox
            label="Conexión segura (TLS)"
            isChecked={typed.ssl}
            onChange={(ssl) => form.change((before) => ({ ...before, ssl }))}
          />
        </div>
        {sender.isUnsaved && <WaitingMailsChoice form={form} waiting={waiting} />}
      </SectionFrame>
      {typed.tellsLocks !== null && (
        <SectionFrame title="Seguridad" isUnsaved={isUnsaved('tellsLocks')}>
          <CheckBox
            label="Avisar a los administradores cuando se frena el ingreso de un usuario"
            isChecked={typed.tellsLocks}
            onChange={(tellsLocks) => form.change((before) => ({ ...before, tellsLocks }))}
          />
        </SectionFrame>
      )}
      <div className="shop-pair">
        {mailGroupNames
          .filter((name) => typed[name] !== null)
          .map((name) => (
            <MailGroupFields
              key={name}
              title={mailGroupTitles[name]}
              hint={mailGroupHint(name, typed[name]?.sendToZoneAccount === true)}
              name={name}
              isUnsaved={isUnsaved(name)}
              form={form}
              hasZone={name !== 'comunication'}
            />
          ))}
      </div>
    </>
  );
}
