import { createContext, useContext } from 'react';
import type { PublicServices } from './public-services.ts';

const PublicServicesContext = createContext<PublicServices | null>(null);

export const PublicServicesProvider = PublicServicesContext.Provider;

export const usePublicServices = (): PublicServices => {
  const publicServices = useContext(PublicServicesContext);
  if (publicServices === null) throw new Error('outside of PublicServicesProvider');
  return publicServices;
};
