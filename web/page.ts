import { accentStylesName } from '#core/distributor/accent.ts';
import { joinedContact } from '#core/distributor/joined-contact.ts';
import type { WebSettings } from './settings.ts';

/** The files that a page begins with, by their names in /assets. */
export interface Shell {
  readonly script: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly icon: string;
  readonly fonts: readonly string[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Data is no script: the policy lets it stand in the page, where no text of it may end its element. */
const data = ({ apiBaseUrl: _inTheHead, ...settings }: WebSettings): string =>
  JSON.stringify(settings).replaceAll('<', '\\u003c');

/** Colours of the distributor's own: those of no layer go before the tokens. */
const accentLink = ({ distributor }: WebSettings): string => {
  const name = accentStylesName(distributor);
  return name === null ? '' : `\n<link rel="stylesheet" href="/assets/${name}">`;
};

/**
 * A page without inline code (strict CSP): the distributor's data, the files it begins with, and what is drawn already.
 * `title` is HTML.
 */
export const page = (
  shell: Shell,
  settings: WebSettings,
  drawn: { readonly title: string; readonly html: string } | null,
): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#14181f">
<meta name="description" content="${escaped(joinedContact([settings.distributor.trade, 'Catálogo y pedidos para casas de repuestos'], ' · '))}">
<meta name="api-base-url" content="${escaped(settings.apiBaseUrl)}">
<title>${drawn?.title ?? escaped(settings.distributor.name)}</title>
<link rel="icon" href="/assets/${shell.icon}" type="image/svg+xml">
${shell.fonts.map((font) => `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${shell.styles.map((style) => `<link rel="stylesheet" href="/assets/${style}" data-precedence="default">`).join('\n')}${accentLink(settings)}
${shell.modules.map((module) => `<link rel="modulepreload" href="/assets/${module}">`).join('\n')}
<script type="application/json" id="distributor">${data(settings)}</script>
<script type="module" src="/assets/${shell.script}"></script>
</head>
<body>
<div id="root">${drawn?.html ?? ''}</div>
${drawn === null ? `<noscript>${escaped(settings.distributor.name)} necesita JavaScript para funcionar.</noscript>\n` : ''}</body>
</html>
`;
