import type { Page } from '@playwright/test';
import { aWarranty } from '../builders/warranty.builder.ts';
import { callAs, findProduct } from './call.ts';
import { takeOutAll } from './configuration-acts.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';

const at = '/admin-configuration?tab=reclamos';
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();
const saved = (page: Page) => expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);
const sectionOf = (page: Page) => page.getByRole('region', { name: /^Formas de falla de garantías/ });
const offered = (page: Page) => page.getByLabel('Cómo falló').getByRole('option').allTextContents();

test('ways to fail are added, named, put in order by keyboard and taken out; an open warranty follows', async ({
  browser,
}) => {
  const customer = await arrive(browser, 'cliente.admin', { at: '/warranties?new=si' });
  await expect.poll(() => offered(customer)).toContain('Rotura repentina');
  const [, first = '', second = ''] = await offered(customer);

  const page = await arrive(browser, 'admin', { at });
  const faults = sectionOf(page);
  await expect(faults.getByLabel('Nombre').first()).toHaveValue(first);
  await faults.getByRole('button', { name: 'Agregar forma de falla' }).click();
  await page.keyboard.type(first.toUpperCase());
  await page.keyboard.press('Tab');
  await page.keyboard.type('Se nota al frenar.');
  await page.keyboard.press('Enter');
  await expect(faults.getByText('Está dos veces')).toBeVisible();
  const added = faults.getByLabel('Nombre').last();
  await expect(added).toBeFocused();
  await expectAccessible(page);
  await added.fill('Vibración');

  // Up to the top with one key; the focus stays on it, and at the end goes to the way back.
  const count = await faults.getByLabel('Nombre').count();
  await faults.getByRole('button', { name: `Subir forma de falla Vibración, ${count} de ${count}` }).focus();
  for (let place = count - 1; place > 1; place -= 1) {
    await page.keyboard.press('Enter');
    await expect(
      faults.getByRole('button', { name: `Subir forma de falla Vibración, ${place} de ${count}` }),
    ).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(faults.getByRole('button', { name: `Bajar forma de falla Vibración, 1 de ${count}` })).toBeFocused();
  await expect(faults.getByLabel('Nombre').first()).toHaveValue('Vibración');
  await save(page);
  await saved(page);
  await expect.poll(async () => (await offered(customer)).slice(1, 4)).toEqual(['Vibración', first, second]);
  await customer.getByLabel('Cómo falló').selectOption('Vibración');
  await expect(customer.getByText('Se nota al frenar.')).toBeVisible();

  // No warranty was requested by it yet: it is removed without a question, and a customer who has chosen it is told.
  await faults.getByRole('button', { name: 'Quitar forma de falla Vibración' }).click();
  await expect(faults.getByRole('button', { name: `Quitar forma de falla ${first}` })).toBeFocused();
  await save(page);
  await saved(page);
  await expect.poll(() => offered(customer)).toContain('La que elegiste ya no está: elegí otra');
});

test('how many warranties bear a way to fail is told before it goes, they keep it, and the last one stays', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at, viewport: { width: 390, height: 844 } });
  const customer = await arrive(browser, 'cliente.admin', { at: '/warranties' });
  const faults = sectionOf(page);
  await faults.getByRole('button', { name: 'Agregar forma de falla' }).click();
  await page.keyboard.type('Olor a quemado');
  await save(page);
  await saved(page);
  const ways = await callAs<{ id: string; title: string }[]>(customer, '/api/Warranties/fault-sequence');
  const { plate, productBrandName: _, ...warranty } = aWarranty({ purchaseDocument: 'A 00009-00000093' });
  await callAs(customer, '/api/Warranties', {
    ...warranty,
    ...(await findProduct(customer, 'bkr6e')),
    vehicleId: plate,
    faultSequence: ways.find(({ title }) => title === 'Olor a quemado')?.id,
  });

  const out = faults.getByRole('button', { name: 'Quitar forma de falla Olor a quemado' });
  await out.click();
  const question = page.getByRole('dialog', { name: '¿Quitar «Olor a quemado»?' });
  await expect(question).toContainText(/La tiene una garantía \(.+\)\. La conserva/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Quitar', exact: true }).click();
  await save(page);
  await saved(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/warranties-management?text=A%2000009-00000093');
  await page
    .getByRole('link', { name: /garantía/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: /^Garantía/ }).getByText('Olor a quemado')).toBeVisible();

  await page.goto(at);
  const all = faults.getByRole('button', { name: /^Quitar forma de falla/ });
  await expect(all.first()).toBeVisible();
  await takeOutAll(page, all);
  await save(page);
  await expect(faults.getByText('Tiene que quedar una: sin ninguna no se puede pedir una garantía')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(all.first()).toBeVisible();
});

test('two windows never write over one another’s ways to fail', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at });
  const other = await arrive(browser, 'admin', { at });
  const [name, others] = [sectionOf(page), sectionOf(other)].map((faults) => faults.getByLabel('Nombre').first());
  if (name === undefined || others === undefined) throw new Error('there are none');
  const former = await name.inputValue();
  await name.fill('Falla al colocar');
  await others.fill('Falla de entrada');
  await save(other);
  await saved(other);
  await expect(page.getByText(/admin guardó cambios mientras tanto: .*Falla de entrada/)).toBeVisible();
  await expect(name).toHaveValue('Falla al colocar');
  await page.getByRole('button', { name: 'Ver lo guardado' }).click();
  await expect(name).toHaveValue('Falla de entrada');
  await name.fill(former);
  await save(page);
  await saved(page);
});
