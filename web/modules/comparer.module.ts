import { ContainerModule } from 'inversify';
import { createActor } from 'xstate';
import { createComparerMemory } from '#adapters/storage/comparer-memory.ts';
import { createComparerMachine } from '#core/comparer/comparer.machine.ts';
import { foundation, services } from '../parts.ts';

/** Products side by side. */
export const comparerModule = new ContainerModule(({ bind }) => {
  bind(services.comparer)
    .toDynamicValue(({ get }) => {
      const { userName, customerId } = get(services.caller);
      const memory = createComparerMemory(
        get(foundation.publicServices).inTab,
        `comparer ${userName} ${customerId ?? ''}`,
      );
      return createActor(createComparerMachine(memory)).start();
    })
    .onDeactivation((comparer) => {
      comparer.stop();
    });
});
