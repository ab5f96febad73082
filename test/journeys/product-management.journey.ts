import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { money } from '#core/shared/money.ts';
import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, searchFor, test } from './people.ts';

test('a product is made, found by a customer with its price, changed, discontinued and deleted', async ({
  browser,
}) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-products' });
  await page.getByRole('link', { name: 'Nuevo artículo' }).click();
  await page.getByRole('button', { name: 'Crear artículo' }).click();
  await expect(page.getByLabel('Marca', { exact: true })).toBeFocused();
  await page.getByLabel('Marca', { exact: true }).selectOption({ label: 'NGK' });
  await page.getByLabel('Código', { exact: true }).fill('bkr6e');
  await page.getByLabel('Familia', { exact: true }).selectOption({ index: 2 });
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Bujía de prueba para el mostrador');
  await page.getByLabel('Lista 1').fill('1.234,50');
  await page.getByLabel('Costo de compra').fill('mucho');
  await page.getByRole('button', { name: 'Crear artículo' }).click();
  await expect(page.getByText('Un importe en pesos, con dos decimales a lo sumo, o vacío')).toBeVisible();
  await page.getByLabel('Costo de compra').fill('700');
  await page.getByRole('button', { name: 'Crear artículo' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'NGK BKR6E' })).toBeVisible();
  await page.getByLabel('Código', { exact: true }).fill('00ZZ-77');
  await page.getByRole('button', { name: 'Agregar equivalencia' }).click();
  await page.getByLabel('Marca de la equivalencia 1').fill('BOSCH');
  await page.getByLabel('Código de la equivalencia 1').fill('QQ 123456');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear artículo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '00ZZ-77 NGK' })).toBeVisible();

  const customer = await arrive(browser, 'cliente.admin');
  await searchFor(customer, 'qq123456');
  const row = customer.getByRole('row', { name: /00ZZ-77 NGK/ }).first();
  await expect(row).toBeVisible();
  await expect(customer.getByRole('main')).not.toContainText('700,00');

  await page.getByRole('textbox', { name: 'Descripción' }).fill('Bujía corregida');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Discontinuar' }).click();
  await expect(page.getByRole('button', { name: 'Volver a vender' })).toBeVisible();
  await searchFor(customer, '00ZZ-77');
  await expect(customer.getByRole('main')).toContainText('Discontinuado');

  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page).toHaveURL(/admin-products$/);
  await searchFor(customer, '00ZZ-77');
  await expect(customer.getByRole('row', { name: /00ZZ-77 NGK/ })).toHaveCount(0);
});

test('what a product fits, what replaces it and what its family is measured by are written on its page', async ({
  browser,
}) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-products' });
  const path = '/api/Management/Products';
  const { products } = await callAs<Listed>(page, `${path}?text=amortiguador`);
  const [one, other] = products;
  if (one === undefined || other === undefined) throw new Error('no products');
  await page.goto(`/admin-products?id=${one.id}`);
  const cars = page
    .getByLabel('Agregar un vehículo')
    .locator('optgroup[label="Autos"] option', { hasText: 'Volkswagen' });
  await page.getByLabel('Agregar un vehículo').selectOption((await cars.getAttribute('value')) ?? '');
  const model = page.getByLabel('Modelo', { exact: true });
  await expect(model).toBeEnabled();
  await model.selectOption({ index: 1 });
  // By its label: it becomes a combobox once the engines of the model have come.
  await expect(page.getByLabel(/^Motor de Volkswagen .*, 1$/)).toBeFocused();
  await page.keyboard.type('9.9 prueba');
  await page.getByLabel(/^Desde qué año .*, 1$/).fill('96');
  await page.getByLabel(/^Hasta qué año .*, 1$/).fill('');
  await page.getByLabel(/^Posición de .*, 1$/).fill('Trasero');
  await page.getByLabel(/^Notas de Volkswagen .*, 1$/).fill('con ABS');
  await expect(page.getByText('Un año de cuatro cifras, o vacío')).toBeVisible();
  await page.getByLabel(/^Desde qué año .*, 1$/).fill('1996');
  await page.getByLabel('Agregar un artículo relacionado').fill(other.code);
  await page
    .getByRole('option', { name: new RegExp(other.code) })
    .first()
    .click();
  await expect(page.getByLabel(new RegExp(`^Notas de .*${other.code}$`))).toBeVisible();
  await page.getByLabel(new RegExp(`^Qué es .*${other.code}$`)).fill('Reemplazos');
  await page.getByLabel(new RegExp(`^Notas de .*${other.code}$`)).fill('mientras dure');
  await page.getByLabel('Largo abierto').fill('448');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);
  const { details } = await callAs<{ details: Saved }>(page, `${path}/${one.id}`);
  expect(details.applications).toContainEqual(
    expect.objectContaining({ engine: '9.9 prueba', from: 1996, to: null, position: 'Trasero', notes: 'con ABS' }),
  );
  expect(details.relations).toContainEqual(
    expect.objectContaining({ productId: other.id, title: 'Reemplazos', notes: 'mientras dure', quantity: 1 }),
  );
  expect(Object.values(details.attributes)).toContain('448');
  const count = details.applications.length;
  await page
    .getByRole('button', { name: /^Quitar Volkswagen/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);
  expect((await callAs<{ details: Saved }>(page, `${path}/${one.id}`)).details.applications).toHaveLength(count - 1);
});

