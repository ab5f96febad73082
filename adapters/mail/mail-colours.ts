/**
 * Mail programs read no variables: each colour stands in its place, and the dark ones in one sheet that some of them
 * read.
 */
export const colours = {
  paper: '#f1f1ec',
  surface: '#ffffff',
  ink: '#14181f',
  muted: '#5b6472',
  line: '#dcddd8',
  onAccent: '#ffffff',
  link: '#1d4ed8',
} as const;

/** The style sheet for dark grounds, with the accent for them. */
export const darkSheet = (accent: string): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .m-paper { background: #0c0f13 !important; }
  .m-surface { background: #171b22 !important; border-color: ${accent} #2a303a #2a303a !important; }
  .m-ink { color: #eceae4 !important; }
  .m-muted { color: #9aa3af !important; }
  .m-line { border-color: #2a303a !important; }
  .m-link { color: #8fb2ff !important; }
  .m-button { background: ${accent} !important; color: #14181f !important; }
}`;
