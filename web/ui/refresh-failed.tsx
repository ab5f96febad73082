interface RefreshFailedProps {
  /** Why; null where what is shown is as it should be. */
  readonly text: string | null;
  readonly onRetry: () => void;
}

/** Why an answer did not come, and another try; the rest of the screen, or the former answer, stays. */
export function RefreshFailed({ text, onRetry }: RefreshFailedProps) {
  if (text === null) return null;
  return (
    <p className="notice bad inside">
      {text}
      <button type="button" className="btn" onClick={onRetry}>
        Reintentar
      </button>
    </p>
  );
}
