import { Component, type ReactNode } from 'react';
import { Message } from '#web/ui/message.tsx';

interface BoundaryState {
  readonly failed: boolean;
}

/** An error of one screen leaves the others working. React needs a class here. */
export class RouteBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Message title="No se pudo mostrar esta pantalla" drawing="part">
        <p className="muted">Tu carrito y lo que guardaste siguen como estaban.</p>
        {/* The address says all that the screen shows; a chunk that a new version replaced is fetched anew. */}
        <button type="button" className="btn primary" onClick={() => window.location.reload()}>
          Reintentar
        </button>
      </Message>
    );
  }
}
