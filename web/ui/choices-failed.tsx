import { RefreshFailed } from './refresh-failed.tsx';

/** What useServiceQuery answered of a question whose answers fill a field. */
export interface AskedChoices {
  readonly answer: unknown;
  readonly failure: object | null;
  readonly retry: () => void;
}

interface ChoicesFailedProps {
  readonly of: readonly AskedChoices[];
  /** What cannot be chosen: 'las marcas'. */
  readonly lacking: string;
}

/**
 * Fields whose choices did not come look like those that have none: beside them, which are lacking, and another try.
 * Nothing where they came, at least once.
 */
export function ChoicesFailed({ of, lacking }: ChoicesFailedProps) {
  const failed = of.filter(({ answer, failure }) => answer === null && failure !== null);
  const retry = () => {
    for (const each of failed) each.retry();
  };
  return <RefreshFailed text={failed.length === 0 ? null : `No se pudieron traer ${lacking}`} onRetry={retry} />;
}
