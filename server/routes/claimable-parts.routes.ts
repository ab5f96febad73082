import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { autocompleteWire, searchedText } from '#adapters/wire/catalogue.wire.ts';
import { claimablePartsToWire, claimablePartsWire } from '#adapters/wire/claimable-parts.wire.ts';
import type { ClaimablePartsService } from '#core/claims/claimable-parts.service.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

export const claimablePartsRoutes = (app: App, service: ClaimablePartsService, guard: Guard): void => {
  app.post(
    '/api/Demands/parts',
    {
      ...guard('claims'),
      schema: { tags: ['Demands'], body: autocompleteWire, response: { 200: claimablePartsWire } },
    },
    async (request, reply) => {
      const answer = await service.byCode(callerOf(request), searchedText(request.body.textToSearch));
      return sendAnswer(reply, answer, claimablePartsToWire, catalogueProblem);
    },
  );
};
