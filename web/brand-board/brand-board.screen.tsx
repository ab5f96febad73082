import { brandBoardProblem } from '#adapters/texts/brand-board.es.ts';
import { useDesks } from '#web/desks.ts';
import { Bones } from '#web/parts/bones.tsx';
import { Failed } from '#web/parts/failed.tsx';
import { Message } from '#web/parts/message.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import { BoardForm } from './board-form.tsx';

const title = 'Marcas por segmento';

/** /vehicles-brand-segments: which vehicle brands are offered in which segment, and in which order. */
export function BrandBoardScreen() {
  const { brandBoard } = useDesks();
  const { answer, failure, retry } = useWatchedAnswer(brandBoard.board);
  return (
    <main className="office brand-board">
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {answer !== null ? (
        answer.assigned.length === 0 && answer.unassigned.length === 0 ? (
          <Message title="Todavía no hay marcas de vehículos">
            <p className="muted">Llegan con la lista de vehículos: importala y volvé a ordenarlas.</p>
          </Message>
        ) : (
          <BoardForm stored={answer} />
        )
      ) : failure !== null ? (
        <Failed text={brandBoardProblem(failure)} onRetry={retry} />
      ) : (
        <Bones rows={12} kind="office" />
      )}
    </main>
  );
}
