import type { Distributor } from './distributor.ts';

/** The two grounds that text and buttons stand on: those of web/theme/tokens.css, which a test holds to these. */
const grounds = {
  light: { under: ['#fafaf7', '#ffffff', '#f1f1ec'], ink: '#ffffff', accent: '#b93c0a' },
  dark: { under: ['#101318', '#171b22', '#0c0f13', '#14181f', '#0a0c10'], ink: '#14181f', accent: '#f2773a' },
} as const;

export type Ground = keyof typeof grounds;

/** The program's own, where the distributor chose none. */
export const usualAccent = (ground: Ground): string => grounds[ground].accent;

/** What text needs against what is behind it (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** '#b93c0a' of what people write ('B93C0A', ' #b93c0a'); null where it is no colour. */
export const parseColour = (text: string): string | null => {
  const [, digits] = /^\s*#?([0-9a-f]{6})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
};

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How much two colours differ for the eye: 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** A little of the colour over a ground: behind what is chosen or pointed at. */
const softOf = (colour: string, ground: Ground): string => {
  const [over, under] = [channels(colour), channels(ground === 'light' ? '#ffffff' : '#171b22')];
  const mixed = over.map((channel, at) => Math.round(channel * 0.1 + (under[at] ?? 0) * 0.9));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** Whether the colour is read as text on every surface of the ground, and the text of a button on the colour. */
export const isReadable = (colour: string, ground: Ground): boolean =>
  [...grounds[ground].under, grounds[ground].ink, softOf(colour, ground)].every(
    (other) => contrast(colour, other) >= leastContrast,
  );

/**
 * The file name of the style sheet with the distributor's colours; null where it has none of its own. The name says
 * all that is in it.
 */
export const accentStylesName = ({
  accentLight,
  accentDark,
}: Pick<Distributor, 'accentLight' | 'accentDark'>): string | null => {
  if (accentLight === null && accentDark === null) return null;
  const [light, dark] = [accentLight ?? grounds.light.accent, accentDark ?? grounds.dark.accent];
  return `accent-${light.slice(1)}-${dark.slice(1)}.css`;
};

/** The styles of the sheet of that name; null where there is none. */
export const accentStyles = (name: string): string | null => {
  const [, light, dark] = /^accent-([0-9a-f]{6})-([0-9a-f]{6})\.css$/.exec(name) ?? [];
  if (light === undefined || dark === undefined) return null;
  const [onLight, onDark] = [`#${light}`, `#${dark}`];
  if (!isReadable(onLight, 'light') || !isReadable(onDark, 'dark')) return null;
  // The bar at the top is dark in both.
  return `:root{--accent:light-dark(${onLight},${onDark});--accent-soft:light-dark(${softOf(onLight, 'light')},${softOf(onDark, 'dark')});--bar-accent:${onDark};--bar-button:${onLight}}\n`;
};
