import { requestTexts } from '#adapters/texts/validation.es.ts';
import type { PublicDesk } from '#core/distributor/public-desk.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

export const publicRoutes = (app: App, desk: PublicDesk): void => {
  app.get('/api/Public/delivery-methods', { schema: { tags: ['Public'] } }, async (_request, reply) =>
    sendAnswer(
      reply,
      await desk.deliveryMethods(),
      (methods) => methods,
      () => requestTexts.failed,
    ),
  );
  app.get('/api/Public/whatsapp', { schema: { tags: ['Public'] } }, async (_request, reply) =>
    sendAnswer(
      reply,
      await desk.whatsapp(),
      (contacts) => contacts,
      () => requestTexts.failed,
    ),
  );
};
