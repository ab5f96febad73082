import { claimProblem, claimStateTexts } from '#adapters/texts/claims.es.ts';
import type { ManagedClaim } from '#core/claims/claim.ts';
import { maxResolutionLength } from '#core/claims/claim-management.service.ts';
import { formatNumber } from '#core/orders/number.ts';
import { LateResolveForm } from '#web/cases/late-resolve-form.tsx';
import { useServices } from '#web/services.ts';

/** How a claim in progress ends. */
export function ResolveClaim({ claim }: { readonly claim: ManagedClaim }) {
  const { claimManagementQueries } = useServices();
  return (
    <LateResolveForm
      name="Resolver el reclamo"
      title={`Reclamo ${formatNumber(claim)}`}
      done={claimStateTexts}
      draft={claimManagementQueries.resolutionOf(claim.id)}
      maxLength={maxResolutionLength}
      placeholder="Va nota de crédito por…"
      missing={claimProblem({ code: 'resolution-missing' })}
      end={async (state, resolution) => {
        const answer = await claimManagementQueries.resolve(claim.id, { state, resolution });
        return answer.ok ? null : claimProblem(answer.val);
      }}
    />
  );
}
