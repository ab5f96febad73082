import { ContainerModule } from 'inversify';
import { createCaseMessageService } from '#adapters/http/case-messages.ts';
import { createCaseMessageQueries } from '../cases/messages/case-message-queries.ts';
import { foundation, services } from '../parts.ts';

/** What companies and the distributor write to each other about claims and warranties. With their screens. */
export const caseMessagesModule = new ContainerModule(({ bind }) => {
  bind(services.caseMessages).toDynamicValue(({ get }) => {
    const { http, inTab } = get(foundation.publicServices);
    const ports = { inTab, newKey: get(foundation.newKey), queries: get(foundation.queries) };
    return createCaseMessageQueries(createCaseMessageService(http), get(services.caller), ports);
  });
});
