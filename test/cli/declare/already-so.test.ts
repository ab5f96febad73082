import { describe, expect, it } from 'vitest';
import { alreadySo, standsAlready } from '#cli/declare/already-so.ts';
import { money } from '#core/shared/money.ts';

describe('what is asked for stands already', () => {
  it.each<readonly [asked: unknown, held: unknown, stands: boolean]>([
    [{ name: 'Ana', phone: '1' }, { phone: '1', name: 'Ana' }, true],
    [{ name: 'Ana', phone: undefined }, { name: 'Ana' }, true],
    [{ name: 'Ana' }, { name: 'Ana', phone: '1' }, false],
    [{ price: money('1210.50') }, { price: money('1210.5') }, true],
    [['a', 'b'], ['b', 'a'], false],
    [true, true, true],
    [null, '', false],
  ])('%j, of %j: %j', (asked, held, stands) => {
    expect(standsAlready(asked, held)).toBe(stands);
    expect(standsAlready(held, asked)).toBe(stands);
  });

  it('is said, changes nothing and is no failure', () => {
    expect(alreadySo({ id: '1' })).toMatchObject({
      ...{ kind: 'success', exit: 0, document: { id: '1', changed: false }, isNotice: true },
      text: 'Ya estaba así: no se cambió nada',
    });
    expect(alreadySo({}, 'El carrito ya estaba vacío')).toMatchObject({ text: 'El carrito ya estaba vacío' });
  });
});
