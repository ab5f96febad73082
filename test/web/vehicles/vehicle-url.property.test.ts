import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '#core/shared/ids.ts';
import { parseVehicles, printVehicles, type VehicleState } from '#web/vehicles/vehicle-url.ts';

const id = fc.stringMatching(/^[\w-]{1,8}$/);
const engine = fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.trim());
const states: fc.Arbitrary<VehicleState> = fc.record({
  segmentId: fc.option(id.map((one) => asId<'segment'>(one))),
  brandId: fc.option(id.map((one) => asId<'vehicle-brand'>(one))),
  vehicleId: fc.option(id.map((one) => asId<'vehicle'>(one))),
  typeIds: fc.uniqueArray(id, { maxLength: 4 }).map((list) => list.map((one) => asId<'product-type'>(one))),
  engines: fc.uniqueArray(
    engine.filter((text) => text !== ''),
    { maxLength: 4 },
  ),
  withHidden: fc.boolean(),
});

describe('the address of a search by vehicle', () => {
  it('gives back every state, commas and all', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parseVehicles(printVehicles(state))).toEqual(state);
      }),
    );
  });

  it('shows what is hidden only where it says so', () => {
    expect(parseVehicles(new URLSearchParams('v=1&hidden=yes')).withHidden).toBe(false);
    expect(printVehicles(parseVehicles(new URLSearchParams('v=1&hidden=1'))).toString()).toBe('v=1&hidden=1');
  });
});
