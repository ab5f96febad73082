import { type APIOptions, addLocale, locale, PrimeReactProvider } from 'primereact/api';
import type { ReactNode } from 'react';
import { kitTexts } from './kit-texts.es.ts';

addLocale('es', kitTexts);
locale('es');

const settings: Partial<APIOptions> = {
  locale: 'es',
  // Our own classes, through `pt`.
  unstyled: true,
  ripple: false,
  // Detached: the page's policy allows no style element, so those of the kit never reach the page.
  styleContainer: document.createElement('div'),
};

/** Around each component of the kit: a screen without one loads nothing of it. */
export function KitProvider({ children }: { readonly children: ReactNode }) {
  return <PrimeReactProvider value={settings}>{children}</PrimeReactProvider>;
}
