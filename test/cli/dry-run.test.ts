import { beforeAll, describe, expect, it } from 'vitest';
import { anOfficeTerminal } from './an-office-terminal.ts';

const { run, json, theServer } = anOfficeTerminal();

/** An order of the company of `cliente` with four 6203-2RS. */
const ordered = async (): Promise<void> => {
  const token = await theServer().signIn('cliente');
  await theServer().call('POST', '/api/ShoppingCarts', { token, body: { productPriceId: '4', quantity: 4 } });
  await theServer().call('POST', '/api/Orders', { token, body: { deliveryMethodId: '1' } });
  await theServer().call('POST', '/api/ShoppingCarts', { token, body: { productPriceId: '2', quantity: 1 } });
};

const withoutId = (text: string): string => text.replace(/\nIdentificador: .*/, '');

describe('--dry-run', () => {
  beforeAll(async () => {
    await ordered();
    expect((await run(['price-lists', 'create', 'Lista 2'])).exit).toBe(0);
    await json('brands', 'create', 'NADIE');
    await json('families', 'create', 'Rodamientos');
    await json('families', 'create', 'Correas');
    await json('price-lists', 'assign', 'Lista 2', 'C2');
  });

  it.each([
    [['configuration', 'set', 'delivery.minAmount', '-5', '--yes'], 'Un importe como'],
    [['configuration', 'set', 'bankAccounts.0.cbu', 'abc', '--yes'], 'CBU'],
    [['products', 'remove', '6203-2RS', '--yes'], 'No se puede eliminar: está en 1 pedido'],
    [['products', 'edit', '6200-2RS', '--multiple', '0'], 'desde 1'],
    [
      ['products', 'create', '--brand-id', 'SKF', '--code', '---', '--description', 'Nada', '--type-id', 'Correas'],
      'corregir',
    ],
    [['price-lists', 'create', 'Lista 1'], 'Ya hay una lista que se llama Lista 1'],
    [['price-lists', 'create', '·'], 'letras o números'],
    [['price-lists', 'rename', 'Lista 2', 'lista-1'], 'Ya hay una lista que se llama Lista 1'],
    [['price-lists', 'withdraw', 'Lista 1', '--yes'], 'no se retira'],
    [['price-lists', 'withdraw', 'Lista 2', '--yes'], 'Compra con ella Dos. Pasalos a otra lista'],
    [['customers', 'create', 'C1', '--name', 'Otro', '--price-list', 'Lista 1'], 'Ya hay un cliente con ese código'],
    [['customers', 'edit', 'C1', '--state', 'Feliz'], 'Ese estado no existe'],
    [['customers', 'create', 'C9', '--name', 'Otro', '--price-list', 'Lista 1', '--admin-login', 'gerente'], 'gerente'],
    [['customers', 'edit', 'C2', '--user-login', 'cliente'], 'cliente'],
    [['products', 'remove', '6201-2RS', '--yes'], 'está en 1 carrito'],
    [['brands', 'remove', 'SKF', '--yes'], 'No se puede eliminar'],
    [['brands', 'rename', 'SKF', 'nadie'], 'Ya existe NADIE. Si es lo mismo, unilos con brands merge'],
    [['brands', 'edit', 'SKF', '--name', '···'], 'letra'],
    [['families', 'create', 'rodamientos'], 'Ya existe Rodamientos'],
    [['staff', 'deactivate', 'admin', '--yes'], 'Es tu propio usuario'],
    [['staff', 'edit', 'admin', '--role', 'Manager'], 'administrador'],
    [['staff', 'edit', 'gerente', '--email', 'nada'], 'e-mail'],
    [['staff', 'create', 'gerente', '--name', 'Otra', '--role', 'Manager'], 'Ya hay'],
    [['mail', 'write-template', 'order-sent', '--subject', '{nada}'], 'nada'],
    [['logins', 'invite', 'C1', 'admin', '--email', 'nada'], 'e-mail'],
  ])('says of %j what the server would, before anything is done', async (words, why) => {
    const dry = await run([...words, '--dry-run']);
    expect([dry.exit, dry.stdout]).toEqual([1, '']);
    expect(dry.stderr).toContain(why);
    const done = await run(words);
    expect([done.exit, withoutId(done.stderr)]).toEqual([1, withoutId(dry.stderr)]);
  });

  it.each([
    [['configuration', 'set', 'delivery.minAmount', '5']],
    [['products', 'edit', '6200-2RS', '--multiple', '2']],
    [['price-lists', 'create', 'Lista 9']],
    [['customers', 'create', 'C9', '--name', 'Otro', '--price-list', 'Lista 1']],
    [['customers', 'edit', 'C1', '--name', 'Uno mismo']],
    [['staff', 'create', 'laura', '--name', 'Laura', '--role', 'Manager']],
  ])('goes on where nothing speaks against %j', async (words) => {
    const dry = await run([...words, '--dry-run']);
    expect([dry.exit, dry.stderr]).toEqual([0, '']);
  });

  it.each([
    [
      ['products', 'edit', '6200-2RS', '--multiple', '2', '--stock-state', 'Red', '--prices', 'Lista 1|1234,50'],
      /6200-2RS SKF\.\n {2}Múltiplo: 1 → 2\n {2}Stock: Disponible → No disponible\n {2}Precio en Lista 1: [\d.,]+ → 1\.234,50\n$/,
    ],
    [
      ['customers', 'edit', 'C1', '--name', 'Uno mismo', '--price-list', 'Lista 2'],
      /\n {2}Razón social: .+ → Uno mismo\n {2}Lista de precios: Lista 1 → Lista 2\n$/,
    ],
    [['brands', 'edit', 'SKF', '--name', 'SKF Argentina'], /SKF\.\n {2}Nombre: SKF → SKF Argentina\n$/],
    [['families', 'edit', 'Correas', '--under', 'Rodamientos'], /Correas\.\n {2}Dentro de: \(nada\) → Rodamientos\n$/],
    [['price-lists', 'change', 'Lista 1', '--percentage', '12,5'], /Lista 1 \+ 12,5 % \(\d+ precios\)\n$/],
    [
      ['price-lists', 'change', 'Lista 2', '--from-list', 'Lista 1', '--percentage', '8', '--rounding', 'peso'],
      /ya los precios de Lista 2\. Lista 1 \+ 8 %, redondeado al peso \(\d+ precios\)\n$/,
    ],
  ])('tells of %j what there is and what there would be', async (words, pattern) => {
    const dry = await run([...words, '--dry-run']);
    expect([dry.exit, dry.stderr]).toEqual([0, '']);
    expect(dry.stdout).toMatch(pattern);
  });
});
