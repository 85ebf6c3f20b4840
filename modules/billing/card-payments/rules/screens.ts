import type { ScreenTable } from '#platform/common/access/screens.ts';
import { cardPaymentsPermissions } from './permissions.ts';

/** Screens of the card-payments module, with the roles that may open them. */
export const cardPaymentsScreens = {
  stripe: {
    Path: '/stripe',
    Layout: 'dashboard',
    Access: cardPaymentsPermissions.MANAGE_CARD_CONNECTION,
    Title: 'TITLE_STRIPE',
    Menu: { Group: 'settings', Place: 90, Label: 'MENU_STRIPE', Icon: 'card' },
  },
  paySandbox: {
    Path: '/pay/sandbox',
    Layout: 'auth',
    Access: 'public',
    IsHome: true,
    Title: 'TITLE_SANDBOX',
  },
} as const satisfies ScreenTable;

type CardPaymentsScreens = typeof cardPaymentsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends CardPaymentsScreens {}
}
