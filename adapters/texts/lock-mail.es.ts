import { textBlock } from '#core/mail/letter.ts';
import type { LockedLogin, SignInLock } from '#core/session/sign-in-lock.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';

export const signInLockTexts = {
  'sign-in-locked': 'Demasiadas contraseñas equivocadas',
  'second-factor-locked': 'Demasiados códigos equivocados del segundo paso',
} as const satisfies Record<SignInLock, string>;

const again = {
  'sign-in-locked': 'Por un minuto nadie puede ingresar así desde ahí; después se puede probar de nuevo.',
  'second-factor-locked': 'La contraseña era correcta. Por un cuarto de hora no se acepta otro código.',
} as const satisfies Record<SignInLock, string>;

/** What administrators are told of a login that was locked. */
export const lockMail = ({ userName, name, customer, since, network, why }: Omit<LockedLogin, 'userId'>) => ({
  subject: `Se frenó el ingreso de ${userName}`,
  blocks: [
    textBlock(`${signInLockTexts[why]}. ${again[why]}`),
    {
      kind: 'facts' as const,
      facts: [
        ['Usuario', userName],
        ['De', customer === null ? `${name}, del personal` : customer.name],
        ['Desde', formatDateTime(since)],
        ['Red', network === '' ? 'no se sabe' : network],
      ] as const,
    },
    textBlock(
      'Si no fue esa persona, generale otra contraseña y pedile que active el segundo paso. El aviso queda en el Resumen hasta que ingrese, y un día como mucho; de este ingreso frenado no sale otro mail.',
      'Estos avisos se apagan en Configuración › Mails.',
    ),
  ],
});
