import { describe, expect, it } from 'vitest';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import { fieldProblems, isEmbeddable, tidiedFields } from '#core/distributor/field-rules.ts';
import { mapAddressOf } from '#core/distributor/map-address.ts';

const flawsOf = (fields: Partial<Distributor>) => fieldProblems(fields).map(({ flaw }) => flaw);

describe('a field of the distributor', () => {
  it('is right as it is made up, and empty unless it is the name', () => {
    expect(fieldProblems(defaultDistributor)).toEqual([]);
    expect(flawsOf({ since: null, address: ' ', email: '', hours: '', slogan: '', story: ['', ' '] })).toEqual([]);
  });

  it.each<[Partial<Distributor>, string]>([
    [{ name: ' ' }, 'blank'],
    [{ name: 'a'.repeat(61) }, 'too-long-text'],
    [{ since: 1492 }, 'year'],
    [{ since: Number.NaN }, 'year'],
    [{ cuit: '30-71198900-2' }, 'cuit'],
    [{ email: 'ventas' }, 'address'],
    [{ story: Array(7).fill('a') }, 'paragraphs'],
    [{ story: ['a'.repeat(801)] }, 'too-long-text'],
    [{ characteristics: Array(7).fill('a') }, 'paragraphs'],
    [{ characteristics: ['a'.repeat(201)] }, 'too-long-text'],
    [{ mapLink: 'javascript:alert(1)' }, 'link'],
    [{ mapEmbed: 'mapas.example' }, 'map-embed'],
    [{ accentLight: 'rojo' }, 'colour'],
    [{ accentLight: '#ffd400' }, 'faint-light'],
    [{ accentDark: '#1a237e' }, 'faint-dark'],
  ])('is refused: %j', (fields, flaw) => expect(flawsOf(fields)).toEqual([flaw]));

  it('is kept in one line, and what is empty among paragraphs is none', () => {
    expect(
      tidiedFields({ name: ' Uno\nBcc: otros@ejemplo.com ', story: ['a ', '', ' b'], cuit: '30711989001' }),
    ).toEqual({
      name: 'Uno Bcc: otros@ejemplo.com',
      story: ['a', 'b'],
      cuit: '30-71198900-1',
    });
  });
});

describe('a map that stands inside of the page', () => {
  it('is of a host that the page’s policy can name', () => {
    for (const right of [
      'https://www.google.com/maps/embed?pb=!1m18',
      'http://localhost:8080',
      'https://mapas.example',
      'http://127.0.0.1:3700/mapa',
    ])
      expect([right, isEmbeddable(right)]).toEqual([right, true]);
    for (const wrong of [
      'https://mapas.example;script-src',
      "https://x,'unsafe-inline'",
      'https://*.example/x',
      'https://1.2.3.999/x',
      'https://usuario@mapas.example/',
      'https:// mapas.example',
      'data:text/html,x',
    ])
      expect([wrong, isEmbeddable(wrong)]).toEqual([wrong, false]);
  });

  it('is taken out of what was copied', () => {
    const embedded = '<iframe width="1" src="https://mapas.example/e?a=1&amp;b=2" style="border:0"></iframe>';
    expect(mapAddressOf(embedded)).toBe('https://mapas.example/e?a=1&b=2');
    expect(mapAddressOf(' https://mapas.example/e ')).toBe('https://mapas.example/e');
  });
});
