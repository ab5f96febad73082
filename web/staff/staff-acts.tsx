import { useState } from 'react';
import { staffProblem } from '#adapters/texts/staff.es.ts';
import type { StaffMember } from '#core/staff/staff-member.ts';
import { NewPassword } from '#web/customers/new-password.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { InviteDialog } from '#web/login-links/invite-dialog.tsx';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { type IssuedLogin, IssuedLoginDialog } from './issued-login.tsx';
import { OpenInvitation } from './open-invitation.tsx';
import { SecondFactorReset } from './second-factor-reset.tsx';
import { StaffSessions } from './staff-sessions.tsx';

interface StaffActsProps {
  readonly member: StaffMember;
  readonly others: readonly StaffMember[];
}

/** The acts on a login, each after a question. */
export function StaffActs({ member, others }: StaffActsProps) {
  const { staff, caller } = useServices();
  const [asks, setAsks] = useState<'state' | 'hand-over' | 'password' | 'invite' | 'sessions' | 'second-factor' | null>(
    null,
  );
  const [issued, setIssued] = useState<IssuedLogin | null>(null);
  const close = () => setAsks(null);
  const isOwn = caller.userName === member.userName;
  const { customers, email, hasSecondFactor, invitedUntil, isActive, name, userName } = member;
  return (
    <section className="case-part staff-acts" aria-label="Acciones">
      {member.role === 'Seller' && customers > 0 && (
        <button type="button" className="btn" onClick={() => setAsks('hand-over')}>
          Pasar sus clientes a…
        </button>
      )}
      {!isOwn && isActive && (
        <button type="button" className="btn" onClick={() => setAsks('invite')}>
          {invitedUntil === null ? 'Invitar por mail' : 'Volver a invitar'}
        </button>
      )}
      {invitedUntil !== null && <OpenInvitation member={member} until={invitedUntil} />}
      {!isOwn && (
        <button type="button" className="btn" onClick={() => setAsks('password')}>
          Generar nueva contraseña
        </button>
      )}
      {!isOwn && (
        <button type="button" className="btn" onClick={() => setAsks('sessions')}>
          Sesiones abiertas
        </button>
      )}
      {!isOwn && hasSecondFactor && (
        <button type="button" className="btn" onClick={() => setAsks('second-factor')}>
          Quitar su segundo paso
        </button>
      )}
      {isOwn ? (
        <p className="muted">Es tu usuario: tu contraseña se cambia desde tu menú, arriba a la derecha.</p>
      ) : (
        <button type="button" className="btn" disabled={isActive && customers > 0} onClick={() => setAsks('state')}>
          {isActive ? 'Desactivar' : 'Volver a activar'}
        </button>
      )}
      {isActive && customers > 0 && (
        <p className="muted">Para desactivarlo, pasá antes sus clientes a otro vendedor.</p>
      )}
      {asks === 'state' && <StateQuestion member={member} onClose={close} />}
      {asks === 'hand-over' && <HandOverDialog member={member} others={others} onClose={close} />}
      {asks === 'sessions' && <StaffSessions member={member} onClose={close} />}
      {asks === 'second-factor' && <SecondFactorReset member={member} onClose={close} />}
      {asks === 'invite' && (
        <InviteDialog
          login={userName}
          of={{ staffId: member.id }}
          email={email}
          onClose={close}
          onInvited={() => void staff.list.outdate()}
        />
      )}
      {asks === 'password' && (
        <NewPassword
          login={userName}
          issue={() => staff.issue(member.id)}
          problemOf={staffProblem}
          onIssued={({ login, password }) => setIssued({ name, login, password })}
          onClose={close}
        />
      )}
      {issued !== null && <IssuedLoginDialog login={issued} onClose={() => setIssued(null)} />}
    </section>
  );
}

function StateQuestion({ member, onClose }: { readonly member: StaffMember; readonly onClose: () => void }) {
  const { staff } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const { name, isActive } = member;
  const confirm = () =>
    submit(async () => {
      const answer = await staff.setActive(member, !isActive);
      onClose();
      toaster.show(
        answer.ok
          ? { kind: 'Success', title: name, message: isActive ? 'Ya no puede ingresar' : 'Puede ingresar de nuevo' }
          : { kind: 'Error', title: name, message: staffProblem(answer.val) },
      );
    });
  return (
    <Confirm
      title={isActive ? `¿Desactivar a ${name}?` : `¿Activar a ${name}?`}
      action={isActive ? 'Desactivar' : 'Activar'}
      busy={isUnderWay}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        {isActive
          ? 'Sale en el momento de donde esté trabajando, y no puede volver a ingresar. Lo que hizo queda.'
          : 'Ingresa con la contraseña que tenía.'}
      </p>
    </Confirm>
  );
}
