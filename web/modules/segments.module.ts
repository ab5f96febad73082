import { ContainerModule } from 'inversify';
import { createBrandBoardService } from '#adapters/http/brand-board.ts';
import { createBoardQueries } from '../brand-board/board-queries.ts';
import { foundation, services } from '../parts.ts';

/** Which vehicle brands stand in which segment. With its screen. */
export const segmentsModule = new ContainerModule(({ bind }) => {
  bind(services.brandBoard).toDynamicValue(({ get }) =>
    createBoardQueries(
      createBrandBoardService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
