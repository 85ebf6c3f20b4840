import { FINANCE_ROLES, INVOICE_MANAGERS, INVOICE_READERS } from '#platform/common/access/roles.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of the invoices module, with the roles that may open them. */
export const invoicesScreens = {
  invoices: {
    Path: '/invoices',
    Layout: 'dashboard',
    Access: INVOICE_READERS,
    Title: 'TITLE_INVOICES',
    Menu: { Group: 'main', Place: 70, Label: 'MENU_INVOICES', Icon: 'invoice', Roles: INVOICE_MANAGERS },
  },
  invoice: {
    Path: '/invoice/$applicationkey',
    Layout: 'subpage',
    Access: INVOICE_READERS,
    Title: 'TITLE_INVOICE',
    Back: '/invoices',
  },
  certificateInvoice: {
    Path: '/certificate/invoice/$certificatekey',
    Layout: 'subpage',
    Access: INVOICE_READERS,
    Title: 'TITLE_INVOICE',
    Back: '/invoices',
  },
  accountStatement: {
    Path: '/account/statement',
    Layout: 'subpage',
    Access: INVOICE_MANAGERS,
    Title: 'TITLE_ACCOUNT_STATEMENT',
    Back: '/invoices',
  },
  financeProofs: {
    Path: '/finance/proofs',
    Layout: 'dashboard',
    Access: FINANCE_ROLES,
    Title: 'TITLE_PROOFS',
    Back: '/finance',
  },
  paymentSetting: {
    Path: '/finance/setting',
    Layout: 'subpage',
    Access: FINANCE_ROLES,
    Title: 'TITLE_PAYMENT_SETTING',
    Back: '/finance',
  },
} as const satisfies ScreenTable;

type InvoicesScreens = typeof invoicesScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends InvoicesScreens {}
}
