import type { ContainerModule } from 'inversify';
import { createContext, useContext } from 'react';
import type { services as tokens } from './parts.ts';

type Tokens = typeof tokens;

/** What the screens of somebody who is signed in work with. It lives outside React, from sign-in to sign-out. */
export type Services = { readonly [Name in keyof Tokens]: NonNullable<Tokens[Name]['made']> } & {
  /** Adds the services of these modules. */
  load(modules: readonly ContainerModule[]): void;
  stop(): void;
};

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** `modules` are those that come with the screen that asks: it and all inside of it find there what they hold. */
export const useServices = (...modules: readonly ContainerModule[]): Services => {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('outside of ServicesProvider');
  services.load(modules);
  return services;
};
