import { describe, expect, it } from 'vitest';
import { technicalLabel, technicalNames } from '#adapters/texts/technical-labels.es.ts';
import { isAttributeName } from '#core/catalogue/import/drafts/attributes.ts';

describe('technical labels', () => {
  it('name about ninety attributes, all of which an import can carry, each differently', () => {
    expect(technicalNames.length).toBeGreaterThanOrEqual(90);
    expect(technicalNames.filter((name) => !isAttributeName(name))).toEqual([]);
    expect(new Set(technicalNames.map(technicalLabel)).size).toBe(technicalNames.length);
  });

  it.each(['interior', 'exterior', 'altura', 'apoyo', 'horquilla', 'centroLlanta'])(
    'know both of the pair %s',
    (name) => {
      for (const each of [`${name}1`, `${name}2`]) expect(technicalLabel(each)).not.toContain('No text');
    },
  );

  it('tell an unknown one by its name', () => {
    expect(technicalLabel('otrosNada')).toBe('No text for -> otrosNada');
    expect(technicalLabel('constructor')).toBe('No text for -> constructor');
  });
});
