import type { KeyValueStore } from '#adapters/storage/key-value.ts';

/** `auto` follows the machine. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeTexts = { auto: 'Automático', light: 'Claro', dark: 'Oscuro' } as const satisfies Record<
  Theme,
  string
>;

const key = 'theme';

export const storedTheme = (kept: KeyValueStore): Theme => themes.find((theme) => theme === kept.read(key)) ?? 'auto';

export const keepTheme = (kept: KeyValueStore, theme: Theme): void =>
  theme === 'auto' ? kept.remove(key) : kept.write(key, theme);

export const applyTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = theme;
};
