import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawable } from '#adapters/documents/paper.ts';

it.each([
  ['Correa Ñandú 13×900', 'Correa Ñandú 13×900'],
  ['ŠKODA Octavia, Čech', 'ŠKODA Octavia, Cech'],
  ['Łódź', 'Lódz'],
  ['≥ 10 kΩ ⌀ 8 mm', '>= 10 kohm Ø 8 mm'],
  ['⅜ −5', '3/8 -5'],
  ['1⅜" y 2½"', '1 3/8" y 2½"'],
  ['10⁴ cm², H₂O', '10^4 cm², H2O'],
  ['Guarani\u0303a, g\u0303', 'Guarania, g'],
  ['e\u0301tape', 'étape'],
  ['Жигули 轴承', 'Zhiguli ??'],
  ['Щербаков, ОЛЬГА и Їжак', "Shcherbakov, OL'GA i Yizhak"],
  ['Γιώργος Παπαδόπουλος, ΑΘΗΝΑ', 'Giorgos Papadopoulos, ATHINA'],
  ['Ωμέγα 4 Ω, 2 mΩ, 5 μm, ΔT', 'Omega 4 ohm, 2 mohm, 5 µm, DT'],
  ['dos\n\trenglones', 'dos renglones'],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

it('each sign of any text but marks has one of the built-in fonts, and a second pass changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const drawn = drawable(text);
      expect(drawable(drawn)).toBe(drawn);
      const own = [...text.normalize('NFC').replace(/\s+/g, ' ')].filter((sign) => !/^\p{M}$/u.test(sign));
      expect(drawn.length).toBeGreaterThanOrEqual(own.length);
    }),
  );
});
