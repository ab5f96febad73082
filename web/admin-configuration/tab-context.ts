import { createContext, useContext } from 'react';
import type { Section, ShopConfiguration } from '#core/configuration/shop-configuration.ts';

/** A section of the open tab, for the bar that saves them. */
export interface SectionEntry {
  readonly title: string;
  readonly isUnsaved: boolean;
  readonly hasMoved: boolean;
  /** Who else saved it since it was read, and which fields; empty while nobody did. */
  readonly moved: string;
  /** Null once it is stored; else why it is not. */
  save(): Promise<string | null>;
  discard(): void;
}

interface OpenTab {
  readonly configuration: ShopConfiguration;
  report(section: Section, entry: SectionEntry | null): void;
}

const OpenTabContext = createContext<OpenTab | null>(null);

export const OpenTabProvider = OpenTabContext.Provider;

export const useOpenTab = (): OpenTab => {
  const tab = useContext(OpenTabContext);
  if (tab === null) throw new Error('outside of OpenTabProvider');
  return tab;
};
