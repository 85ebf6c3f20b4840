/** Registers the screens of the public site in the web client. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { siteScreens } from '../rules/screens.ts';

export const siteWeb = defineWebModule({
  name: 'public/site',
  screens: siteScreens,
});
