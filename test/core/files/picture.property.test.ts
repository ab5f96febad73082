import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedFolder, publicFolders } from '#core/files/file-category.ts';
import { pictureType } from '#core/files/picture.ts';

describe('a picture’s name', () => {
  it.each([
    ['12.svg', 'image/svg+xml'],
    ['Campaña de verano (2).JPG', 'image/jpeg'],
    ['foto_1-b.webp', 'image/webp'],
    ['6203-2RS.png', 'image/png'],
  ])('%s is %s', (name, type) => {
    expect(pictureType(name)).toBe(type);
  });

  it.each(['', '.svg', 'a', 'a.exe', 'a.svg.html', '../a.svg', 'a/b.svg', 'a\\b.svg', '.a.svg', 'a..svg', 'a\n.svg'])(
    '%j is none',
    (name) => {
      expect(pictureType(name)).toBeNull();
    },
  );

  it('never leads out of its folder', () => {
    const piece = fc.constantFrom('.', '..', '/', '\\', '%2f', 'a', 'svg', '.svg', '\0', ' ', 'ñ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const name = pieces.join('');
        if (pictureType(name) !== null) expect(name).not.toMatch(/[/\\\0]|\.\.|^\./);
      }),
      { numRuns: 2000 },
    );
  });
});

it('a folder is named in any case, and only a listed one', () => {
  expect(namedFolder(publicFolders, 'sLIDERS')).toBe('Sliders');
  expect(namedFolder(publicFolders, 'Flyers')).toBeNull();
});
