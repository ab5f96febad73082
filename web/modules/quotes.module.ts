import { ContainerModule } from 'inversify';
import { createQuoteService } from '#adapters/http/quotes.ts';
import { changesOf } from '#core/live/changes.ts';
import { foundation, services } from '../parts.ts';
import { createQuoting } from '../quotes/quoting.ts';
import { following } from '../state/following.ts';

/** Quotes for a shop’s own clients. */
export const quotesModule = new ContainerModule(({ bind }) => {
  bind(services.quoting)
    .toDynamicValue(({ get }) => {
      const { call, inTab } = get(foundation.front);
      const service = createQuoteService(call);
      const quoting = createQuoting(
        service,
        get(services.caller),
        inTab,
        get(foundation.newKey),
        get(foundation.queries),
      );
      return following(quoting, changesOf(get(services.live), 'QuotesChanged').subscribe(quoting.refresh));
    })
    .onDeactivation((quoting) => {
      quoting.stop();
    });
});
