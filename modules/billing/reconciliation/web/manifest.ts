/** Web manifest of the reconciliation module: registers its event names. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { reconciliationEvents } from '../rules/events.ts';

export const reconciliationWeb = defineWebModule({
  name: 'billing/reconciliation',
  events: reconciliationEvents,
});
