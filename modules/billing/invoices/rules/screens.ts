import type { ScreenTable } from '#platform/common/access/screens.ts';
import { invoicesPermissions } from './permissions.ts';

/** Screens of the invoices module, with the roles that may open them. */
export const invoicesScreens = {
  invoices: {
    Path: '/invoices',
    Words: 'INVOICES_WORDS',
    Layout: 'dashboard',
    Access: invoicesPermissions.READ_INVOICES,
    Title: 'TITLE_INVOICES',
    Menu: {
      Group: 'main',
      Place: 70,
      Label: 'MENU_INVOICES',
      Icon: 'invoice',
      Roles: invoicesPermissions.READ_ACCOUNT_STATEMENTS,
    },
  },
  invoice: {
    Path: '/invoice/$applicationkey',
    Layout: 'subpage',
    Access: invoicesPermissions.READ_INVOICES,
    Title: 'TITLE_INVOICE',
    Back: '/invoices',
  },
  certificateInvoice: {
    Path: '/certificate/invoice/$certificatekey',
    Layout: 'subpage',
    Access: invoicesPermissions.READ_INVOICES,
    Title: 'TITLE_INVOICE',
    Back: '/invoices',
  },
  accountStatement: {
    Path: '/account/statement',
    IsOfRecord: true,
    Layout: 'subpage',
    Access: invoicesPermissions.READ_ACCOUNT_STATEMENTS,
    Title: 'TITLE_ACCOUNT_STATEMENT',
    Back: '/invoices',
  },
  financeProofs: {
    Path: '/finance/proofs',
    Layout: 'dashboard',
    Access: invoicesPermissions.CONFIRM_PAYMENTS,
    Title: 'TITLE_PROOFS',
    Back: '/finance',
  },
  paymentSetting: {
    Path: '/finance/setting',
    Layout: 'subpage',
    Access: invoicesPermissions.CHANGE_PAYMENT_INSTRUCTIONS,
    Title: 'TITLE_PAYMENT_SETTING',
    Back: '/finance',
  },
} as const satisfies ScreenTable;

type InvoicesScreens = typeof invoicesScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends InvoicesScreens {}
}
