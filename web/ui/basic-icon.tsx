/** The signs that the public page shows too: it loads no others. */
export const basicPaths = {
  close: 'M4 4l8 8M12 4l-8 8',
  down: 'M4 6l4 4 4-4',
  left: 'M10 3L5 8l5 5',
  right: 'M6 3l5 5-5 5',
  up: 'M3 10l5-5 5 5',
  eye: 'M1.5 8q6.5-8.5 13 0q-6.5 8.5-13 0M8 6a2 2 0 1 0 0 4a2 2 0 0 0 0-4',
  blind: 'M1.5 8q6.5-8.5 13 0q-6.5 8.5-13 0M2.5 13.5l11-11',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M5 2.5v11l8-5.5z',
  turn: 'M13.5 8a5.5 5.5 0 1 1-1.6-3.9M13.5 1.5v3.2h-3.2',
} as const;

/** A sign's line, in a box of 16. */
export function Sign({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function BasicIcon({ name }: { readonly name: keyof typeof basicPaths }) {
  return <Sign path={basicPaths[name]} />;
}
