/** Web manifest of the assessments module. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { assessmentsEvents } from '../rules/events.ts';

export const assessmentsWeb = defineWebModule({
  name: 'applications/assessments',
  events: assessmentsEvents,
});
