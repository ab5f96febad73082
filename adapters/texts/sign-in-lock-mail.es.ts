import { textBlock } from '#core/mail/mail-content.ts';
import type { LockedLogin, SignInLock } from '#core/session/sign-in-lock.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { signInLockTexts } from './sign-in-locks.es.ts';

const again = {
  'sign-in-locked': 'Por un minuto no se puede probar de nuevo.',
  'second-factor-locked': 'La contraseña era correcta. Por un cuarto de hora no se acepta otro código.',
} as const satisfies Record<SignInLock, string>;

type MailedLock = Omit<LockedLogin, 'userId'>;

const lockFacts = ({ userName, name, customer, since, network, why }: MailedLock) => ({
  kind: 'facts' as const,
  facts: [
    ['Usuario', userName],
    ['De', customer === null ? `${name}, del personal` : customer.name],
    ['Desde', formatDateTime(since)],
    ['Red', network === '' ? 'no se sabe' : network],
    ['Por qué', `${signInLockTexts[why]}. ${again[why]}`],
  ] as const,
});

/** The mail to administrators about logins that were locked; one at least. */
export const lockMail = (locks: readonly MailedLock[]) => ({
  subject:
    locks.length === 1
      ? `Se frenó el ingreso de ${locks[0]?.userName}`
      : `Se frenó el ingreso de ${locks.length} usuarios`,
  blocks: [
    ...locks.map(lockFacts),
    textBlock(
      'Si no fue esa persona, generale otra contraseña y pedile que active el segundo paso. El aviso queda en el Resumen hasta que ingrese, y un día como mucho. Sale un mail por hora como mucho: lo que pase mientras tanto está en el Resumen.',
      'Estos avisos se apagan en Configuración › Envío de E-mails.',
    ),
  ],
});
