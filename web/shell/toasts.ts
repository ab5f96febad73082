import { createStore, type Readable } from '#web/state/store.ts';

/** How long a toast stays, in milliseconds (docs/rules/screens.md 2). */
export const toastMs = 5000;

export type ToastKind = 'Success' | 'Info' | 'Warning' | 'Error';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly message: string;
  /** Of toasts with the same topic only the newest stays. */
  readonly topic?: string;
  /** What to do about it, such as 'Deshacer'. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Toaster {
  readonly shown: Readable<readonly Toast[]>;
  show(toast: Omit<Toast, 'id'>): void;
  dismiss(id: number): void;
  clear(): void;
}

const maxShown = 4;

export function createToaster(): Toaster {
  const shown = createStore<readonly Toast[]>([]);
  let last = 0;
  return {
    shown,
    show(toast) {
      last += 1;
      const next = { ...toast, id: last };
      // An equal toast is not shown twice, but replaced by the new one.
      const isSame = ({ title, message, topic }: Toast): boolean =>
        (title === toast.title && message === toast.message) || (topic !== undefined && topic === toast.topic);
      const others = shown.get().filter((each) => !isSame(each));
      shown.set([...others, next].slice(-maxShown));
    },
    dismiss: (id) => shown.set((toasts) => toasts.filter((toast) => toast.id !== id)),
    clear: () => shown.set([]),
  };
}
