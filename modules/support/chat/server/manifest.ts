/** Server manifest of the chat module: registers its endpoints, frame origins and demo data. */
import { frameOrigins } from '#platform/server/http/frame-origins.ts';
import { defineServerModule } from '#platform/server/server-module.ts';

export const chatServer = defineServerModule({
  name: 'support/chat',
  http: () => import('./routes.ts'),
  hooks: [
    // The help panel embeds the pages of the external chat server, if one is configured.
    frameOrigins.implement(({ CHAT_URL }) => (CHAT_URL ? [new URL(CHAT_URL).origin] : [])),
  ],
  demo: () => import('./demo/manifest.ts'),
});
