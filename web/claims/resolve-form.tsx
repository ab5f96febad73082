import { useRef, useState } from 'react';
import { claimProblem } from '#adapters/texts/claims.es.ts';
import type { ManagedClaim } from '#core/claims/claim.ts';
import { mostOfResolution } from '#core/claims/claim-desk.ts';
import type { ClaimEnd } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { CaseField } from '#web/cases/case-field.tsx';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { Icon } from '#web/parts/icon.tsx';
import { useSelected } from '#web/parts/store.ts';

const done: Readonly<Record<ClaimEnd, string>> = { Accepted: 'Aceptado', Refused: 'Rechazado' };

/** How a claim in progress ends: accepted or refused, and why. What was written stays until then. */
export function ResolveForm({ claim }: { readonly claim: ManagedClaim }) {
  const { managing } = useDesks();
  const { toaster } = useFront();
  const typed = useSelected(managing.resolutions, (drafts) => drafts[claim.id] ?? '');
  const [isLeft, leave] = useState(false);
  const [failure, fail] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = isLeft && typed.trim() === '' ? claimProblem({ code: 'resolution-missing' }) : null;

  const end = async (state: ClaimEnd) => {
    leave(true);
    fail(null);
    if (typed.trim() === '') {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    setBusy(true);
    const answer = await managing.resolve(claim.id, { state, resolution: typed });
    setBusy(false);
    if (!answer.ok) return fail(claimProblem(answer.val));
    toaster.show({ kind: 'Success', title: `Reclamo ${formatNumber(claim)}`, message: done[state] });
  };

  return (
    <form
      ref={form}
      className="case-form resolve"
      aria-label="Resolver el reclamo"
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <CaseField label="Resolución" problem={missing} hint="La lee el cliente" onLeave={() => leave(typed !== '')}>
        {(tied) => (
          <textarea
            {...tied}
            rows={3}
            maxLength={mostOfResolution}
            placeholder="Va nota de crédito por…"
            value={typed}
            onChange={({ target }) => managing.write(claim.id, target.value)}
          />
        )}
      </CaseField>
      <div role="alert">{failure !== null && <p className="notice bad">{failure}</p>}</div>
      <div className="case-ends">
        <button type="button" className="btn" disabled={isBusy} onClick={() => void end('Refused')}>
          <Icon name="close" />
          Rechazar
        </button>
        <button type="button" className="btn primary" disabled={isBusy} onClick={() => void end('Accepted')}>
          <Icon name="check" />
          Aceptar
        </button>
      </div>
    </form>
  );
}
