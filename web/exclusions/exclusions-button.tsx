import { lazy, Suspense, useState } from 'react';

const ExclusionsDialog = lazy(() =>
  import('./exclusions-dialog.tsx').then((module) => ({ default: module.ExclusionsDialog })),
);

/** Opens the window in which a customer leaves brands and families out of its searches. */
export function ExclusionsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn exclusions-button" onClick={() => setIsOpen(true)}>
        Marcas y Familias
      </button>
      {isOpen && (
        <Suspense>
          <ExclusionsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
