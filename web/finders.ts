import { createActor } from 'xstate';
import type { CachedCatalogue } from '#adapters/http/cached-catalogue.ts';
import type { CachedFinders } from '#adapters/http/cached-finders.ts';
import type { Caller } from '#core/access/caller.ts';
import type { FamilySearch } from '#core/catalogue/family-desk.ts';
import type { VehicleSearch } from '#core/catalogue/vehicle-desk.ts';
import type { VehicleId } from '#core/shared/ids.ts';
import { createQuestionMachine } from './parts/question.machine.ts';

/** A list that is asked for whole. */
type Whole = 'all';

/** What the searches by vehicle and by family ask: each question with its last answer, which outlives its screen. */
export type Finders = ReturnType<typeof createFinders>;

export function createFinders(desks: CachedFinders, catalogue: CachedCatalogue, caller: Caller) {
  const { vehicles, families } = desks;
  const questions = {
    segments: createActor(createQuestionMachine((_: Whole) => vehicles.segments(caller))),
    vehicleBrands: createActor(createQuestionMachine((_: Whole) => vehicles.brands(caller, null))),
    models: createActor(createQuestionMachine((_: Whole) => vehicles.vehicles(caller, null))),
    engines: createActor(createQuestionMachine((vehicle: VehicleId) => vehicles.engines(caller, vehicle))),
    /** All that fits a vehicle, whose families are the choices; and what is kept to some of those. */
    fitting: createActor(createQuestionMachine((asked: VehicleSearch) => vehicles.search(caller, asked))),
    keptTo: createActor(createQuestionMachine((asked: VehicleSearch) => vehicles.search(caller, asked))),
    families: createActor(createQuestionMachine((_: Whole) => families.families(caller))),
    productBrands: createActor(createQuestionMachine((_: Whole) => catalogue.brands(caller))),
    ofFamily: createActor(createQuestionMachine((asked: FamilySearch) => families.search(caller, asked))),
    options: createActor(createQuestionMachine((asked: FamilySearch) => families.options(caller, asked))),
  };
  for (const question of Object.values(questions)) question.start();
  return {
    ...questions,
    /** Something changed: what is known is asked anew. */
    again() {
      for (const question of Object.values(questions)) question.send({ type: 'again' });
    },
    stop() {
      for (const question of Object.values(questions)) question.stop();
    },
  };
}
