import type { Command } from 'commander';
import type { ContainerModule } from 'inversify';
import type { Act, ActHere } from './run-command.ts';

export type { ActHere } from './run-command.ts';

/** The commands of one file: what they are, and the modules of the services that they use. */
export interface CommandGroup {
  readonly modules: readonly ContainerModule[];
  readonly define: (program: Command, act: Act, actHere: ActHere) => void;
}
