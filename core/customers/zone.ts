import { getOrCreate } from '#core/shared/get-or-create.ts';
import { nameKey } from '#core/shared/name-key.ts';

/** The known zone that is meant: letter by letter, else but for capitals and accents; else a new one, as written. */
export const zoneAmong = (zone: string, known: readonly string[]): string => {
  if (known.includes(zone)) return zone;
  const key = nameKey(zone);
  return known.find((each) => nameKey(each) === key) ?? zone;
};

/** Zones that are one but for capitals and accents and stand side by side: a group each. */
export const zonesAlike = (zones: readonly string[]): readonly (readonly string[])[] => {
  const byKey = new Map<string, string[]>();
  for (const zone of new Set(zones)) getOrCreate(byKey, nameKey(zone), () => []).push(zone);
  return [...byKey.values()].filter((group) => group.length > 1);
};

/** The contact of a zone; null where it has none. */
export const contactOfZone = <Contact extends { readonly zone: string }>(
  contacts: readonly Contact[],
  zone: string,
): Contact | null => {
  const meant = zoneAmong(
    zone,
    contacts.map((each) => each.zone),
  );
  return contacts.find((each) => each.zone === meant) ?? null;
};
