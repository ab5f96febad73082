import { arrive, expect, expectAccessible, test } from './people.ts';

test('rows within a form are added and taken out in place, and the focus goes along', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-customers?new=1' });
  const add = page.getByRole('button', { name: 'Agregar otro e-mail' });
  const address = (place: number) => page.getByLabel(`Dirección del e-mail ${place}`);
  const out = (place: number) => page.getByRole('button', { name: `Quitar el e-mail ${place}` });
  await add.click();
  await expect(address(2)).toBeFocused();
  // The field that is left says what it lacks, which moves the button: the click counts all the same.
  await add.click();
  await expect(address(3)).toBeFocused();
  await expect(page.getByText('Completá este dato')).toHaveCount(1);
  await page.keyboard.type('ventas@example.com');
  await add.press('Enter');
  await expect(address(4)).toBeFocused();
  await expectAccessible(page);

  await out(3).click();
  await expect(out(3)).toBeFocused();
  await expect(address(3)).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(out(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(address(2)).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('a new row says nothing of what it lacks where the one before it in its place was left', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-customers?new=1' });
  const add = page.getByRole('button', { name: 'Agregar otro e-mail' });
  const address = page.getByLabel('Dirección del e-mail 2');
  const lacks = page.getByText('Completá este dato');
  await add.click();
  await expect(address).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(lacks).toHaveCount(1);
  await page.getByRole('button', { name: 'Quitar el e-mail 2' }).click();
  await expect(address).toHaveCount(0);
  await add.click();
  await expect(address).toBeFocused();
  await expect(lacks).toHaveCount(0);
});

test('where no more rows go in, that is said in place of the button', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-customers?new=1' });
  const add = page.getByRole('button', { name: 'Agregar otro e-mail' });
  const rows = page.getByRole('list', { name: 'Otros e-mails' }).getByRole('listitem');
  await expect(add).toBeVisible();
  while (await add.isVisible()) {
    const before = await rows.count();
    await add.click();
    await expect(rows).toHaveCount(before + 1);
  }
  await expect(rows.last().getByRole('textbox')).toBeFocused();
  await expect(
    page.getByText(`Llegaste al máximo (${await rows.count()}). Para agregar, quitá uno antes.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Quitar el e-mail 2' }).click();
  await expect(add).toBeVisible();
});

test('what a field says once it is left takes no click from the button below it', async ({ browser }) => {
  const page = await arrive(browser, 'admin', {
    at: '/admin-customers?new=1',
    viewport: { width: 1280, height: 2600 },
  });
  const create = page.getByRole('button', { name: 'Crear cliente' });
  await page.getByLabel('Razón social').focus();
  const box = await create.boundingBox();
  if (box === null) throw new Error('the button is not there');
  // Pressed at its upper edge: what the field says would move it away before it is let go.
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await expect(page.getByLabel('Razón social')).not.toBeFocused();
  // Two frames: what leaving the field made the page show is drawn by now.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
  await page.mouse.up();
  // The form was sent, and leads to the first of its fields that lacks something.
  await expect(page.locator('form [aria-invalid="true"]').first()).toBeFocused();
});
