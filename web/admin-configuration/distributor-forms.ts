import { parseColour } from '#core/distributor/accent.ts';
import { type DistributorSection, distributorFields } from '#core/distributor/distributor-sections.ts';
import { mapAddressOf } from '#core/distributor/map-address.ts';
import type { TypedPart } from './file-field.tsx';
import type { SectionForm } from './use-section.ts';

type NameOf<Of extends DistributorSection> = (typeof distributorFields)[Of][number];
export type TypedOf<Of extends DistributorSection> = TypedPart<NameOf<Of>>;

/** A typed section with a chosen picture, as the browser shows it; empty where none was chosen. */
export type TypedPictured<Of extends DistributorSection> = TypedOf<Of> & { readonly upload: string };

/** A value in its field: a paragraph is a line, a missing value is empty. */
export const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n');
  return value === null || value === undefined ? '' : String(value);
};

const writtenPart = <Of extends DistributorSection>(section: Of, now: object): TypedOf<Of> => {
  const values = now as Readonly<Record<string, unknown>>;
  const fields: readonly string[] = distributorFields[section];
  return { now: Object.fromEntries(fields.map((name) => [name, written(values[name])])) } as TypedOf<Of>;
};

const orNone = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The file's fields are not sent: the server knows them. */
const unlessFile = <Part>(now: Part) => ({ now, file: now, hasFile: false });

const bytesOf = (dataUrl: string): Uint8Array | null =>
  dataUrl === '' ? null : Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));

/** Null where nothing is typed; a text that is no year becomes one that the rules refuse. */
const yearOf = (text: string): number | null => {
  if (text.trim() === '') return null;
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN;
};

export const dataForm: SectionForm<'distributorData', TypedOf<'distributorData'>> = {
  section: 'distributorData',
  title: 'Datos',
  write: ({ now }) => writtenPart('distributorData', now),
  read: ({ now }) => unlessFile({ ...now, since: yearOf(now.since) }),
};

export const textsForm: SectionForm<'distributorTexts', TypedOf<'distributorTexts'>> = {
  section: 'distributorTexts',
  title: 'Textos de la página pública',
  write: ({ now }) => writtenPart('distributorTexts', now),
  read: ({ now }) =>
    unlessFile({ ...now, story: now.story.split('\n'), characteristics: now.characteristics.split('\n') }),
};

export const mapForm: SectionForm<'distributorMap', TypedPictured<'distributorMap'>> = {
  section: 'distributorMap',
  title: 'Mapa',
  write: ({ now }) => ({ ...writtenPart('distributorMap', now), upload: '' }),
  read: ({ now, upload }) => ({
    ...unlessFile({
      mapLink: orNone(now.mapLink),
      mapEmbed: orNone(mapAddressOf(now.mapEmbed)),
      mapPicture: orNone(now.mapPicture),
    }),
    upload: bytesOf(upload),
  }),
};

export const lookForm: SectionForm<'distributorLook', TypedPictured<'distributorLook'>> = {
  section: 'distributorLook',
  title: 'Logo y colores',
  write: ({ now }) => ({ ...writtenPart('distributorLook', now), upload: '' }),
  read: ({ now, upload }) => ({
    ...unlessFile({
      logo: orNone(now.logo),
      drawing: now.drawing === 'bearing' ? now.drawing : null,
      accentLight: parseColour(now.accentLight) ?? orNone(now.accentLight),
      accentDark: parseColour(now.accentDark) ?? orNone(now.accentDark),
    }),
    upload: bytesOf(upload),
  }),
};
