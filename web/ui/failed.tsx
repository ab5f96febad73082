import { Message } from './message.tsx';

/** Why there is nothing to show, and another try. */
export function Failed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <Message title={text} drawing="plug">
      <button type="button" className="btn primary" onClick={onRetry}>
        Reintentar
      </button>
    </Message>
  );
}
