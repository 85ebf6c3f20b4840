import { defineWebModule, page } from '#platform/web/web-module.ts';
import { contentScreens } from '../rules/screens.ts';

export const contentWeb = defineWebModule({
  name: 'public/content',
  screens: contentScreens,
  pages: {
    content: page(() => import('./content-page.tsx'), 'ContentPage'),
    contentEdit: page(() => import('./edit/edit-page.tsx'), 'ContentEditPage'),
  },
});
