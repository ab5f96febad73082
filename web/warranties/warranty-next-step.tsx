import { warrantyProblem, warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import { warrantyMayBecome } from '#core/warranties/state.ts';
import type { ManagedWarranty } from '#core/warranties/warranty.ts';
import { maxWarrantyResolutionLength } from '#core/warranties/warranty-management.service.ts';
import { LateResolveForm } from '#web/cases/late-resolve-form.tsx';
import { useServices } from '#web/services.ts';

interface WarrantyNextStepProps {
  readonly warranty: ManagedWarranty;
  readonly isTaking: boolean;
  readonly onTake: () => void;
}

/** What there is to do with a warranty, if there is anything left: to take it up, or to end it. */
export function WarrantyNextStep({ warranty, isTaking, onTake }: WarrantyNextStepProps) {
  const { state } = warranty.currentTracking;
  if (warrantyMayBecome(state, 'Accepted')) return <ResolveWarranty warranty={warranty} />;
  if (!warrantyMayBecome(state, 'Pending')) return null;
  return (
    <button type="button" className="btn primary big case-next" disabled={isTaking} onClick={onTake}>
      Tomar: pasa a Pendiente
    </button>
  );
}

function ResolveWarranty({ warranty: { id, rmaNumber } }: { readonly warranty: ManagedWarranty }) {
  const { warrantyManagementQueries } = useServices();
  return (
    <LateResolveForm
      name="Resolver la garantía"
      title={`Garantía RMA ${rmaNumber}`}
      done={warrantyStateTexts}
      draft={warrantyManagementQueries.resolutionOf(id)}
      maxLength={maxWarrantyResolutionLength}
      placeholder="Se repone sin cargo…"
      missing={warrantyProblem({ code: 'resolution-missing' })}
      end={async (state, resolution) => {
        const answer = await warrantyManagementQueries.move(id, { state, resolution });
        return answer.ok ? null : warrantyProblem(answer.val);
      }}
    />
  );
}
