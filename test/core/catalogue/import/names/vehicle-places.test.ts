import { describe, expect, it } from 'vitest';
import type { ApplicationDraft, VehicleDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { placeVehicles } from '#core/catalogue/import/names/vehicle-places.ts';
import { aProduct } from '#test/builders/distributor.builder.ts';

const place = placeVehicles([
  { segment: 'Autos', brand: 'Volkswagen', model: 'Gol' },
  { segment: 'Pick-ups', brand: 'Volkswagen', model: 'Amarok' },
  { segment: 'General', brand: 'Volkswagen', model: 'Saveiro' },
  { segment: 'Utilitarios', brand: 'Mercedes-Benz', model: 'Sprinter' },
  { segment: 'Camiones', brand: 'Mercedes-Benz', model: 'Sprinter' },
  { segment: null, brand: 'Aparte', model: 'Uno' },
  { segment: 'Motos', brand: 'Zanella', model: null },
]);

const anApplication = (vehicleBrand: string, model: string, segment?: string): ApplicationDraft => ({
  ...{ line: 1, code: 'ZQ1', vehicleBrand, model, years: [] },
  ...(segment === undefined ? {} : { segment }),
});
const aVehicle = (brand: string, model: string, segment?: string): VehicleDraft => ({
  ...{ line: 1, brand, model, version: model },
  ...(segment === undefined ? {} : { segment }),
});
const placed = (draft: ApplicationDraft | VehicleDraft, renamed = draft) =>
  place(renamed, draft)
    .map(({ draft: { segment }, isKeptInGeneral }) => (isKeptInGeneral ? [segment] : segment))
    .unwrapOr('refused');

describe('a row of vehicles without a segment', () => {
  it('is the model that its brand has, in whichever segment', () => {
    expect(placed(anApplication('VOLKSWAGEN', 'amarok'))).toBe('Pick-ups');
    expect(placed(aVehicle('Volkswagen', 'Gol'))).toBe('Autos');
    expect(placed(anApplication('Aparte', 'Uno'))).toBeUndefined();
  });

  it('stays out where the brand has the model in several, and says which', () => {
    const draft = anApplication('Mercedes-Benz', 'Sprinter');
    expect(place(draft, draft)).toMatchObject({
      err: true,
      val: {
        code: 'model-in-segments',
        value: 'Mercedes-Benz Sprinter',
        segments: ['Utilitarios', 'Camiones'],
      },
    });
    // Another name of the brand means it in one of them.
    expect(placed(anApplication('MB', 'Sprinter'), anApplication('Mercedes-Benz', 'Sprinter', 'Camiones'))).toBe(
      'Camiones',
    );
  });

  it('is a new model of the segment in which its brand was made first', () => {
    expect(placed(anApplication('Volkswagen', 'Polo'))).toBe('Autos');
    expect(placed(anApplication('Zanella', 'Due'))).toBe('Motos');
    expect(placed(anApplication('Renault', 'Kangoo'))).toBeUndefined();
    // Another name of the brand means one of its segments, and the model is in another.
    expect(placed(anApplication('VW', 'Amarok'), anApplication('Volkswagen', 'Amarok', 'Autos'))).toBe('Pick-ups');
    expect(placed(anApplication('VW', 'Polo'), anApplication('Volkswagen', 'Polo', 'Pick-ups'))).toBe('Pick-ups');
  });
});

describe('a row of vehicles with a segment', () => {
  it('goes there, but for a model that is in General alone, since no sheet said its segment', () => {
    expect(placed(aVehicle('Volkswagen', 'Amarok', 'Autos'))).toBe('Autos');
    expect(placed(aVehicle('Volkswagen', 'Saveiro', 'Autos'))).toEqual(['General']);
    expect(placed(aVehicle('Volkswagen', 'Saveiro', 'GENERAL'))).toBe('GENERAL');
    expect(placed(anApplication('Mercedes-Benz', 'Sprinter', 'Camiones'))).toBe('Camiones');
  });
});

it('rows of products are as they were', () => {
  const draft = aProduct();
  expect(place(draft, draft)).toMatchObject({ ok: true, val: { draft, isKeptInGeneral: false } });
});
