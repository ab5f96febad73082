import { type Bind, Container, type Newable } from 'inversify';
import { parts } from './parts.ts';

/** Everything is made once, when it is first asked for. */
export const createContainer = (): Container => new Container({ defaultScope: 'Singleton' });

type Opened = { readonly [Name in keyof typeof parts]?: Part<(typeof parts)[Name]> };
type Part<Identifier> = Extract<Identifier, Newable> extends Newable<infer Thing> ? Thing : never;

/** Binds what was opened before there was a container. */
export const bindOpened = (bind: Bind, opened: Opened): void => {
  for (const [name, thing] of Object.entries(opened)) {
    bind<unknown>(parts[name as keyof typeof parts]).toConstantValue(thing);
  }
};
