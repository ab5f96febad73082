import type { ServiceIdentifier } from 'inversify';

/** The name by which the container knows a thing, with its type. */
export const token = <Thing>(name: string): ServiceIdentifier<Thing> => Symbol.for(`server/${name}`);
