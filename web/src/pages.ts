import type { ScreenName, screens } from '@assay/shared/access/screens.ts';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { loadChunk } from './api/load-chunk.ts';

/** Screens of this application; those of the public site are rendered by the server. */
export type AppScreenName = {
  [Name in ScreenName]: (typeof screens)[Name]['Layout'] extends 'frontend' ? never : Name;
}[ScreenName];

const page = ((load: () => Promise<never>, name: never) =>
  lazyRouteComponent(() => loadChunk(load), name)) as typeof lazyRouteComponent;

/** One lazily loaded page per screen; a new screen does not compile before it has its page here. */
export const pages = {
  login: page(() => import('./auth/login-page.tsx'), 'LoginPage'),
  loginProvider: page(() => import('./provider/provider-page.tsx'), 'ProviderPage'),
  register: page(() => import('./auth/register-page.tsx'), 'RegisterPage'),
  registerClient: page(() => import('./auth/register-client-page.tsx'), 'RegisterClientPage'),
  registerVerified: page(() => import('./auth/register-verified-page.tsx'), 'RegisterVerifiedPage'),
  forgot: page(() => import('./auth/forgot-page.tsx'), 'ForgotPage'),
  forgotReset: page(() => import('./auth/forgot-reset-page.tsx'), 'ForgotResetPage'),
  logout: page(() => import('./auth/logout-page.tsx'), 'LogoutPage'),
  dashboard: page(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
  applications: page(() => import('./application/applications-page.tsx'), 'ApplicationsPage'),
  applicationAdd: page(() => import('./application/application-add-page.tsx'), 'ApplicationAddPage'),
  applicationEdit: page(() => import('./application/application-edit-page.tsx'), 'ApplicationEditPage'),
  checklistReject: page(() => import('./application/checklist-reject-page.tsx'), 'ChecklistRejectPage'),
  viewForm: page(() => import('./application/application-page.tsx'), 'ApplicationPage'),
  generatedCerts: page(() => import('./certificate/certificates-page.tsx'), 'CertificatesPage'),
  certificate: page(() => import('./certificate/certificate-page.tsx'), 'CertificatePage'),
  statement: page(() => import('./certificate/certificate-page.tsx'), 'CertificatePage'),
  schedule: page(() => import('./cycle/schedule-page.tsx'), 'SchedulePage'),
  inbox: page(() => import('./conversation/inbox-page.tsx'), 'InboxPage'),
  invoices: page(() => import('./payment/invoices-page.tsx'), 'InvoicesPage'),
  invoice: page(() => import('./payment/invoice-page.tsx'), 'InvoicePage'),
  certificateInvoice: page(() => import('./payment/certificate-invoice-page.tsx'), 'CertificateInvoicePage'),
  accountStatement: page(() => import('./payment/account-statement-page.tsx'), 'AccountStatementPage'),
  finance: page(() => import('./finance/finance-page.tsx'), 'FinancePage'),
  financeMovements: page(() => import('./finance/movements-page.tsx'), 'MovementsPage'),
  financeProofs: page(() => import('./finance/proofs-page.tsx'), 'ProofsPage'),
  bankStatements: page(() => import('./finance/bank-page.tsx'), 'BankPage'),
  paymentSetting: page(() => import('./finance/payment-setting-page.tsx'), 'PaymentSettingPage'),
  stripe: page(() => import('./stripe/stripe-page.tsx'), 'StripePage'),
  paySandbox: page(() => import('./payment/sandbox/sandbox-page.tsx'), 'SandboxPage'),
  users: page(() => import('./account/client/clients-page.tsx'), 'ClientsPage'),
  userAdd: page(() => import('./account/client/client-add-page.tsx'), 'ClientAddPage'),
  userEdit: page(() => import('./account/client/client-page.tsx'), 'ClientPage'),
  child: page(() => import('./account/sub/subs-page.tsx'), 'SubsPage'),
  childEdit: page(() => import('./account/sub/sub-page.tsx'), 'SubPage'),
  staffs: page(() => import('./account/staff/staff-list-page.tsx'), 'StaffListPage'),
  staffAdd: page(() => import('./account/staff/staff-add-page.tsx'), 'StaffAddPage'),
  staffEdit: page(() => import('./account/staff/staff-page.tsx'), 'StaffPage'),
  businessTeams: page(() => import('./team/teams-page.tsx'), 'TeamsPage'),
  teamAdd: page(() => import('./team/team-add-page.tsx'), 'TeamAddPage'),
  teamEdit: page(() => import('./team/team-page.tsx'), 'TeamPage'),
  assessmentServices: page(() => import('./service/list/services-page.tsx'), 'ServicesPage'),
  assessmentServiceAdd: page(() => import('./service/service-add-page.tsx'), 'ServiceAddPage'),
  assessmentServiceEdit: page(() => import('./service/service-edit-page.tsx'), 'ServiceEditPage'),
  assessmentServiceView: page(() => import('./service/service-view-page.tsx'), 'ServiceViewPage'),
  assessmentServiceTrial: page(() => import('./trial/trial-page.tsx'), 'TrialPage'),
  tags: page(() => import('./reference/tags-page.tsx'), 'TagsPage'),
  industries: page(() => import('./reference/industries-page.tsx'), 'IndustriesPage'),
  stages: page(() => import('./reference/stages-page.tsx'), 'StagesPage'),
  marks: page(() => import('./template/marks-page.tsx'), 'MarksPage'),
  country: page(() => import('./reference/countries-page.tsx'), 'CountriesPage'),
  emailNotification: page(() => import('./notification/mail-templates-page.tsx'), 'MailTemplatesPage'),
  translation: page(() => import('./translation/translation-page.tsx'), 'TranslationPage'),
  content: page(() => import('./content/content-page.tsx'), 'ContentPage'),
  contentEdit: page(() => import('./content/edit/edit-page.tsx'), 'ContentEditPage'),
  settings: page(() => import('./setting/settings-page.tsx'), 'SettingsPage'),
  password: page(() => import('./user/password-page.tsx'), 'PasswordPage'),
  profile: page(() => import('./user/profile-page.tsx'), 'ProfilePage'),
  status: page(() => import('./status/status-page.tsx'), 'StatusPage'),
  logs: page(() => import('./log/logs-page.tsx'), 'LogsPage'),
} satisfies Record<AppScreenName, RouteComponent>;
