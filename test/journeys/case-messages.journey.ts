import type { Page } from '@playwright/test';
import { aPng } from '../builders/picture.builder.ts';
import { callAs } from './call.ts';
import { askWarranty, openClaim } from './case-acts.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, signedInPage, test } from './people.ts';

const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: aPng });
const messages = (page: Page) => page.getByRole('region', { name: 'Mensajes' });

test('a customer writes with a photo, staff see the mark and answer, and the customer sees it live', async ({
  browser,
}) => {
  const customer = await signedInPage(browser, 'cliente.admin');
  const staff = await arrive(browser, 'gerente', { at: '/demands-managament' });
  const number = await openClaim(customer, 'B 00077-00000717');
  await customer.goto(`/demands?claim=${number}`);
  const own = messages(customer);
  await expect(own.getByText('Todavía no hay mensajes.')).toBeVisible();

  await own.getByRole('button', { name: 'Mandar mensaje' }).click();
  await expect(own.getByText('Escribí el mensaje, o adjuntá una foto')).toBeVisible();
  await own.getByLabel('Mensaje', { exact: true }).fill('Vino golpeada');
  const picker = own.getByLabel('Adjuntar fotos');
  await picker.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(own.getByText('«foto.png» no es una foto JPG, PNG o WebP')).toBeVisible();
  await picker.setInputFiles([photo('etiqueta.png'), photo('caja.png')]);
  await own.getByRole('button', { name: 'Quitar caja.png' }).click();

  // The message is stored; its answer never arrives: nothing typed is lost, and sent again it is the same one.
  let sent = 0;
  await customer.route('**/api/CaseMessages/claim/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await own.getByRole('button', { name: 'Mandar mensaje' }).click();
  await expect(own.getByText('Lo que escribiste sigue acá')).toBeVisible();
  await expect(own.getByLabel('Mensaje', { exact: true })).toHaveValue('Vino golpeada');
  await own.getByRole('button', { name: 'Mandar mensaje' }).click();
  await expect(own.getByLabel('Mensaje', { exact: true })).toHaveValue('');
  await expect(own.getByRole('log').getByText('Vino golpeada')).toHaveCount(1);

  const waiting = staff.getByRole('navigation', { name: 'Con mensajes sin leer' });
  await expect(waiting.getByRole('link', { name: new RegExp(number) })).toContainText('1 mensaje sin leer');
  await waiting.getByRole('link', { name: new RegExp(number) }).click();
  const staffMessages = messages(staff);
  await staffMessages.getByRole('button', { name: 'Ver la foto 1' }).click();
  await expect(staff.getByRole('dialog').getByRole('img')).toBeVisible();
  await staff.keyboard.press('Escape');
  await expect(waiting.getByRole('link', { name: new RegExp(number) })).toHaveCount(0);
  await expectAccessible(staff);
  await staffMessages.getByLabel('Mensaje', { exact: true }).fill('Te mandamos otra');
  await staffMessages.getByLabel('Mensaje', { exact: true }).press('Control+Enter');

  const answer = own.getByRole('log').getByRole('listitem').filter({ hasText: 'Te mandamos otra' });
  await expect(answer).toBeVisible();
  await expect(answer).not.toContainText('gerente');
  await customer.goto('/demands');
  await expect(customer.getByRole('rowheader', { name: number })).not.toContainText('sin leer');
  await staffMessages.getByLabel('Mensaje', { exact: true }).fill('Sale mañana');
  await staffMessages.getByRole('button', { name: 'Mandar mensaje' }).click();
  await expect(customer.getByRole('rowheader', { name: number })).toContainText('1 mensaje sin leer');
});

test('an answer on a claim that left the first page is seen from the list and opens from its mail', async ({
  browser,
}) => {
  const customer = await signedInPage(browser, 'cliente.admin');
  const staff = await signedInPage(browser, 'gerente');
  const number = await openClaim(customer, 'B 00077-00000718');
  for (let more = 0; more < 20; more += 1) await openClaim(customer, 'B 00077-00000719');
  await callAs(staff, `/api/CaseMessages/claim/${number}`, { text: 'Va por expreso' });
  await customer.goto('/demands');
  await expect(customer.getByRole('rowheader').first()).toBeVisible();
  await expect(customer.getByRole('rowheader', { name: number })).toHaveCount(0);
  const waiting = customer.getByRole('navigation', { name: 'Con mensajes sin leer' });
  await waiting.getByRole('link', { name: new RegExp(number) }).click();
  await expect(customer.getByRole('heading', { level: 2, name: `Reclamo ${number}` })).toBeVisible();
  await expect(messages(customer).getByRole('log').getByText('Va por expreso')).toBeVisible();
  await expect(waiting.getByRole('link', { name: new RegExp(number) })).toHaveCount(0);
  await expectAccessible(customer);

  await customer.goto(`/demands?claim=${number}`);
  await expect(messages(customer).getByRole('log').getByText('Va por expreso')).toBeVisible();
  await customer.goto('/demands?claim=2020-1');
  await expect(customer.getByText('No encontramos ese reclamo')).toBeVisible();
  await expect(messages(customer)).toHaveCount(0);
  await customer.goto('/warranties?rma=2020-1');
  await expect(customer.getByText('No encontramos esa garantía')).toBeVisible();
});

test('a warranty is written about on a telephone with a photo alone', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente.admin', { viewport: { width: 390, height: 844 } });
  const rma = await askWarranty(page, 'A 00009-00000717');
  await page.goto('/warranties');
  await page.getByRole('link', { name: rma }).click();
  await expect(page.getByRole('heading', { level: 2, name: `Garantía ${rma}` })).toBeVisible();
  await messages(page).getByLabel('Adjuntar fotos').setInputFiles(photo('pieza.png'));
  await messages(page).getByRole('button', { name: 'Mandar mensaje' }).click();
  await expect(messages(page).getByRole('button', { name: 'Ver la foto 1' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
