import { brandBoardProblem } from '#adapters/texts/brand-board.es.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { segmentsModule } from '#web/modules/segments.module.ts';
import { useServices } from '#web/services.ts';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BoardForm } from './board-form.tsx';

const title = 'Marcas por segmento';

/** /vehicles-brand-segments: which vehicle brands are offered in which segment, and in which order. */
export function BrandBoardScreen() {
  const { brandBoard } = useServices(segmentsModule);
  return (
    <main className="office brand-board">
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <QueryState
        of={useServiceQuery(brandBoard.board)}
        problem={brandBoardProblem}
        skeleton={<Skeleton rows={12} kind="office" />}
        isNone={({ assigned, unassigned }) => assigned.length === 0 && unassigned.length === 0}
        none={
          <Message title="Todavía no hay marcas de vehículos">
            <p className="muted">Llegan con la lista de vehículos: importala y volvé a ordenarlas.</p>
          </Message>
        }
      >
        {(board) => <BoardForm stored={board} />}
      </QueryState>
    </main>
  );
}
