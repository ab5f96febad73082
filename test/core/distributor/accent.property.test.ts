import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentStyles, accentStylesName, contrast, isReadable, parseColour } from '#core/distributor/accent.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const tokens = readFileSync('web/theme/tokens.css', 'utf8');
const tokenOf = (name: string): readonly [light: string, dark: string] => {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  return [light, dark];
};

describe('a colour of the distributor’s', () => {
  it('is measured as the guidelines do', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    fc.assert(fc.property(colour, colour, (one, other) => contrast(one, other) === contrast(other, one)));
  });

  it('is taken where it is read on every ground that the program has', () => {
    const [onLight, onDark] = tokenOf('accent');
    expect([isReadable(onLight, 'light'), isReadable(onDark, 'dark')]).toEqual([true, true]);
    expect([isReadable('#ffd400', 'light'), isReadable('#1a237e', 'dark')]).toEqual([false, false]);
    fc.assert(
      fc.property(colour, (each) => {
        for (const name of ['paper', 'surface', 'sunken', 'accent-ink']) {
          const [light, dark] = tokenOf(name);
          if (isReadable(each, 'light')) expect(contrast(each, light)).toBeGreaterThanOrEqual(4.5);
          if (isReadable(each, 'dark')) expect(contrast(each, dark)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('is written in several ways, and kept in one', () => {
    expect(['B93C0A', ' #b93c0a '].map(parseColour)).toEqual(['#b93c0a', '#b93c0a']);
    expect(['', 'red', '#abc', '#12345g', 'url(x)'].map(parseColour)).toEqual([null, null, null, null, null]);
  });
});

describe('the style sheet of the colours', () => {
  it('is named by them, and there is none of colours that are not read', () => {
    expect(accentStylesName({ accentLight: null, accentDark: null })).toBeNull();
    const name = accentStylesName({ accentLight: '#1d4ed8', accentDark: null }) ?? '';
    expect(name).toBe('accent-1d4ed8-f2773a.css');
    expect(accentStyles(name)).toContain('--accent:light-dark(#1d4ed8,#f2773a)');
    expect(accentStyles(name)).toContain('--bar-accent:#f2773a;--bar-button:#1d4ed8}');
    for (const wrong of ['accent-ffd400-f2773a.css', 'accent-1d4ed8-1d4ed8.css', 'accent-x.css', name.toUpperCase()])
      expect(accentStyles(wrong)).toBeNull();
  });

  it('without a colour of one ground has the program’s own there', () => {
    const [onLight, onDark] = tokenOf('accent').map((each) => each.slice(1));
    expect(accentStylesName({ accentLight: null, accentDark: '#ffd400' })).toBe(`accent-${onLight}-ffd400.css`);
    expect(accentStylesName({ accentLight: '#1d4ed8', accentDark: null })).toBe(`accent-1d4ed8-${onDark}.css`);
  });
});
