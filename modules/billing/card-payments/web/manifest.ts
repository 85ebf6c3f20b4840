import { defineWebModule, page } from '#platform/web/web-module.ts';
import { cardPaymentsScreens } from '../rules/screens.ts';

export const cardPaymentsWeb = defineWebModule({
  name: 'billing/card-payments',
  screens: cardPaymentsScreens,
  pages: {
    stripe: page(() => import('./connection/stripe-page.tsx'), 'StripePage'),
    paySandbox: page(() => import('./sandbox/sandbox-page.tsx'), 'SandboxPage'),
  },
});
