/** The manual's pictures of the configuration; see manual-scenes.mjs. */
import { down } from './manual-gestures.mjs';

export const configurationScenes = [
  {
    name: 'configuracion',
    who: 'cliente.admin',
    set: async (page) => {
      await page.goto('/configuration');
      await page.getByLabel('NGK', { exact: true }).fill('38,5');
      return down(900);
    },
  },
  {
    name: 'configuracion-distribuidora',
    who: 'admin',
    set: async (page) => {
      await page.goto('/admin-configuration?tab=distribuidora');
      await page.getByLabel('Nombre', { exact: true }).fill('Repuestos Paraná');
      await page.getByLabel('Horario').fill('Lunes a viernes de 9 a 18');
      return down(900);
    },
  },
  {
    name: 'configuracion-finanzas',
    who: 'admin',
    set: async (page) => {
      await page.goto('/admin-configuration?tab=finanzas');
      await page.getByLabel('Recargo ($)').fill('9100');
      return down(900);
    },
  },
  {
    name: 'configuracion-formas-de-falla',
    who: 'admin',
    set: async (page) => {
      await page.goto('/admin-configuration?tab=reclamos');
      await page.getByRole('button', { name: /^Subir forma de falla Rotura repentina/ }).click();
      return down(900);
    },
  },
  {
    name: 'configuracion-busqueda',
    who: 'admin',
    set: async (page) => {
      await page.goto('/admin-configuration?tab=busqueda');
      await page.getByRole('button', { name: 'Agregar sinónimo' }).click();
      await page.keyboard.type('chupete');
      await page.keyboard.press('Tab');
      await page.keyboard.type('retén de válvula');
      await page.getByText(/^Los que vienen con el programa/).click();
      return down(768);
    },
  },
];
