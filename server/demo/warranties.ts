import type { DemoUser } from '#adapters/postgres/demo/demo-commerce.ts';
import type { DemoDocument, DemoWarranty } from '#adapters/postgres/demo/demo-office.ts';
import type { DemoCatalogue } from '#adapters/postgres/demo/demo-rows.ts';
import { ageInDays } from '#core/current-account/age.ts';
import { documentTitle } from '#core/current-account/document-title.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import { numbered, stepsFrom } from './case-steps.ts';
import { type Chance, chanceOf } from './chance.ts';
import { segmentNames } from './fleet.ts';
import { claimedRow, type SoldRow, soldRows } from './sold-rows.ts';
import { acceptedWarranties, faultNotes, refusedWarranties } from './warranty-texts.ts';

type Warranty = Omit<DemoWarranty, 'id' | 'year' | 'number'>;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A part that fails under warranty was sold so many days ago. */
const soldDaysAgo = [95, 390] as const;
const ofFirst = 8;
const ofOthers = 18;
/** From this year on plates have two letters, three digits and two letters. */
const newPlatesSince = 2016;

/** Warranties of parts that were sold months ago, of the last six weeks; the newer the less far on. */
export const demoWarranties = (
  catalogue: DemoCatalogue,
  users: readonly DemoUser[],
  documents: readonly DemoDocument[],
  seed: number,
  now: Date,
): DemoWarranty[] => {
  const chance = chanceOf(seed, 'warranties');
  const rows = soldRows(catalogue);
  const today = dateInBuenosAires(now.getTime());
  const failed = documents.flatMap((document) => {
    const age = ageInDays(document.date, today);
    if (age < soldDaysAgo[0] || age > soldDaysAgo[1]) return [];
    const fitted = document.lines.flatMap(({ rowId }) => {
      const sold = rowId === null ? undefined : rows.get(rowId);
      return sold === undefined || sold.part.fits.length === 0 ? [] : [sold];
    });
    return fitted.length === 0 ? [] : [{ document, fitted }];
  });
  const of = (isFirst: boolean, count: number) =>
    chance.some(
      failed.filter(({ document }) => (document.customerId === 1) === isFirst),
      count,
    );
  const chosen = [...of(true, ofFirst).entries(), ...of(false, ofOthers).entries()];
  return numbered(
    chosen.map(([place, { document, fitted }]): Warranty => {
      const admin = users.find(
        ({ role, customerId }) => role === 'CustomerAdmin' && customerId === document.customerId,
      );
      const facts = { document, sold: chance.pick(fitted), place, createdBy: admin?.userName ?? '' };
      return warrantyOf(chance, catalogue, facts, now.getTime());
    }),
  );
};

interface Facts {
  readonly document: DemoDocument;
  readonly sold: SoldRow;
  /** From the newest on. */
  readonly place: number;
  readonly createdBy: string;
}

const warrantyOf = (chance: Chance, catalogue: DemoCatalogue, facts: Facts, now: number): Warranty => {
  const { document, sold, place, createdBy } = facts;
  const state = stateAt(chance, place);
  const isOver = state === 'Accepted' || state === 'Refused';
  const createdAt = now - place * 2 * dayMs - chance.int(3, 30) * hourMs;
  const startUsing = Date.parse(document.date) + chance.int(2, 12) * dayMs;
  const endUsing = createdAt - chance.int(1, 9) * dayMs;
  const kilometrageInstalled = chance.int(18_000, 190_000);
  const kilometrageUsed = chance.int(400, 26_000);
  const kilometrageBreakage = kilometrageInstalled + kilometrageUsed;
  const [faultSequenceId, note] = chance.pick(
    faultNotes[drawingOf(catalogue, sold)] ?? [[4, 'Se rompió al poco tiempo.'] as const],
  );
  return {
    customerId: document.customerId,
    createdBy,
    purchaseDocument: documentTitle(document),
    product: claimedRow(sold, 1),
    ...vehicleOf(chance, catalogue, sold),
    faultSequenceId,
    note,
    startUsing: dateInBuenosAires(startUsing),
    endUsing: dateInBuenosAires(endUsing),
    kilometrage: kilometrageBreakage + chance.int(1, 300),
    kilometrageInstalled,
    kilometrageUsed,
    kilometrageBreakage,
    resolution: isOver ? chance.pick(state === 'Accepted' ? acceptedWarranties : refusedWarranties) : '',
    states: stepsFrom<WarrantyState>(createdAt, now, [
      { state: 'Created', by: createdBy, hours: 0 },
      ...(state === 'Created' ? [] : [{ state: 'Pending' as const, by: 'gerente', hours: chance.int(5, 30) }]),
      ...(isOver ? [{ state, by: 'gerente', hours: chance.int(50, 200) }] : []),
    ]),
  };
};

const stateAt = (chance: Chance, place: number): WarrantyState => {
  const newest: readonly WarrantyState[] = ['Created', 'Pending', 'Accepted', 'Refused', 'Pending'];
  return newest[place] ?? (chance.yes(0.6) ? 'Accepted' : 'Refused');
};

const drawingOf = ({ productTypes }: DemoCatalogue, { part }: SoldRow): string =>
  productTypes.find(({ id }) => id === part.typeId)?.drawing ?? '';

/** A vehicle that the part fits, of a year that it fits. */
const vehicleOf = (chance: Chance, { vehicles, vehicleBrands }: DemoCatalogue, { part }: SoldRow) => {
  const fit = chance.pick(part.fits);
  const vehicle = vehicles.find(({ id }) => id === fit.vehicleId);
  const brand = vehicleBrands.find(({ id }) => id === vehicle?.brandId);
  const from = fit.from ?? 2005;
  const vehicleYear = chance.int(from, Math.max(from, fit.to ?? 2024));
  const isNew = vehicleYear >= newPlatesSince;
  const isMotorcycle = segmentNames[(brand?.segmentId ?? 0) - 1] === 'Motos';
  const plate = isMotorcycle ? (isNew ? '@###@@@' : '###@@@') : isNew ? '@@###@@' : '@@@###';
  return {
    vehicleBrand: brand?.name ?? '',
    vehicle: vehicle?.name ?? '',
    engine: fit.engine,
    vehicleYear,
    plate: chance.code(plate),
  };
};
