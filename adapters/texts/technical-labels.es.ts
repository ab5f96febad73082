import { technicalLabels } from '#core/catalogue/technical-labels.ts';

/** The names that are known, in the order in which a sheet of them is written. */
export const technicalNames: readonly string[] = Object.keys(technicalLabels);

/** The Spanish label of an attribute; of an unknown one a text that names it (docs/rules/catalogue.md 5). */
export const technicalLabel = (name: string): string =>
  (Object.hasOwn(technicalLabels, name) ? technicalLabels[name] : undefined) ?? `No text for -> ${name}`;

/** Whether the field knows the attribute. */
export const isTechnical = (name: string): boolean => Object.hasOwn(technicalLabels, name);
