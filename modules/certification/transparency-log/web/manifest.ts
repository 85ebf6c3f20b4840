/** Web manifest of the transparency log module. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { transparencyLogEvents } from '../rules/events.ts';

export const transparencyLogWeb = defineWebModule({
  name: 'certification/transparency-log',
  events: transparencyLogEvents,
});
