import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specificationAnswers } from '#test/stand-in/specification.ts';
import { aStandIn } from '../a-stand-in.ts';
import { aScreen, keys } from './a-screen.ts';

describe.each(['numbers', 'texts'] as const)('another back end with ids as %s', (mode) => {
  let standIn: Awaited<ReturnType<typeof aStandIn>>;
  beforeAll(async () => {
    standIn = await aStandIn(specificationAnswers(mode), 'admin');
  });
  afterAll(() => standIn.close());

  it('has its claims on the screen, and its lists', async () => {
    const screen = aScreen(['demands'], { environment: standIn.environment });
    const listed = await screen.until('este servidor no filtra');
    // What that server lacks is not offered: neither parts of the list, nor messages and ends.
    expect(listed).toMatch(/Enter abrir .*a asociar/);
    expect(listed).not.toMatch(/filtrar {2}|mensaje|resolver|corregir|lista {2}|sólo este cliente/);
    screen.type('m');
    await screen.until('Este servidor no lo ofrece');
    screen.type(keys.enter);
    await screen.until('Comprobante');
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });

  it('puts no code over one that was given since the claims were read', async () => {
    const screen = aScreen(['demands'], { environment: standIn.environment });
    await screen.until('2026-00000091');
    expect((await standIn.run(['demands', 'associate', '2026-91', 'RC-1'])).exit).toBe(0);
    const before = standIn.calls.filter((call) => call.startsWith('POST')).length;
    screen.type('a');
    await screen.until('Código Flexxus del reclamo 2026-00000091');
    screen.type(`RC-2${keys.enter}`);
    await screen.until('Alguien ya asoció este reclamo: quedó con el código RC-1');
    expect(standIn.calls.filter((call) => call.startsWith('POST'))).toHaveLength(before);
    screen.type(keys.escape);
    await screen.until('Enter abrir');
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });

  it('has all customers on the screen, found and opened', async () => {
    const screen = aScreen(['customers'], { environment: standIn.environment });
    await screen.until('Repuestos Añelo');
    screen.type('/');
    screen.type('cruce');
    screen.type(keys.enter);
    await screen.until((shown) => shown.includes('El Cruce') && !shown.includes('Añelo'));
    screen.type(keys.enter);
    await screen.until('Vendedor Uno');
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });

  it.each(['orders', 'mail', 'jobs'])('says that it does not offer %s', async (words) => {
    const screen = aScreen([words], { environment: standIn.environment });
    await screen.until('no lo ofrece');
    screen.type('q');
    expect(await screen.exit).toBe(0);
  });
});
