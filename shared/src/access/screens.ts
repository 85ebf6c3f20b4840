import { CLIENT_ROLES, ROLES, type Role, SEES_MONEY, SERVICE_READERS, SETTINGS_ROLES } from './roles.ts';

export type Layout = 'frontend' | 'auth' | 'dashboard' | 'subpage';
export type MenuGroup = 'main' | 'settings' | 'logs';

/** One row per screen (specification point 2). Router, sidebar, route guard and documents are derived from it. */
export type Screen = {
  Path: string;
  Layout: Layout;
  /** `public`: anybody; `session`: any signed-in user; a list: these roles only. */
  Access: 'public' | 'session' | readonly Role[];
  /** Login-type pages send a signed-in user to /dashboard. */
  IsLogin?: true;
  /** Home-type pages stay open while new terms wait for acceptance. */
  IsHome?: true;
  /** Child pages: for non-CLIENT they need a client's key in the query. */
  IsChild?: true;
  Menu?: { Group: MenuGroup; Label: string; Icon: string; Roles?: readonly Role[] };
  /** Where "back" leads; absent: one step back. */
  Back?: string;
  /** Text key of the page's title. */
  Title: string;
};

const everybody = ROLES;
/** Who has more than one invoice to look after. */
const INVOICE_KEEPERS = ['CLIENT', 'FINANCE', 'ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING', 'BUSINESS'] as const;
const FINANCE_ROLES = ['FINANCE', 'ADMIN', 'SUB_ADMIN'] as const;
const CLIENT_READERS = ['ADMIN', 'SUB_ADMIN', 'IT', 'BUSINESS', 'SCHEDULING', 'FINANCE'] as const;

export const screens = {
  home: { Path: '/home', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_HOME' },
  serviceView: {
    Path: '/service/view/$key',
    Layout: 'frontend',
    Access: 'public',
    IsHome: true,
    Title: 'TITLE_SERVICE',
    Back: '/services',
  },
  search: { Path: '/search', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_SEARCH' },
  verify: {
    Path: '/verify/$number',
    Layout: 'frontend',
    Access: 'public',
    IsHome: true,
    Title: 'TITLE_VERIFY',
  },
  disclosure: {
    Path: '/disclosure',
    Layout: 'frontend',
    Access: 'public',
    IsHome: true,
    Title: 'TITLE_DISCLOSURE',
  },
  contact: { Path: '/contact', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_CONTACT' },
  faq: { Path: '/faq', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_FAQ' },
  privacy: { Path: '/privacy', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_PRIVACY' },
  terms: { Path: '/terms', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_TERMS' },
  notFound: { Path: '/404', Layout: 'frontend', Access: 'public', IsHome: true, Title: 'TITLE_NOT_FOUND' },

  login: { Path: '/login', Layout: 'auth', Access: 'public', IsLogin: true, Title: 'TITLE_LOGIN' },
  loginProvider: {
    Path: '/login/provider',
    Layout: 'auth',
    Access: 'public',
    IsLogin: true,
    Title: 'TITLE_LOGIN',
    Back: '/login',
  },
  register: { Path: '/register', Layout: 'auth', Access: 'public', IsLogin: true, Title: 'TITLE_REGISTER' },
  registerClient: {
    Path: '/register/client',
    Layout: 'auth',
    Access: 'public',
    IsLogin: true,
    Title: 'TITLE_REGISTER',
    Back: '/register',
  },
  registerVerified: {
    Path: '/register/verified',
    Layout: 'auth',
    Access: 'public',
    IsLogin: true,
    Title: 'TITLE_ACTIVATE',
  },
  forgot: {
    Path: '/forgot',
    Layout: 'auth',
    Access: 'public',
    IsLogin: true,
    Title: 'TITLE_FORGOT',
    Back: '/login',
  },
  forgotReset: {
    Path: '/forgot/reset',
    Layout: 'auth',
    Access: 'public',
    IsLogin: true,
    Title: 'TITLE_RESET',
    Back: '/login',
  },
  logout: { Path: '/logout', Layout: 'auth', Access: 'public', IsHome: true, Title: 'TITLE_LOGOUT' },

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
  staffs: {
    Path: '/staffs',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_STAFF_LIST',
    Menu: { Group: 'settings', Label: 'MENU_STAFF', Icon: 'staff' },
  },
  staffAdd: {
    Path: '/staff/add',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_STAFF_ADD',
    Back: '/staffs',
  },
  staffEdit: {
    Path: '/staff/edit/$userkey',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_STAFF',
    Back: '/staffs',
  },
  businessTeams: {
    Path: '/business_teams',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_TEAMS',
    Menu: { Group: 'settings', Label: 'MENU_TEAMS', Icon: 'team' },
  },
  teamAdd: {
    Path: '/team/add',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_TEAM_ADD',
    Back: '/business_teams',
  },
  teamEdit: {
    Path: '/team/edit/$teamkey',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_TEAM',
    Back: '/business_teams',
  },
  assessmentServices: {
    Path: '/assessment_services',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_ASSESSMENT_SERVICES',
    Menu: { Group: 'settings', Label: 'MENU_ASSESSMENT_SERVICES', Icon: 'service' },
  },
  assessmentServiceAdd: {
    Path: '/assessment_service/add',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_ASSESSMENT_SERVICE_ADD',
    Back: '/assessment_services',
  },
  assessmentServiceEdit: {
    Path: '/assessment_service/edit/$key',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_ASSESSMENT_SERVICE_EDIT',
    Back: '/assessment_services',
  },
  assessmentServiceView: {
    Path: '/assessment_service/view/$key',
    Layout: 'subpage',
    Access: SERVICE_READERS,
    Title: 'TITLE_ASSESSMENT_SERVICE',
    Back: '/assessment_services',
  },
  assessmentServiceTrial: {
    Path: '/assessment_service/trial/$key',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_ASSESSMENT_SERVICE_TRIAL',
    Back: '/assessment_services',
  },
  tags: {
    Path: '/tags',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_TAGS',
    Menu: { Group: 'settings', Label: 'MENU_TAGS', Icon: 'tag' },
  },
  industries: {
    Path: '/industries',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_INDUSTRIES',
    Back: '/assessment_services',
  },
  stages: {
    Path: '/stages',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_STAGES',
    Back: '/assessment_services',
  },
  marks: {
    Path: '/marks',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_MARKS',
    Back: '/assessment_services',
  },
  country: {
    Path: '/country',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_COUNTRIES',
    Menu: { Group: 'settings', Label: 'MENU_COUNTRIES', Icon: 'country' },
  },
  emailNotification: {
    Path: '/email_notification',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_EMAIL_NOTIFICATION',
    Menu: { Group: 'settings', Label: 'MENU_EMAIL_NOTIFICATION', Icon: 'mail' },
  },
  legal: {
    Path: '/legal',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_LEGAL',
    Menu: { Group: 'settings', Label: 'MENU_LEGAL', Icon: 'legal' },
  },
  password: {
    Path: '/password',
    Layout: 'subpage',
    Access: 'session',
    Title: 'TITLE_PASSWORD',
    Back: '/dashboard',
  },
  profile: {
    Path: '/profile',
    Layout: 'subpage',
    Access: 'session',
    Title: 'TITLE_PROFILE',
    Back: '/dashboard',
  },
  logs: {
    Path: '/logs',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_LOGS',
    Menu: { Group: 'logs', Label: 'MENU_LOGS', Icon: 'log' },
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;
