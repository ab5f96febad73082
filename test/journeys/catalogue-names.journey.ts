import { arrive, expect, expectAccessible, searchFor, test } from './people.ts';

test('a brand is renamed, found by its name at once, and merged with what it moves told before', async ({
  browser,
}) => {
  const page = await arrive(browser, 'gerente', { at: '/catalogue-names' });
  const named = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  const filter = async (text: string) => {
    await page.getByRole('main').getByRole('searchbox').first().fill(text);
    await expect(page).toHaveURL(text === '' ? /catalogue-names$/ : new RegExp(`q=${encodeURIComponent(text)}`));
  };

  await page.getByRole('button', { name: 'Nueva marca' }).click();
  const create = page.getByRole('dialog', { name: 'Nueva marca' });
  await create.getByLabel('Nombre').fill('ngk');
  await create.getByRole('button', { name: 'Guardar' }).click();
  await expect(create).toContainText('Ya existe NGK. Si es lo mismo, usá «Unir»');
  await create.getByLabel('Nombre').fill('NGK Japón');
  await create.getByRole('button', { name: 'Guardar' }).click();
  await expect(create).toHaveCount(0);

  await filter('ngk');
  await page.getByRole('button', { name: 'Unir NGK', exact: true }).click();
  const merge = page.getByRole('dialog', { name: 'Unir la marca NGK' });
  await expect(merge.getByRole('button', { name: 'Unir' })).toBeDisabled();
  await merge.getByRole('searchbox').fill('japon');
  await merge.getByRole('radio', { name: /^NGK Japón/ }).check();
  await expect(merge.getByRole('status')).toContainText(/Pasan a NGK Japón: [\d.]+ artículos/);
  await expectAccessible(page);
  await merge.getByRole('button', { name: 'Unir' }).click();
  await expect(merge).toHaveCount(0);
  await expect(named('NGK Japón')).toContainText('También: NGK');

  await page.getByRole('button', { name: 'Eliminar NGK Japón' }).click();
  const remove = page.getByRole('dialog', { name: '¿Eliminar la marca NGK Japón?' });
  await remove.getByRole('button', { name: 'Eliminar' }).click();
  await expect(remove.getByRole('alert')).toContainText(/lo usan [\d.]+ artículos/);
  // While it is tried again the former reason does not stand there.
  const names = '**/api/Management/**';
  const held: (() => void)[] = [];
  await page.route(names, async (route) => {
    if (route.request().method() === 'DELETE') await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await remove.getByRole('button', { name: 'Eliminar' }).click();
  await expect.poll(() => held.length).toBe(1);
  await expect(remove.getByText(/lo usan/)).toHaveCount(0);
  for (const letGo of held) letGo();
  await expect(remove.getByRole('alert')).toContainText(/lo usan [\d.]+ artículos/);
  await page.unroute(names);
  await remove.getByRole('button', { name: 'Cancelar' }).click();

  // Back to its name: the search says so at once, and the name that lists had for it is no longer one.
  await page.getByRole('button', { name: 'Cambiar NGK Japón' }).click();
  const edit = page.getByRole('dialog', { name: 'Cambiar la marca NGK Japón' });
  await edit.getByRole('textbox', { name: 'Nombre' }).fill('NGK');
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(edit).toHaveCount(0);
  await page.getByRole('button', { name: 'Cambiar NGK', exact: true }).click();
  const aliases = page.getByRole('dialog').getByRole('region', { name: 'Otros nombres' });
  await aliases.getByRole('button', { name: 'Quitar NGK Japón como otro nombre de NGK' }).click();
  await expect(aliases).toHaveCount(0);
  await page.keyboard.press('Escape');
  await searchFor(page, 'bkr6e ngk');
  await expect(page.getByRole('rowheader', { name: /^BKR6E NGK/ })).toBeVisible();
});

test('a model is renamed where its brand stands, and its engines are merged', async ({ browser }) => {
  const page = await arrive(browser, 'gerente', { at: '/catalogue-names?kind=vehicle-brands' });
  await page.getByRole('main').getByRole('searchbox').first().fill('volkswagen');
  await page
    .getByRole('link', { name: /modelos de Volkswagen$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/kind=models/);
  await page.getByRole('button', { name: 'Cambiar Gol de Volkswagen', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Cambiar el modelo Gol' });
  await expect(edit.getByRole('radio', { name: /Volkswagen/, checked: true })).toBeVisible();
  await edit.getByRole('textbox', { name: 'Nombre' }).fill('Gol Trend y Power');
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('row', { name: /Gol Trend y Power/ })).toContainText('También: Gol');

  await page.getByRole('link', { name: 'Motores de Volkswagen Gol Trend y Power' }).click();
  await expect(page.getByRole('button', { name: /^Sólo de Volkswagen Gol Trend y Power/ })).toBeVisible();
  const unite = page.getByRole('main').getByRole('button', { name: /^Unir / });
  const before = await unite.count();
  expect(before).toBeGreaterThan(1);
  await unite.last().click();
  const merge = page.getByRole('dialog', { name: /^Unir el motor/ });
  await merge.getByRole('radio').first().check();
  await expect(merge.getByRole('status')).toContainText('Pasan a');
  await expectAccessible(page);
  await merge.getByRole('button', { name: 'Unir' }).click();
  await expect(unite).toHaveCount(before - 1);

  await page.goto('/catalogue-names?kind=engines');
  await expect(page.getByRole('link', { name: 'Elegir un modelo' })).toBeVisible();
});
