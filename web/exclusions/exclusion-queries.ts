import type { Caller } from '#core/access/caller.ts';
import type { ExclusionService, ExclusionsFailure } from '#core/catalogue/exclusions/exclusion.service.ts';
import type { ChosenExclusion, Exclusion } from '#core/catalogue/exclusions/exclusions.ts';
import type { Result } from '#core/shared/result.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** The brands and families that this user left out: asked whenever the window opens. */
export type ExclusionQueries = ReturnType<typeof createExclusionQueries>;

/** `forget` is called once what was found so far no longer holds. */
export function createExclusionQueries(
  service: ExclusionService,
  caller: Caller,
  queries: ServiceQueries,
  forget: () => void,
) {
  const list = queries.define('exclusions', () => service.read(caller), { staleTime: 0 });
  return {
    list,
    /** Resolves once what is shown is what is stored. */
    async save(chosen: readonly ChosenExclusion[]): Promise<Result<readonly Exclusion[], ExclusionsFailure>> {
      const answer = await service.save(caller, chosen);
      if (!answer.ok) return answer;
      forget();
      await list.outdate();
      return answer;
    },
  };
}
