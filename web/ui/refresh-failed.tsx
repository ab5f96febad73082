interface RefreshFailedProps {
  /** Why; null where what is shown is as it should be. */
  readonly text: string | null;
  readonly onRetry: () => void;
}

/** The former answer stays: above it, why it is not newer, and another try. */
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
