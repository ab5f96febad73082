import { lazy, Suspense, useState } from 'react';

const ExclusionsWindow = lazy(() =>
  import('./exclusions-window.tsx').then((module) => ({ default: module.ExclusionsWindow })),
);

export function ExclusionsButton() {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => open(true)}>
        Marcas y Familias
      </button>
      {isOpen && (
        <Suspense>
          <ExclusionsWindow onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
