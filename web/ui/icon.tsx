import { basicPaths, Sign } from './basic-icon.tsx';

const paths = {
  ...basicPaths,
  minus: 'M3 8h10',
  plus: 'M8 3v10M3 8h10',
  search: 'M11 11l3.5 3.5M12 7a5 5 0 1 1-10 0a5 5 0 0 1 10 0',
  cart: 'M1.5 2.5h2l1.5 8h7.5l1.5-6h-10M6 13.5h.01M11.5 13.5h.01',
  user: 'M8 8a3 3 0 1 0 0-6a3 3 0 0 0 0 6M2.5 14a5.5 5.5 0 0 1 11 0',
  enter: 'M13 3v5H3.5M6 5L3 8l3 3',
  filter: 'M2 3h12M4.5 8h7M6.5 13h3',
  keyboard: 'M1.5 4h13v8h-13zM4 7h.01M7 7h.01M10 7h.01M12.5 7h.01M5 9.800h6',
  print: 'M4 6V2h8v4M4 11H2V6h12v5h-2M4 9h8v5H4z',
  send: 'M14 2L7 9M14 2l-4.5 12L7 9L2 6.5z',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  download: 'M8 2v8M4.5 6.5L8 10l3.5-3.5M2.5 13.5h11',
  quote: 'M3 1.5h10v13l-2-1.5l-1.5 1.5L8 13l-1.5 1.5L5 13l-2 1.5zM5.5 5h5M5.5 8h5',
  check: 'M3 8.5l3.5 3.5L13 4.5',
  flag: 'M3.5 14.5v-13M3.5 2.5h9l-2 3l2 3h-9',
  mask: 'M1.5 5q6.5-3 13 0q0 6-4 6q-1.5 0-2.5-1.5q-1 1.5-2.5 1.5q-4 0-4-6M4.5 7h2M9.5 7h2',
  back: 'M6.5 3L2.5 7l4 4M2.5 7h7a4 3.5 0 0 1 0 7h-2',
  enterAs: 'M9 2.5h4.5v11H9M2 8h7.5M6.5 5l3 3l-3 3',
  noOffers: 'M2 8V2.5h5.5l6 6l-5.5 5.5zM5 5.5h.01M1.5 14.5l13-13',
  list: 'M2 4h12M2 8h12M2 12h7M12.5 10.5v4M10.5 12.5h4',
  question: 'M5.5 6a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M8 12.8h.01',
  warning: 'M8 2l6.5 11.5h-13zM8 6.5v3M8 11.5h.01',
  swap: 'M2 5.5h11l-2.5-2.5M14 10.5H3l2.5 2.5',
  ban: 'M3.8 3.8l8.4 8.4M14 8a6 6 0 1 1-12 0a6 6 0 0 1 12 0',
  key: 'M9.500 9.500a3.500 3.500 0 1 0-3-3L1.500 11.500v3h3v-2h2v-2zM10.800 5.200h.01',
  percent: 'M12.500 3.500l-9 9M4.500 6.500a2 2 0 1 0 0-4a2 2 0 0 0 0 4M11.500 13.500a2 2 0 1 0 0-4a2 2 0 0 0 0 4',
  bookmark: 'M4 1.500h8v13l-4-3.500l-4 3.500z',
  edit: 'M11 2l3 3L5.500 13.500l-3.500.500l.500-3.500zM9.500 3.500l3 3',
  sort: 'M5 6.500l3-3l3 3M5 9.500l3 3l3-3',
  file: 'M4 1.5h5l3 3v10H4zM9 1.5v3h3',
} as const;

export type IconName = keyof typeof paths;

/** A small sign beside words; where it stands alone, its button carries the words. */
export function Icon({ name }: { readonly name: IconName }) {
  return <Sign path={paths[name]} />;
}
