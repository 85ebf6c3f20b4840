import type { ScreenName, screens } from '@assay/shared/access/screens.ts';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';

/** Screens of this application; those of the public site are rendered by the server. */
export type AppScreenName = {
  [Name in ScreenName]: (typeof screens)[Name]['Layout'] extends 'frontend' ? never : Name;
}[ScreenName];

/** One lazily loaded page per screen; a new screen does not compile before it has its page here. */
export const pages = {
  login: lazyRouteComponent(() => import('./auth/login-page.tsx'), 'LoginPage'),
  loginProvider: lazyRouteComponent(() => import('./provider/provider-page.tsx'), 'ProviderPage'),
  register: lazyRouteComponent(() => import('./auth/register-page.tsx'), 'RegisterPage'),
  registerClient: lazyRouteComponent(() => import('./auth/register-client-page.tsx'), 'RegisterClientPage'),
  registerVerified: lazyRouteComponent(
    () => import('./auth/register-verified-page.tsx'),
    'RegisterVerifiedPage',
  ),
  forgot: lazyRouteComponent(() => import('./auth/forgot-page.tsx'), 'ForgotPage'),
  forgotReset: lazyRouteComponent(() => import('./auth/forgot-reset-page.tsx'), 'ForgotResetPage'),
  logout: lazyRouteComponent(() => import('./auth/logout-page.tsx'), 'LogoutPage'),
  dashboard: lazyRouteComponent(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
  applications: lazyRouteComponent(() => import('./application/applications-page.tsx'), 'ApplicationsPage'),
  applicationAdd: lazyRouteComponent(
    () => import('./application/application-add-page.tsx'),
    'ApplicationAddPage',
  ),
  applicationEdit: lazyRouteComponent(
    () => import('./application/application-edit-page.tsx'),
    'ApplicationEditPage',
  ),
  checklistReject: lazyRouteComponent(
    () => import('./application/checklist-reject-page.tsx'),
    'ChecklistRejectPage',
  ),
  viewForm: lazyRouteComponent(() => import('./application/application-page.tsx'), 'ApplicationPage'),
  generatedCerts: lazyRouteComponent(() => import('./certificate/certificates-page.tsx'), 'CertificatesPage'),
  certificate: lazyRouteComponent(() => import('./certificate/certificate-page.tsx'), 'CertificatePage'),
  statement: lazyRouteComponent(() => import('./certificate/certificate-page.tsx'), 'CertificatePage'),
  schedule: lazyRouteComponent(() => import('./cycle/schedule-page.tsx'), 'SchedulePage'),
  inbox: lazyRouteComponent(() => import('./conversation/inbox-page.tsx'), 'InboxPage'),
  invoices: lazyRouteComponent(() => import('./payment/invoices-page.tsx'), 'InvoicesPage'),
  invoice: lazyRouteComponent(() => import('./payment/invoice-page.tsx'), 'InvoicePage'),
  certificateInvoice: lazyRouteComponent(
    () => import('./payment/certificate-invoice-page.tsx'),
    'CertificateInvoicePage',
  ),
  accountStatement: lazyRouteComponent(
    () => import('./payment/account-statement-page.tsx'),
    'AccountStatementPage',
  ),
  finance: lazyRouteComponent(() => import('./finance/finance-page.tsx'), 'FinancePage'),
  financeMovements: lazyRouteComponent(() => import('./finance/movements-page.tsx'), 'MovementsPage'),
  financeProofs: lazyRouteComponent(() => import('./finance/proofs-page.tsx'), 'ProofsPage'),
  bankStatements: lazyRouteComponent(() => import('./finance/bank-page.tsx'), 'BankPage'),
  paymentSetting: lazyRouteComponent(
    () => import('./finance/payment-setting-page.tsx'),
    'PaymentSettingPage',
  ),
  stripe: lazyRouteComponent(() => import('./stripe/stripe-page.tsx'), 'StripePage'),
  paySandbox: lazyRouteComponent(() => import('./payment/sandbox/sandbox-page.tsx'), 'SandboxPage'),
  users: lazyRouteComponent(() => import('./account/client/clients-page.tsx'), 'ClientsPage'),
  userAdd: lazyRouteComponent(() => import('./account/client/client-add-page.tsx'), 'ClientAddPage'),
  userEdit: lazyRouteComponent(() => import('./account/client/client-page.tsx'), 'ClientPage'),
  child: lazyRouteComponent(() => import('./account/sub/subs-page.tsx'), 'SubsPage'),
  childEdit: lazyRouteComponent(() => import('./account/sub/sub-page.tsx'), 'SubPage'),
  staffs: lazyRouteComponent(() => import('./account/staff/staff-list-page.tsx'), 'StaffListPage'),
  staffAdd: lazyRouteComponent(() => import('./account/staff/staff-add-page.tsx'), 'StaffAddPage'),
  staffEdit: lazyRouteComponent(() => import('./account/staff/staff-page.tsx'), 'StaffPage'),
  businessTeams: lazyRouteComponent(() => import('./team/teams-page.tsx'), 'TeamsPage'),
  teamAdd: lazyRouteComponent(() => import('./team/team-add-page.tsx'), 'TeamAddPage'),
  teamEdit: lazyRouteComponent(() => import('./team/team-page.tsx'), 'TeamPage'),
  assessmentServices: lazyRouteComponent(() => import('./service/list/services-page.tsx'), 'ServicesPage'),
  assessmentServiceAdd: lazyRouteComponent(() => import('./service/service-add-page.tsx'), 'ServiceAddPage'),
  assessmentServiceEdit: lazyRouteComponent(
    () => import('./service/service-edit-page.tsx'),
    'ServiceEditPage',
  ),
  assessmentServiceView: lazyRouteComponent(
    () => import('./service/service-view-page.tsx'),
    'ServiceViewPage',
  ),
  assessmentServiceTrial: lazyRouteComponent(() => import('./trial/trial-page.tsx'), 'TrialPage'),
  tags: lazyRouteComponent(() => import('./reference/tags-page.tsx'), 'TagsPage'),
  industries: lazyRouteComponent(() => import('./reference/industries-page.tsx'), 'IndustriesPage'),
  stages: lazyRouteComponent(() => import('./reference/stages-page.tsx'), 'StagesPage'),
  marks: lazyRouteComponent(() => import('./template/marks-page.tsx'), 'MarksPage'),
  country: lazyRouteComponent(() => import('./reference/countries-page.tsx'), 'CountriesPage'),
  emailNotification: lazyRouteComponent(
    () => import('./notification/mail-templates-page.tsx'),
    'MailTemplatesPage',
  ),
  translation: lazyRouteComponent(() => import('./translation/translation-page.tsx'), 'TranslationPage'),
  content: lazyRouteComponent(() => import('./content/content-page.tsx'), 'ContentPage'),
  contentEdit: lazyRouteComponent(() => import('./content/edit/edit-page.tsx'), 'ContentEditPage'),
  settings: lazyRouteComponent(() => import('./setting/settings-page.tsx'), 'SettingsPage'),
  password: lazyRouteComponent(() => import('./user/password-page.tsx'), 'PasswordPage'),
  profile: lazyRouteComponent(() => import('./user/profile-page.tsx'), 'ProfilePage'),
  status: lazyRouteComponent(() => import('./status/status-page.tsx'), 'StatusPage'),
  logs: lazyRouteComponent(() => import('./log/logs-page.tsx'), 'LogsPage'),
} satisfies Record<AppScreenName, RouteComponent>;
