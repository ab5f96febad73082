import { useState } from 'react';
import { secondFactorProblem } from '#adapters/texts/second-factor.es.ts';
import type { SecondFactorState } from '#core/second-factor/second-factor.service.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

/** Everybody's own second factor: turned on, other codes, turned off (docs/rules/second-factor.md 1). */
export function SecondFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { secondFactor } = useServices();
  const { toaster } = usePublicServices();
  const found = useServiceQuery(secondFactor.state);
  const turnedOn = () => {
    toaster.show({
      kind: 'Success',
      title: 'Segundo paso',
      message: 'Quedó activado: se pide desde el próximo ingreso',
    });
    onClose();
  };
  return (
    <Dialog title="Segundo paso para ingresar" className="second-factor-dialog" onClose={onClose}>
      <QueryState of={found} problem={secondFactorProblem} skeleton={<Skeleton rows={2} kind="office" />}>
        {(state) =>
          state.since === null ? (
            <SetUp onDone={turnedOn} onCancel={onClose} />
          ) : (
            <TurnedOn state={state} since={state.since} onClose={onClose} />
          )
        }
      </QueryState>
    </Dialog>
  );
}

interface TurnedOnProps {
  readonly state: SecondFactorState;
  readonly since: string;
  readonly onClose: () => void;
}

function TurnedOn({ state, since, onClose }: TurnedOnProps) {
  const { secondFactor } = useServices();
  const { toaster } = usePublicServices();
  const [does, setDoes] = useState<'codes' | 'off' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const back = () => setDoes(null);

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onClose} />;
  if (does === 'codes') {
    return (
      <CodeForm
        asks={['code']}
        hint="El de tu teléfono, o uno de respaldo"
        action="Generar otros"
        onCancel={back}
        send={async ({ code }) => {
          const answer = await secondFactor.renewRecoveryCodes(code);
          if (answer.ok) setCodes(answer.val);
          return answer;
        }}
      >
        <p>Los códigos de respaldo que tenías dejan de servir.</p>
      </CodeForm>
    );
  }
  if (does === 'off') {
    return (
      <CodeForm
        asks={['password', 'code']}
        hint="El de tu teléfono, o uno de respaldo"
        action="Desactivar"
        isDanger
        onCancel={back}
        send={async ({ password, code }) => {
          const answer = await secondFactor.turnOff(password, code);
          if (answer.ok) {
            toaster.show({
              kind: 'Success',
              title: 'Segundo paso',
              message: 'Se desactivó: alcanza con la contraseña',
            });
            onClose();
          }
          return answer;
        }}
      >
        <p>Para ingresar va a alcanzar con tu contraseña.</p>
      </CodeForm>
    );
  }
  return (
    <div className="second-factor">
      <p>
        Activado desde el {formatDate(since)}. {leftText(state.recoveryCodesLeft)}
      </p>
      {state.isCompulsory && <p className="muted">El distribuidor lo pide a todo su personal.</p>}
      <div className="dialog-actions">
        {!state.isCompulsory && (
          <button type="button" className="btn" onClick={() => setDoes('off')}>
            Desactivar
          </button>
        )}
        <button type="button" className="btn" onClick={() => setDoes('codes')}>
          Otros códigos de respaldo
        </button>
        <button type="button" className="btn primary" onClick={onClose}>
          Listo
        </button>
      </div>
    </div>
  );
}

const leftText = (left: number): string => {
  if (left === 0) return 'No te quedan códigos de respaldo: generá otros.';
  return left === 1 ? 'Te queda un código de respaldo.' : `Te quedan ${left} códigos de respaldo.`;
};
