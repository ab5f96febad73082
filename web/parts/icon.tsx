const paths = {
  close: 'M4 4l8 8M12 4l-8 8',
  minus: 'M3 8h10',
  plus: 'M8 3v10M3 8h10',
  down: 'M4 6l4 4 4-4',
  left: 'M10 3L5 8l5 5',
  right: 'M6 3l5 5-5 5',
  up: 'M3 10l5-5 5 5',
  search: 'M11 11l3.5 3.5M12 7a5 5 0 1 1-10 0a5 5 0 0 1 10 0',
  cart: 'M1.5 2.5h2l1.5 8h7.5l1.5-6h-10M6 13.5h.01M11.5 13.5h.01',
  user: 'M8 8a3 3 0 1 0 0-6a3 3 0 0 0 0 6M2.5 14a5.5 5.5 0 0 1 11 0',
  eye: 'M1.5 8q6.5-8.5 13 0q-6.5 8.5-13 0M8 6a2 2 0 1 0 0 4a2 2 0 0 0 0-4',
  blind: 'M1.5 8q6.5-8.5 13 0q-6.5 8.5-13 0M2.5 13.5l11-11',
  enter: 'M13 3v5H3.5M6 5L3 8l3 3',
  filter: 'M2 3h12M4.5 8h7M6.5 13h3',
  keyboard: 'M1.5 4h13v8h-13zM4 7h.01M7 7h.01M10 7h.01M12.5 7h.01M5 9.800h6',
  print: 'M4 6V2h8v4M4 11H2V6h12v5h-2M4 9h8v5H4z',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M5 2.5v11l8-5.5z',
  turn: 'M13.5 8a5.5 5.5 0 1 1-1.6-3.9M13.5 1.5v3.2h-3.2',
  send: 'M14 2L7 9M14 2l-4.5 12L7 9L2 6.5z',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  download: 'M8 2v8M4.5 6.5L8 10l3.5-3.5M2.5 13.5h11',
  quote: 'M3 1.5h10v13l-2-1.5l-1.5 1.5L8 13l-1.5 1.5L5 13l-2 1.5zM5.5 5h5M5.5 8h5',
  check: 'M3 8.5l3.5 3.5L13 4.5',
} as const;

export type IconName = keyof typeof paths;

/** A small sign beside words; where it stands alone, its button carries the words. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
