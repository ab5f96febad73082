import { useCallback, useEffect, useState } from 'react';
import { useStore } from '#web/state/store.ts';
import { BasicIcon } from '#web/ui/basic-icon.tsx';
import { type Toast, type Toaster, toastMs } from './toasts.ts';

/** What happened and what to do, at the bottom right. It waits while it is looked at (hover or focus). */
export function ToasterView({ toaster }: { readonly toaster: Toaster }) {
  const toasts = useStore(toaster.shown);
  const [isPaused, setIsPaused] = useState(false);
  const dismiss = useCallback(
    (id: number) => {
      // A toast that goes takes the pointer's or the focus's pause with it.
      setIsPaused(false);
      toaster.dismiss(id);
    },
    [toaster],
  );
  return (
    <section
      className="toasts"
      aria-label="Avisos"
      aria-live="polite"
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} isPaused={isPaused} onDone={dismiss} />
      ))}
    </section>
  );
}

interface ToastViewProps {
  readonly toast: Toast;
  readonly isPaused: boolean;
  readonly onDone: (id: number) => void;
}

const words = { Success: 'Listo', Info: 'Información', Warning: 'Atención', Error: 'Error' } as const;

function ToastView({ toast, isPaused, onDone }: ToastViewProps) {
  const { id, kind, title, message, action } = toast;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDone(id), toastMs);
    return () => clearTimeout(timer);
  }, [isPaused, id, onDone]);

  return (
    <div className={`toast ${kind.toLowerCase()}`}>
      <i aria-hidden="true" />
      <p>
        <span className="only-read">{words[kind]}: </span>
        {title !== '' && <b>{title}</b>}
        {message}
      </p>
      {action !== undefined && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            action.run();
            onDone(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Cerrar aviso" onClick={() => onDone(id)}>
        <BasicIcon name="close" />
      </button>
    </div>
  );
}
