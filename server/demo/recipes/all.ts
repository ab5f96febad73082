import type { Fleet } from '../fleet.ts';
import { farmBearings, generalBearings, industrialBearings } from './bearings.ts';
import { polyVBelts, vBelts } from './belts.ts';
import type { Blueprint } from './blueprint.ts';
import { brakeRecipes } from './brakes.ts';
import { farmChains, fluidBottles, oilSeals } from './by-measure.ts';
import { engineRecipes } from './engine.ts';
import { blueprintsFrom } from './from-recipe.ts';
import { ignitionRecipes } from './ignition.ts';
import { knownParts } from './known-parts.ts';
import { sparkPlugs } from './spark-plugs.ts';
import { suspensionRecipes } from './suspension.ts';
import { transmissionRecipes, wheelRecipes } from './wheels-and-transmission.ts';

const recipes = [
  ...engineRecipes,
  ...suspensionRecipes,
  ...ignitionRecipes,
  ...brakeRecipes,
  ...wheelRecipes,
  ...transmissionRecipes,
];

/** Every part of the demo, those known by heart first. */
export const allBlueprints = (fleet: Fleet, seed: number): Blueprint[] => [
  ...knownParts(fleet),
  ...sparkPlugs(fleet, seed),
  ...generalBearings(seed),
  ...industrialBearings(seed),
  ...farmBearings(seed),
  ...polyVBelts(fleet, seed),
  ...vBelts(fleet, seed),
  ...oilSeals(fleet, seed),
  ...farmChains(seed),
  ...fluidBottles(seed),
  ...recipes.flatMap((recipe) => blueprintsFrom(recipe, fleet, seed)),
];
