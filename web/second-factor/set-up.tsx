import { useState } from 'react';
import type { SecondFactorToSetUp } from '#core/second-factor/second-factor.service.ts';
import { useServices } from '#web/services.ts';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SetUpProps {
  readonly onDone: () => void;
  /** Left out where there is no way round it. */
  readonly onCancel?: () => void;
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The steps from the password to the first code, and the recovery codes. */
export function SetUp({ onDone, onCancel }: SetUpProps) {
  const { secondFactor } = useServices();
  const [made, setMade] = useState<SecondFactorToSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const ways = onCancel === undefined ? {} : { onCancel };

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (made === null) {
    return (
      <CodeForm
        asks={['password']}
        action="Seguir"
        {...ways}
        send={async ({ password }) => {
          const answer = await secondFactor.begin(password);
          if (answer.ok) setMade(answer.val);
          return answer;
        }}
      >
        <p>
          Además de la contraseña, para ingresar se pide un código que da una aplicación de tu teléfono (Google
          Authenticator, Microsoft Authenticator u otra). Quien sepa tu contraseña no entra sin tu teléfono.
        </p>
      </CodeForm>
    );
  }
  return (
    <CodeForm
      asks={['code']}
      hint="Los seis números que muestra la aplicación"
      action="Activar"
      {...ways}
      send={async ({ code }) => {
        const answer = await secondFactor.confirm(code);
        if (answer.ok) setCodes(answer.val);
        return answer;
      }}
    >
      <p>Con la aplicación de tu teléfono leé este código y escribí abajo el número que te da.</p>
      <QrCode text={made.address} label="Código QR para la aplicación del teléfono" />
      <p className="muted">
        Si no podés leerlo, escribí esta clave en la aplicación: <b className="mono secret">{inFours(made.secret)}</b>
      </p>
    </CodeForm>
  );
}
