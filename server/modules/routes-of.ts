import type { ResolutionContext, ServiceIdentifier } from 'inversify';
import type { Guard } from '../guard.ts';
import { parts } from '../parts.ts';
import type { App, Routes } from '../routes/app.ts';

/** Routes that ask one service, for whom the guard lets through. */
export const routesOf =
  <Service>(
    routes: (app: App, service: Service, guard: Guard) => void | Promise<void>,
    part: ServiceIdentifier<Service>,
  ) =>
  (made: ResolutionContext): Routes => {
    const [service, guard] = [made.get(part), made.get(parts.guard)];
    return (app) => routes(app, service, guard);
  };
