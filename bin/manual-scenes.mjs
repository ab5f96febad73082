/**
 * The scenes of the manual's pictures: who is signed in (nobody: a visitor), what they do, and the part of the screen
 * that the manual shows. `onPhone` and `isDark` say how. `set` leaves the page as it is to be seen and answers the
 * frame; without one the whole screen is taken.
 */

import { configurationScenes } from './manual-scenes-configuration.mjs';
import { findingScenes } from './manual-scenes-finding.mjs';
import { officeScenes } from './manual-scenes-office.mjs';
import { orderingScenes } from './manual-scenes-ordering.mjs';
import { staffScenes } from './manual-scenes-staff.mjs';

export const scenes = [...findingScenes, ...orderingScenes, ...officeScenes, ...staffScenes, ...configurationScenes];
