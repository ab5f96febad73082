import { makingStateProblem, priceListProblem } from '#adapters/texts/price-list.es.ts';
import type { MakingState, PriceListFailure } from '#core/price-lists/price-list.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';

interface WorkNoticeProps {
  /** The progress as last asked; null while it is not known. */
  readonly work: MakingState | null;
  /** 0 to 100 while it runs. */
  readonly progress: number | null;
  readonly problem: PriceListFailure | null;
  readonly onRetry: () => void;
}

/** How the making of all lists goes, or how it ended. */
export function WorkNotice({ work, progress, problem, onRetry }: WorkNoticeProps) {
  return (
    <div className="work" role="status">
      {progress !== null ? (
        <>
          <progress max={100} value={progress} aria-label="Avance" />
          <span>{progress} %. Tarda un par de minutos; mientras tanto se descargan las anteriores</span>
        </>
      ) : problem !== null ? (
        <span className="notice bad">
          <span>{priceListProblem(problem)}</span>
          <button type="button" className="btn" onClick={onRetry}>
            Reintentar
          </button>
        </span>
      ) : work?.state === 'failed' && work.error !== null ? (
        <span className="notice bad">{makingStateProblem(work.error)}</span>
      ) : work?.state === 'done' && work.finishedAt !== null ? (
        <span className="muted">Última vez: {formatDateTime(work.finishedAt)}, sin errores</span>
      ) : (
        <span className="muted">Vuelve a hacer los archivos de todas las listas. Tarda un par de minutos</span>
      )}
    </div>
  );
}
