/**
 * Web manifest of the card-payments module: registers its screens, pages, settings and invoice page slots.
 */
import { payOnline, pendingRefunds } from '#modules/billing/invoices/web/index.ts';
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { cardPaymentsEvents } from '../rules/events.ts';
import { cardPaymentsScreens } from '../rules/screens.ts';

export const cardPaymentsWeb = defineWebModule({
  name: 'billing/card-payments',
  screens: cardPaymentsScreens,
  events: cardPaymentsEvents,
  settings: async () => (await loadChunk(() => import('../rules/settings.ts'))).cardPaymentsSettings,
  pages: {
    stripe: page(() => import('./connection/stripe-page.tsx'), 'StripePage'),
    paySandbox: page(() => import('./sandbox/sandbox-page.tsx'), 'SandboxPage'),
  },
  slots: [
    payOnline.with(lazyPart(() => import('./online/pay-online.tsx'), 'PayOnline')),
    pendingRefunds.with(lazyPart(() => import('./online/pending-refunds.tsx'), 'PendingRefunds')),
  ],
});
