import { Container, type ContainerModule } from 'inversify';
import * as z from 'zod/mini';
import type { Trouble } from '#adapters/http/trouble.ts';
import type { Clock } from '#core/shared/clock.ts';
import { type ContainerParts, foundationOf } from './foundation.ts';
import { createLastTrouble, type LastTrouble } from './last-trouble.ts';
import { sessionModule } from './modules/session.module.ts';
import { foundation, services } from './parts.ts';
import type { CliSettings } from './settings.ts';

type Tokens = typeof services;

/** What commands work with, each made when it is first asked for; `session` and `live` are started then. */
export type Services = { readonly [Name in keyof Tokens]: NonNullable<Tokens[Name]['made']> } & {
  /** The id that the server gave the last call, if it refused it. */
  requestId(): string | null;
  /** What the last call met besides an answer, if it did; within `apart` the last of that work. */
  trouble(): Trouble | null;
  readonly apart: LastTrouble['apart'];
  /** Asks the server for what needs no session, so that `trouble` tells whether anybody is there. */
  reach(): Promise<void>;
  /** Adds what only some of a command's ways need. */
  use(module: ContainerModule): void;
  stop(): void;
};

/** Everything is made once, when it is first asked for. `modules` are those of the commands that run. */
export const createContainer = (parts: ContainerParts, modules: readonly ContainerModule[]): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(foundationOf(parts), sessionModule, ...modules);
  return container;
};

/** Puts together what one run of a command works with. `stop` ends what was made of it. */
export function openServices(
  settings: CliSettings,
  clock: Clock,
  interrupted: AbortSignal,
  modules: readonly ContainerModule[],
  { waiting, lapsed }: Pick<ContainerParts, 'waiting' | 'lapsed'> = {
    waiting: { during: (answer) => answer },
    lapsed: () => {},
  },
): Services {
  let requestId: string | null = null;
  const trouble = createLastTrouble();
  const parts: ContainerParts = {
    settings,
    clock,
    interrupted,
    waiting,
    lapsed,
    troubled: trouble.met,
    answered: (answer) => {
      requestId = answer === null || answer.ok ? null : answer.headers.get('x-request-id');
    },
  };
  const container = createContainer(parts, modules);
  const added: ContainerModule[] = [];
  const lazily = Object.entries(services).map(([name, token]) => [
    name,
    { enumerable: true, get: () => container.get<unknown>(token) },
  ]);
  const own: Pick<Services, 'requestId' | 'trouble' | 'apart' | 'reach' | 'use' | 'stop'> = {
    requestId: () => requestId,
    trouble: trouble.read,
    apart: trouble.apart,
    async reach() {
      await container.get(foundation.call)({ method: 'GET', path: '/api/Login/me', isPublic: true }, z.unknown());
    },
    use(module) {
      if (added.includes(module)) return;
      container.load(module);
      added.push(module);
    },
    stop() {
      // The connection ends before the services that it stands on.
      container.unload(...added, ...modules, sessionModule);
      container.unbindAll();
    },
  };
  return Object.defineProperties(own, Object.fromEntries(lazily)) as Services;
}
