import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ScreenName, screens } from '#platform/common/access/screens.ts';
import { loadChunk } from '#platform/web/api/load-chunk.ts';

/** Screens of this application; those of the public site are rendered by the server. */
export type AppScreenName = {
  [Name in ScreenName]: (typeof screens)[Name]['Layout'] extends 'frontend' ? never : Name;
}[ScreenName];

const page = ((load: () => Promise<never>, name: never) =>
  lazyRouteComponent(() => loadChunk(load), name)) as typeof lazyRouteComponent;

/** A screen of money, with what the modules of the invoiced records add to it. */
const moneyPage = ((load: () => Promise<never>, name: never) =>
  lazyRouteComponent(async () => {
    const [screen] = await Promise.all([
      loadChunk(load),
      loadChunk(() => import('#modules/applications/applications/web/invoice-subject.ts')),
      loadChunk(() => import('#modules/certification/certificates/web/invoice-subject.ts')),
    ]);
    return screen;
  }, name)) as typeof lazyRouteComponent;

/** One lazily loaded page per screen; a new screen does not compile before it has its page here. */
export const pages = {
  login: page(() => import('#modules/identity/sign-in/web/login-page.tsx'), 'LoginPage'),
  loginProvider: page(
    () => import('#modules/identity/sign-in/web/provider/provider-page.tsx'),
    'ProviderPage',
  ),
  register: page(() => import('#modules/identity/sign-in/web/register-page.tsx'), 'RegisterPage'),
  registerClient: page(
    () => import('#modules/identity/sign-in/web/register-client-page.tsx'),
    'RegisterClientPage',
  ),
  registerVerified: page(
    () => import('#modules/identity/sign-in/web/register-verified-page.tsx'),
    'RegisterVerifiedPage',
  ),
  forgot: page(() => import('#modules/identity/sign-in/web/forgot-page.tsx'), 'ForgotPage'),
  forgotReset: page(() => import('#modules/identity/sign-in/web/forgot-reset-page.tsx'), 'ForgotResetPage'),
  logout: page(() => import('#modules/identity/sign-in/web/logout-page.tsx'), 'LogoutPage'),
  dashboard: page(() => import('#modules/operations/dashboards/web/dashboard-page.tsx'), 'DashboardPage'),
  applications: page(
    () => import('#modules/operations/dashboards/web/applications-behind-figures-page.tsx'),
    'ApplicationsBehindFiguresPage',
  ),
  applicationAdd: page(
    () => import('#modules/applications/applications/web/application-add-page.tsx'),
    'ApplicationAddPage',
  ),
  applicationEdit: page(
    () => import('#modules/applications/applications/web/application-edit-page.tsx'),
    'ApplicationEditPage',
  ),
  checklistReject: page(
    () => import('#modules/applications/applications/web/checklist-reject-page.tsx'),
    'ChecklistRejectPage',
  ),
  viewForm: page(
    () => import('#modules/certification/certificates/web/application-with-certificate-page.tsx'),
    'ApplicationWithCertificatePage',
  ),
  generatedCerts: page(
    () => import('#modules/certification/certificates/web/certificates-page.tsx'),
    'CertificatesPage',
  ),
  certificate: page(
    () => import('#modules/certification/certificates/web/certificate-page.tsx'),
    'CertificatePage',
  ),
  statement: page(
    () => import('#modules/certification/certificates/web/certificate-page.tsx'),
    'CertificatePage',
  ),
  schedule: page(() => import('#modules/certification/cycles/web/schedule-page.tsx'), 'SchedulePage'),
  inbox: page(() => import('#modules/support/conversations/web/inbox-page.tsx'), 'InboxPage'),
  invoices: page(() => import('#modules/billing/invoices/web/invoices-page.tsx'), 'InvoicesPage'),
  invoice: moneyPage(() => import('#modules/billing/invoices/web/invoice-page.tsx'), 'InvoicePage'),
  certificateInvoice: moneyPage(
    () => import('#modules/billing/invoices/web/certificate-invoice-page.tsx'),
    'CertificateInvoicePage',
  ),
  accountStatement: page(
    () => import('#modules/billing/invoices/web/account-statement-page.tsx'),
    'AccountStatementPage',
  ),
  finance: page(() => import('#modules/billing/finance-reports/web/finance-page.tsx'), 'FinancePage'),
  financeMovements: page(
    () => import('#modules/billing/finance-reports/web/movements-page.tsx'),
    'MovementsPage',
  ),
  financeProofs: moneyPage(
    () => import('#modules/billing/invoices/web/finance/proofs-page.tsx'),
    'ProofsPage',
  ),
  bankStatements: moneyPage(() => import('#modules/billing/bank-statements/web/bank-page.tsx'), 'BankPage'),
  paymentSetting: page(
    () => import('#modules/billing/invoices/web/finance/payment-setting-page.tsx'),
    'PaymentSettingPage',
  ),
  stripe: page(() => import('#modules/billing/card-payments/web/connection/stripe-page.tsx'), 'StripePage'),
  paySandbox: page(
    () => import('#modules/billing/card-payments/web/sandbox/sandbox-page.tsx'),
    'SandboxPage',
  ),
  users: page(() => import('#modules/identity/accounts/web/client/clients-page.tsx'), 'ClientsPage'),
  userAdd: page(() => import('#modules/identity/accounts/web/client/client-add-page.tsx'), 'ClientAddPage'),
  userEdit: page(() => import('./accounts/client-page.tsx'), 'ClientPage'),
  child: page(() => import('./accounts/subs-page.tsx'), 'SubsPage'),
  childEdit: page(() => import('./accounts/sub-page.tsx'), 'SubPage'),
  staffs: page(() => import('./accounts/staff-list-page.tsx'), 'StaffListPage'),
  staffAdd: page(() => import('./accounts/staff-add-page.tsx'), 'StaffAddPage'),
  staffEdit: page(() => import('./accounts/staff-page.tsx'), 'StaffPage'),
  businessTeams: page(() => import('#modules/applications/teams/web/teams-page.tsx'), 'TeamsPage'),
  teamAdd: page(() => import('#modules/applications/teams/web/team-add-page.tsx'), 'TeamAddPage'),
  teamEdit: page(() => import('#modules/applications/teams/web/team-page.tsx'), 'TeamPage'),
  assessmentServices: page(
    () => import('#modules/catalogue/services/web/list/services-page.tsx'),
    'ServicesPage',
  ),
  assessmentServiceAdd: page(
    () => import('#modules/catalogue/services/web/service-add-page.tsx'),
    'ServiceAddPage',
  ),
  assessmentServiceEdit: page(
    () => import('#modules/catalogue/services/web/service-edit-page.tsx'),
    'ServiceEditPage',
  ),
  assessmentServiceView: page(
    () => import('#modules/catalogue/services/web/service-view-page.tsx'),
    'ServiceViewPage',
  ),
  assessmentServiceTrial: page(
    () => import('#modules/operations/service-trial/web/trial-page.tsx'),
    'TrialPage',
  ),
  tags: page(() => import('#modules/catalogue/reference-data/web/tags-page.tsx'), 'TagsPage'),
  industries: page(
    () => import('#modules/catalogue/reference-data/web/industries-page.tsx'),
    'IndustriesPage',
  ),
  stages: page(() => import('#modules/catalogue/reference-data/web/stages-page.tsx'), 'StagesPage'),
  marks: page(() => import('#modules/certification/document-templates/web/marks-page.tsx'), 'MarksPage'),
  country: page(() => import('#modules/catalogue/reference-data/web/countries-page.tsx'), 'CountriesPage'),
  emailNotification: page(
    () => import('#modules/messaging/email-templates/web/mail-templates-page.tsx'),
    'MailTemplatesPage',
  ),
  translation: page(() => import('#modules/public/translations/web/translation-page.tsx'), 'TranslationPage'),
  content: page(() => import('#modules/public/content/web/content-page.tsx'), 'ContentPage'),
  contentEdit: page(() => import('#modules/public/content/web/edit/edit-page.tsx'), 'ContentEditPage'),
  settings: page(() => import('#modules/operations/settings/web/settings-page.tsx'), 'SettingsPage'),
  password: page(() => import('#modules/identity/accounts/web/user/password-page.tsx'), 'PasswordPage'),
  profile: page(() => import('./accounts/profile-page.tsx'), 'ProfilePage'),
  status: page(() => import('#modules/operations/status/web/status-page.tsx'), 'StatusPage'),
  logs: page(() => import('#modules/operations/event-log/web/logs-page.tsx'), 'LogsPage'),
} satisfies Record<AppScreenName, RouteComponent>;
