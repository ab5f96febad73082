/** What the scenes of the manual's pictures are made of: frames, and what a person does at the counter. */

/** A frame over the whole width, from the top down to so many pixels. */
export const down = (height) => ({ x: 0, y: 0, width: 1366, height });

/** What an element covers, and so many pixels around it. */
export const around = async (locator, margin = 16) => {
  const box = await locator.boundingBox();
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  return { x, y, width: box.x + box.width + margin - x, height: box.y + box.height + margin - y };
};

export const dialog = (page) => page.getByRole('dialog').last();
export const searchField = (page) => page.getByRole('combobox', { name: /Buscar por código/ });

export const search = async (page, text) => {
  await searchField(page).fill(text);
  await searchField(page).press('Enter');
  await page.getByRole('heading', { level: 1, name: /artículos?( |$)/ }).waitFor();
};

export const row = (page, code) =>
  page
    .locator('tbody.product')
    .filter({ has: page.getByText(code, { exact: true }) })
    .first();

/** Puts lines in the company's cart, and empties it first. */
export const fillCart = async (page) => {
  await page.goto('/shopping-cart');
  await page.getByRole('heading', { name: /^Carrito/ }).waitFor();
  while ((await page.getByRole('button', { name: /^Quitar / }).count()) > 0) {
    const before = await page.getByRole('button', { name: /^Quitar / }).count();
    await page
      .getByRole('button', { name: /^Quitar / })
      .first()
      .click();
    await page.waitForFunction((count) => document.querySelectorAll('.l-out button').length < count, before);
  }
  for (const [text, code] of [
    ['bkr6e ngk', 'BKR6E'],
    ['amortiguador gol', '1480C'],
    ['6203-2RS', '6203-2RS'],
  ]) {
    await search(page, text);
    await row(page, code)
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click();
    await row(page, code)
      .getByText(/en carrito/)
      .first()
      .waitFor();
  }
};

export const openCart = async (page) => {
  await page.getByRole('link', { name: /^Carrito/ }).click();
  await page.getByRole('heading', { name: /^Carrito/ }).waitFor();
  await page.getByText('BKR6E', { exact: true }).waitFor();
};

export const pasteOrder = async (page) => {
  await page.goto('/quick-order');
  const paste = page.getByLabel(/Pegá tu pedido/);
  await paste.fill('Hola, te paso el pedido\nBKR6E x 6\n6203 2RS DBH;10\n6203\t2\nBKR6EKK 3\n10 x 6203 SKF');
  await paste.press('Control+Enter');
  await page.getByText(/Falta resolver/).waitFor();
};

export const compare = async (page) => {
  await search(page, 'amortiguador gol');
  for (const code of ['1480C', '2504', '313 321'])
    await row(page, code)
      .getByRole('button', { name: /^Comparar/ })
      .click();
};

/** A quote for a client of the shop, as it is being made. */
export const quote = async (page) => {
  await search(page, 'amortiguador gol');
  await row(page, '1480C')
    .getByRole('button', { name: /^Presupuestar/ })
    .click();
  await page.getByRole('region', { name: 'Presupuesto' }).getByRole('link', { name: 'Seguir' }).click();
  await page.getByLabel('Cliente').fill('Marta Gómez');
  await page.getByLabel('WhatsApp', { exact: true }).fill('011 15 5874-9895');
  await page.getByRole('button', { name: 'Línea libre' }).click();
  await page.getByLabel('Descripción de la línea 2').fill('Colocación');
  await page.getByLabel('Precio de Colocación').fill('45.000');
};
