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
];
