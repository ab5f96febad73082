/** Boundary dimensions of bearings by ISO 15, 355 and 104: bore × outside × width, in millimetres. */
export interface BearingSize {
  readonly number: string;
  readonly bore: number;
  readonly outside: number;
  readonly width: number;
}

const boreOf = (size: number): number => [10, 12, 15, 17][size] ?? size * 5;

/** `first` is the bore number of the first pair; each pair is outside and width. */
const series = (prefix: string, first: number, pairs: string): BearingSize[] =>
  pairs.split(' ').map((pair, index) => {
    const [outside = 0, width = 0] = pair.split('x').map(Number);
    const size = first + index;
    return { number: prefix + String(size).padStart(2, '0'), bore: boreOf(size), outside, width };
  });

const size = (number: string, bore: number, outside: number, width: number): BearingSize => ({
  number,
  bore,
  outside,
  width,
});

const light200 =
  '30x9 32x10 35x11 40x12 47x14 52x15 62x16 72x17 80x18 85x19 90x20 100x21 110x22 120x23 125x24 130x25 140x26 150x28 160x30 170x32 180x34 190x36 200x38';
const medium300 =
  '35x11 37x12 42x13 47x14 52x15 62x17 72x19 80x21 90x23 100x25 110x27 120x29 130x31 140x33 150x35 160x37 170x39 180x41 190x43 200x45 215x47';
const extraLight =
  '26x8 28x8 32x9 35x10 42x12 47x12 55x13 62x14 68x15 75x16 80x16 90x18 95x18 100x18 110x20 115x20 125x22 130x22 140x24 145x24 150x24';

const from = (sizes: readonly BearingSize[], prefix: string, newPrefix: string, first: number, last: number) =>
  sizes.slice(first, last + 1).map((one) => ({ ...one, number: one.number.replace(prefix, newPrefix) }));

const deep62 = series('62', 0, light200);
const deep63 = series('63', 0, medium300);

/** Deep groove ball bearings; 62/22 is not 6222. */
export const deepGroove: readonly BearingSize[] = [
  ...series('60', 0, extraLight),
  ...deep62,
  size('62/22', 22, 50, 14),
  size('62/28', 28, 58, 16),
  size('62/32', 32, 65, 17),
  ...deep63,
  size('63/22', 22, 56, 16),
  size('63/28', 28, 68, 18),
  size('63/32', 32, 75, 20),
  size('6322', 110, 240, 50),
  ...series('68', 0, '19x5 21x5 24x5 26x5 32x7 37x7 42x7 47x7 52x7 58x7 65x7'),
  ...series('69', 0, '22x6 24x6 28x7 30x7 37x9 42x9 47x9 55x10 62x12 68x12 72x12'),
];

/** Tapered, cylindrical, angular contact, spherical and thrust bearings, as industry asks for them. */
export const industrial: readonly (BearingSize & { readonly kind: string })[] = [
  ...series(
    '302',
    3,
    '40x13.25 47x15.25 52x16.25 62x17.25 72x18.25 80x19.75 85x20.75 90x21.75 100x22.75 110x23.75 120x24.75 125x26.25 130x27.25 140x28.25',
  ).map((one) => ({ ...one, kind: 'cónico' })),
  ...series(
    '303',
    2,
    '42x14.25 47x15.25 52x16.25 62x18.25 72x20.75 80x22.75 90x25.25 100x27.25 110x29.25 120x31.5 130x33.5',
  ).map((one) => ({ ...one, kind: 'cónico' })),
  ...series(
    '322',
    6,
    '62x21.25 72x24.25 80x24.75 85x24.75 90x24.75 100x26.75 110x29.75 120x32.75 125x33.25 130x33.25',
  ).map((one) => ({ ...one, kind: 'cónico' })),
  ...series('320', 4, '42x15 47x15 55x17 62x18 68x19 75x20 80x20 90x23 95x23 100x23 110x25 115x25').map((one) => ({
    ...one,
    number: `${one.number}X`,
    kind: 'cónico',
  })),
  ...from(deep62, '62', 'NU2', 4, 20).map((one) => ({ ...one, kind: 'de rodillos cilíndricos' })),
  ...from(deep62, '62', 'NJ2', 4, 16).map((one) => ({ ...one, kind: 'de rodillos cilíndricos' })),
  ...from(deep63, '63', 'NU3', 4, 16).map((one) => ({ ...one, kind: 'de rodillos cilíndricos' })),
  ...from(deep62, '62', '72', 0, 16).map((one) => ({ ...one, number: `${one.number}B`, kind: 'de contacto angular' })),
  ...from(deep63, '63', '73', 4, 14).map((one) => ({ ...one, number: `${one.number}B`, kind: 'de contacto angular' })),
  ...series(
    '222',
    5,
    '52x18 62x20 72x23 80x23 85x23 90x23 100x25 110x28 120x31 125x31 130x31 140x33 150x36 160x40',
  ).map((one) => ({ ...one, kind: 'oscilante de rodillos' })),
  ...series('511', 0, '24x9 26x9 28x9 30x9 35x10 42x11 47x11 52x12 60x13 65x14 70x14').map((one) => ({
    ...one,
    kind: 'axial',
  })),
];

/** Insert bearings of farm machines, and their housings' letters. */
export const insertBearings: readonly BearingSize[] = series(
  'UC2',
  4,
  '47x31 52x34.1 62x38.1 72x42.9 80x49.2 85x49.2 90x51.6 100x55.6 110x65.1',
);