interface Listed {
  readonly products: readonly { readonly id: string; readonly code: string }[];
}

interface Saved {
  readonly applications: readonly object[];
  readonly relations: readonly object[];
  readonly attributes: Readonly<Record<string, string>>;
}

test('what is sold of other brands in place of a product is on its page, with its stock and prices', async ({
  browser,
}) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-products' });
  const path = '/api/Management/Products';
  const { products } = await callAs<Listed>(page, `${path}?text=pastillas`);
  let shown: WithOthers | undefined;
  for (const { id } of products) {
    const one = await callAs<WithOthers>(page, `${path}/${id}`);
    if (one.otherRows.length > 0) shown ??= one;
  }
  const [row] = shown?.otherRows ?? [];
  if (shown === undefined || row === undefined) throw new Error('the demo has none');
  await page.goto(`/admin-products?id=${shown.id}`);
  const others = page.getByRole('region', { name: 'De otras marcas' });
  const [price] = row.prices;
  await expect(others.getByRole('row', { name: `${row.code} ${row.brand}` })).toContainText(
    `Lista 1 ${formatPesos(money(price?.price ?? 0))}`,
  );
  await expect(others.getByRole('row')).toHaveCount(shown.otherRows.length + 1);
  await expectAccessible(page);
});

interface WithOthers {
  readonly id: string;
  readonly otherRows: readonly {
    readonly code: string;
    readonly brand: string;
    readonly prices: readonly { readonly price: number }[];
  }[];
}

test('what was sold is not deleted: it says to discontinue it', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente.admin');
  const { orders } = await callAs<Sold>(customer, '/api/Orders/page/1');
  const [line] = orders.flatMap(({ shoppingCartContainer }) => shoppingCartContainer.products);
  const page = await arrive(browser, 'admin', { at: '/admin-products' });
  await page
    .getByRole('main')
    .getByRole('searchbox')
    .fill(line?.productCode ?? '');
  await page
    .getByRole('rowheader')
    .getByRole('link', { name: `${line?.productCode} ${line?.productBrandName}`, exact: true })
    .click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Discontinualo');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('link', { name: 'Todos los artículos' }).click();
  await page.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Discontinuados' });
  await expect(page).toHaveURL(/state=discontinued/);
  await expect(page.getByRole('row', { name: /Discontinuado/ }).first()).toBeVisible();
  await expectAccessible(page);
});

interface Sold {
  readonly orders: readonly {
    readonly shoppingCartContainer: {
      readonly products: readonly { readonly productCode: string; readonly productBrandName: string }[];
    };
  }[];
}
