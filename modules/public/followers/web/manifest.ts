import { defineWebModule } from '#platform/web/web-module.ts';
import { followersEvents } from '../rules/events.ts';

export const followersWeb = defineWebModule({
  name: 'public/followers',
  events: followersEvents,
});
