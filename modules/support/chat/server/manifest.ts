import { frameOrigins } from '#platform/server/http/frame-origins.ts';
import { defineServerModule } from '#platform/server/server-module.ts';

export const chatServer = defineServerModule({
  name: 'support/chat',
  http: () => import('./routes.ts'),
  hooks: [
    // The help frames the pages of the chat server, where there is one.
    frameOrigins.implement(({ CHAT_URL }) => (CHAT_URL ? [new URL(CHAT_URL).origin] : [])),
  ],
  demo: () => import('./demo/manifest.ts'),
});
