/** The manual's pictures of what staff do every day; see manual-scenes.mjs. */
import { down } from './manual-gestures.mjs';

/** Opens the first row of a list, once it is there. */
const openFirst = async (page, path) => {
  await page.goto(path);
  const link = page.getByRole('rowheader').getByRole('link').first();
  await link.waitFor();
  await link.click();
  await page.getByRole('complementary').first().waitFor();
};

const first = async (page, path, role) => {
  await page.goto(path);
  await page.getByRole(role).first().waitFor();
};

export const staffScenes = [
  {
    name: 'resumen',
    who: 'gerente',
    set: async (page) => {
      await page.goto('/management');
      await page.getByText('Este mes').first().waitFor();
      await page.waitForLoadState('networkidle');
      return down(900);
    },
  },
  {
    name: 'pedidos',
    who: 'gerente',
    set: async (page) => {
      await openFirst(page, '/admin-orders');
      return down(760);
    },
  },
  {
    name: 'importar',
    who: 'admin',
    set: async (page) => {
      await page.goto('/admin-imports');
      await page.getByLabel('De quién es').fill('Distribuidora del Sur');
      await page.getByLabel('Planilla', { exact: true }).setInputFiles({
        name: 'lista de mayo.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'Código;Marca;Descripción;Rubro;Subrubro;Precio de lista\nBKR6E;NGK;Bujía de encendido;Encendido;Bujías;5.100,00\nZM-77;ZM;Bujía nueva;Encendido;Bujías;consultar\nZM-78;ZM;Bujía larga;Encendido;Bujías;3.300,00',
        ),
      });
      await page.getByRole('button', { name: /^Descargar las rechazadas/ }).waitFor();
      return down(820);
    },
  },
  {
    name: 'actividad',
    who: 'admin',
    set: async (page) => {
      // The demo begins without any: an order goes on, and a section of the configuration is another.
      await openFirst(page, '/admin-orders?state=Sent');
      for (const state of ['Recibido', 'En reparto']) {
        await page.getByRole('button', { name: `Pasar a ${state}` }).click();
        await page.getByRole('listitem').filter({ hasText: state }).first().waitFor();
      }
      await page.goto('/admin-configuration');
      await page.getByLabel('Días').fill('45');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await page.getByRole('button', { name: /^Guarda/ }).waitFor({ state: 'detached' });
      await page.goto('/admin-activity');
      await page
        .getByRole('row', { name: /configuración/ })
        .getByRole('link')
        .first()
        .click();
      await page.getByRole('complementary').first().waitFor();
      return down(640);
    },
  },
  {
    name: 'correos',
    who: 'admin',
    set: async (page) => {
      await page.goto('/admin-mails');
      await page.getByRole('button', { name: 'Enviar prueba' }).click();
      const dialog = page.getByRole('dialog', { name: 'Enviar prueba' });
      await dialog.getByLabel('Para').fill('ventas@mostrador.example');
      await dialog.getByRole('button', { name: 'Enviar prueba' }).click();
      await page.getByRole('row', { name: /Prueba/ }).waitFor();
      return down(560);
    },
  },
  {
    name: 'personal',
    who: 'admin',
    set: async (page) => {
      await first(page, '/admin-staff', 'rowheader');
      return down(640);
    },
  },
  {
    name: 'antiguedad-de-deudas',
    who: 'gerente',
    set: async (page) => {
      await first(page, '/account-ageing', 'rowheader');
      return down(640);
    },
  },
  {
    name: 'gestion-de-ofertas',
    who: 'gerente',
    set: async (page) => {
      await openFirst(page, '/admin-offers');
      return down(760);
    },
  },
  {
    name: 'clientes-cuenta',
    who: 'admin',
    set: async (page) => {
      await page.goto('/admin-customers?q=cruce');
      await page
        .getByRole('link', { name: /^Repuestos El Cruce/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Cuenta', exact: true }).click();
      await page.getByRole('rowheader').first().waitFor();
      return down(820);
    },
  },
  {
    name: 'gestion-de-garantias',
    who: 'gerente',
    set: async (page) => {
      await openFirst(page, '/warranties-management');
      return down(820);
    },
  },
];
