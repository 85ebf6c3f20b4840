import { CLIENT_ROLES, ROLES, SEES_MONEY, SETTINGS_ROLES } from './roles.ts';
import type { Screen } from './screen.ts';

const everybody = ROLES;
/** Who has more than one invoice to look after. */
const INVOICE_KEEPERS = ['CLIENT', 'FINANCE', 'ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING', 'BUSINESS'] as const;
const FINANCE_ROLES = ['FINANCE', 'ADMIN', 'SUB_ADMIN'] as const;
const CLIENT_READERS = ['ADMIN', 'SUB_ADMIN', 'IT', 'BUSINESS', 'SCHEDULING', 'FINANCE'] as const;

/** Screens of the daily work: applications, certificates, money, clients. */
export const workScreens = {
  dashboard: {
    Path: '/dashboard',
    Layout: 'dashboard',
    Access: everybody,
    Title: 'TITLE_DASHBOARD',
    Menu: { Group: 'main', Label: 'MENU_DASHBOARD', Icon: 'dashboard' },
  },
  services: {
    Path: '/services',
    Layout: 'frontend',
    Access: 'public',
    IsHome: true,
    Title: 'TITLE_SERVICES',
    Menu: { Group: 'main', Label: 'MENU_SERVICES', Icon: 'service' },
  },
  applications: {
    Path: '/applications',
    Layout: 'dashboard',
    Access: everybody,
    Title: 'TITLE_APPLICATIONS',
    Menu: { Group: 'main', Label: 'MENU_APPLICATIONS', Icon: 'application' },
  },
  applicationAdd: {
    Path: '/application/add',
    Layout: 'subpage',
    Access: CLIENT_ROLES,
    Title: 'TITLE_APPLICATION_ADD',
    Back: '/applications',
  },
  applicationEdit: {
    Path: '/application/edit',
    Layout: 'subpage',
    Access: ['CLIENT', 'SUB_CLIENT', 'BUSINESS', 'ADMIN', 'SUB_ADMIN'],
    Title: 'TITLE_APPLICATION_EDIT',
    Back: '/applications',
  },
  checklistReject: {
    Path: '/application/checklist/reject',
    Layout: 'subpage',
    Access: ['ASSESSOR', 'ADMIN', 'SUB_ADMIN'],
    Title: 'TITLE_CHECKLIST_REJECT',
    Back: '/applications',
  },
  viewForm: {
    Path: '/viewform',
    Layout: 'subpage',
    Access: everybody,
    Title: 'TITLE_APPLICATION',
    Back: '/applications',
  },
  generatedCerts: {
    Path: '/generated_certs',
    Layout: 'dashboard',
    Access: everybody,
    Title: 'TITLE_CERTIFICATES',
    Menu: { Group: 'main', Label: 'MENU_CERTIFICATES', Icon: 'certificate' },
  },
  invoices: {
    Path: '/invoices',
    Layout: 'dashboard',
    Access: SEES_MONEY,
    Title: 'TITLE_INVOICES',
    Menu: { Group: 'main', Label: 'MENU_INVOICES', Icon: 'invoice', Roles: INVOICE_KEEPERS },
  },
  invoice: {
    Path: '/invoice/$applicationkey',
    Layout: 'subpage',
    Access: SEES_MONEY,
    Title: 'TITLE_INVOICE',
    Back: '/invoices',
  },
  certificateInvoice: {
    Path: '/certificate/invoice/$certificatekey',
    Layout: 'subpage',
    Access: SEES_MONEY,
    Title: 'TITLE_INVOICE',
    Back: '/invoices',
  },
  accountStatement: {
    Path: '/account/statement',
    Layout: 'subpage',
    Access: INVOICE_KEEPERS,
    Title: 'TITLE_ACCOUNT_STATEMENT',
    Back: '/invoices',
  },
  finance: {
    Path: '/finance',
    Layout: 'dashboard',
    Access: FINANCE_ROLES,
    Title: 'TITLE_FINANCE',
    Menu: { Group: 'main', Label: 'MENU_FINANCE', Icon: 'finance' },
  },
  financeMovements: {
    Path: '/finance/movements',
    Layout: 'dashboard',
    Access: FINANCE_ROLES,
    Title: 'TITLE_MOVEMENTS',
    Back: '/finance',
  },
  financeProofs: {
    Path: '/finance/proofs',
    Layout: 'dashboard',
    Access: FINANCE_ROLES,
    Title: 'TITLE_PROOFS',
    Back: '/finance',
  },
  bankStatements: {
    Path: '/finance/bank',
    Layout: 'dashboard',
    Access: FINANCE_ROLES,
    Title: 'TITLE_BANK',
    Back: '/finance',
  },
  paymentSetting: {
    Path: '/finance/setting',
    Layout: 'subpage',
    Access: FINANCE_ROLES,
    Title: 'TITLE_PAYMENT_SETTING',
    Back: '/finance',
  },
  stripe: {
    Path: '/stripe',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_STRIPE',
    Menu: { Group: 'settings', Label: 'MENU_STRIPE', Icon: 'card' },
  },
  paySandbox: {
    Path: '/pay/sandbox',
    Layout: 'auth',
    Access: 'public',
    IsHome: true,
    Title: 'TITLE_SANDBOX',
  },
  users: {
    Path: '/users',
    Layout: 'dashboard',
    Access: CLIENT_READERS,
    Title: 'TITLE_CLIENTS',
    Menu: { Group: 'main', Label: 'MENU_CLIENTS', Icon: 'client' },
  },
  userAdd: {
    Path: '/user/add',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_CLIENT_ADD',
    Back: '/users',
  },
  userEdit: {
    Path: '/user/edit/$userkey',
    Layout: 'subpage',
    Access: CLIENT_READERS,
    Title: 'TITLE_CLIENT',
    Back: '/users',
  },
  child: {
    Path: '/child',
    Layout: 'dashboard',
    Access: ['CLIENT', 'ADMIN', 'SUB_ADMIN', 'BUSINESS', 'SCHEDULING'],
    IsChild: true,
    Title: 'TITLE_SUBS',
    Menu: { Group: 'main', Label: 'MENU_SUBS', Icon: 'child', Roles: ['CLIENT'] },
  },
  childEdit: {
    Path: '/child/edit/$userkey',
    Layout: 'subpage',
    Access: ['CLIENT', 'ADMIN', 'SUB_ADMIN', 'BUSINESS'],
    IsChild: true,
    Title: 'TITLE_SUB',
    Back: '/child',
  },
} as const satisfies Record<string, Screen>;
