import { arrive, expect, expectAccessible, expectNoSidewaysScroll, searchFor, test } from './people.ts';

test('what a kit holds, what goes with it and what equals it are told apart', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'VKMA 01287');
  const product = page.locator('tbody.product').first();
  await product.getByRole('button', { name: /^relacionados \(\d+\)$/ }).click();
  await expect(product.getByRole('list', { name: 'Contenido del kit de VKMA 01287' })).toContainText(
    /2 × .* · tensor y guía/,
  );
  await expect(product.getByRole('list', { name: 'Complementos de VKMA 01287' })).not.toContainText('×');
  await expect(product.getByRole('list', { name: 'Equivalencias de VKMA 01287' })).not.toContainText('×');
  await expectAccessible(page);
  await product.getByRole('button', { name: 'Comparar VKMA 01287 SKF' }).click();
  await product.getByRole('button', { name: 'Ficha de VKMA 01287 SKF' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: /^Contenido del kit \(\d+\)$/ })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Complementos (1)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Comparador' }).getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Contenido del kit/ })).toContainText('2 × ');
});

test('engines and measures with their units are read at every width, and no description is cut', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente');
  for (const width of [1600, 1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await searchFor(page, 'VKM 15402');
    const product = page.locator('tbody.product').first();
    await expect(
      product.getByText('Motor 2.0 16v · Ø int. 10 mm · Ø ext. 60 mm · Alt. 26 mm').locator('visible=true'),
    ).toBeVisible();
    const cut = await page.locator('.what:visible:not(.specs), .c-tech:visible p').evaluateAll((lines) => {
      const beyond = (line: Element) =>
        line.getBoundingClientRect().bottom > (line.parentElement?.getBoundingClientRect().bottom ?? 0) + 1;
      return lines.filter((line) => (line.scrollWidth > line.clientWidth + 1 && line.clientWidth > 0) || beyond(line))
        .length;
    });
    expect(cut, `at ${width} px`).toBe(0);
    await expectNoSidewaysScroll(page);
  }
  await page
    .getByRole('button', { name: /^Ficha de/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('.contents-facts')).toContainText('Diámetro exterior60 mm');
});
