/** Registers the followers' event codes in the web client. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { followersEvents } from '../rules/events.ts';

export const followersWeb = defineWebModule({
  name: 'public/followers',
  events: followersEvents,
});
