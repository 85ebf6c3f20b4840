import { defineServerModule } from '#platform/server/server-module.ts';
import { endFeedWithEntry } from './end-feed.ts';

export const cyclesServer = defineServerModule({
  name: 'certification/cycles',
  hooks: [endFeedWithEntry],
});
