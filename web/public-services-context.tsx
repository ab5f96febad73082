import { createContext, type ReactNode, useContext } from 'react';
import type { PublicServices } from './public-services.ts';
import { useStore } from './state/store.ts';

const PublicServicesContext = createContext<PublicServices | null>(null);

interface PublicServicesProviderProps {
  readonly value: PublicServices;
  readonly children: ReactNode;
}

/** What was served with the page, and of the distributor what was saved since in this window. */
export function PublicServicesProvider({ value, children }: PublicServicesProviderProps) {
  const distributor = useStore(value.distributor);
  const services = { ...value, settings: { ...value.settings, distributor } };
  return <PublicServicesContext.Provider value={services}>{children}</PublicServicesContext.Provider>;
}

export const usePublicServices = (): PublicServices => {
  const publicServices = useContext(PublicServicesContext);
  if (publicServices === null) throw new Error('outside of PublicServicesProvider');
  return publicServices;
};
