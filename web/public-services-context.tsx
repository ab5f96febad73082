import { createContext, useContext } from 'react';
import type { Distributor } from '#core/distributor/distributor.ts';
import type { PublicServices } from './public-services.ts';
import { useStore } from './state/store.ts';

const PublicServicesContext = createContext<PublicServices | null>(null);

export const PublicServicesProvider = PublicServicesContext.Provider;

export const usePublicServices = (): PublicServices => {
  const publicServices = useContext(PublicServicesContext);
  if (publicServices === null) throw new Error('outside of PublicServicesProvider');
  return publicServices;
};

/** The distributor as the page was served with, or as saved since in this window. */
export const useDistributor = (): Distributor => useStore(usePublicServices().distributor);
