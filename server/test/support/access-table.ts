import { ROLES, type Role } from '@assay/shared/access/roles.ts';

/** What kind of record a call names; null: none, or only the caller's own. */
export type RecordKind =
  | 'application'
  | 'checklist'
  | 'certificate'
  | 'invoice'
  | 'billed certificate'
  | 'client'
  | 'sub'
  | 'staff'
  | 'team'
  | 'service'
  | 'file'
  | 'notification'
  | 'session'
  | 'passkey';
export type Expected = { Who: 'anybody' | 'signed in' | readonly Role[]; Record: RecordKind | null };

const KEEPERS: Role[] = ['ADMIN', 'SUB_ADMIN', 'IT'];
const ADMINS: Role[] = ['ADMIN', 'SUB_ADMIN'];
const CLIENTS: Role[] = ['CLIENT', 'SUB_CLIENT'];
const ACCOUNT_READERS: Role[] = ['CLIENT', 'FINANCE', 'ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING', 'BUSINESS'];
const CLIENT_LIST: Role[] = ['ADMIN', 'SUB_ADMIN', 'IT', 'BUSINESS', 'SCHEDULING', 'FINANCE'];
const SUB_EDIT: Role[] = ['CLIENT', 'ADMIN', 'SUB_ADMIN', 'BUSINESS'];
const STAFF: Role[] = ROLES.filter((role) => !CLIENTS.includes(role));
const CERTIFICATE_KEEPERS: Role[] = ['ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING'];
const PLANNERS: Role[] = ['SCHEDULING', 'ADMIN', 'SUB_ADMIN', 'BUSINESS', 'IT'];
const FILE_TAKERS: Role[] = ['ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING', 'COO', 'DEPUTYCEO', 'CEO'];
const SCHEDULERS: Role[] = ['SCHEDULING', 'ADMIN', 'SUB_ADMIN'];
const FINANCE: Role[] = ['FINANCE', 'ADMIN', 'SUB_ADMIN'];
/** Point 2 of the specification: an invoice is for all but these. */
const MONEY: Role[] = ROLES.filter(
  (role) => !['SUB_CLIENT', 'ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'].includes(role),
);
const CHECKERS: Role[] = ['BUSINESS', 'ADMIN', 'SUB_ADMIN'];
const STEPS: Role[] = [
  'ASSESSOR',
  'ASSESSOR_ONSITE',
  'INDEPREVIEWER',
  'COO',
  'DEPUTYCEO',
  'CEO',
  'ADMIN',
  'SUB_ADMIN',
];

const open = (Record: RecordKind | null = null): Expected => ({ Who: 'anybody', Record });
const session = (Record: RecordKind | null = null): Expected => ({ Who: 'signed in', Record });
const only = (Who: readonly Role[], Record: RecordKind | null = null): Expected => ({ Who, Record });

/** Point 2 of the specification: who may look at how a service is set up. */
const SERVICE_READERS: Role[] = [
  'ADMIN',
  'SUB_ADMIN',
  'IT',
  'SCHEDULING',
  'BUSINESS',
  'ASSESSOR',
  'COO',
  'DEPUTYCEO',
  'CEO',
];

/**
 * Who may make which call at all: written by hand from points 2, 6 and 7 of the specification and from the transition
 * tables of the domain, never read from the contract. A call that is missing here fails the test.
 */
export const accessTable: Readonly<Record<string, Expected>> = {
  'GET /auth/config': open(),
  'POST /auth/web/login': open(),
  'POST /auth/backend/login': open(),
  'POST /auth/register': open(),
  'POST /auth/activate': open(),
  'POST /auth/activate/resend': open(),
  'POST /auth/exchange': open(),
  'POST /user/forgot': open(),
  'POST /user/reset': open(),
  'GET /translation/public': open(),
  'GET /public/service/list': open(),
  'GET /public/service/view': open(),
  'GET /public/industry/list': open(),
  'GET /public/certificate/list': open(),
  'GET /public/certificate/view': open(),
  'POST /public/certificate/check': open(),
  'POST /public/certificate/check/list': open(),
  'GET /public/disclosure/list': open(),
  'GET /public/log/proof': open(),
  'GET /public/log/consistency': open(),
  'GET /public/log/checkpoints': open(),

  'GET /public/phone/code/list': open(),
  'GET /cms/get/terms-and-condition.json': open(),
  'GET /cms/get/privacy.json': open(),
  'GET /cms/get/consent-for-cookies.json': open(),
  'POST /auth/passkey/options': open(),
  'POST /auth/web/passkey': open(),
  'POST /auth/backend/passkey': open(),

  'POST /auth/logout': session(),
  'GET /user/info': session(),
  'POST /user/password': session(),
  'POST /user/update/terms': session(),
  'POST /user/language': session(),
  'GET /user/profile': session(),
  'POST /user/update/profile': session(),
  'POST /user/data': session(),
  'POST /user/close': session(),
  'POST /organisation/update': only(['CLIENT']),
  'POST /organisation/logo': only(['CLIENT']),
  'GET /organisation/simplified': session(),
  'GET /two-factor/view': session(),
  'POST /two-factor/authenticator/begin': session(),
  'POST /two-factor/authenticator/confirm': session(),
  'POST /two-factor/authenticator/remove': session(),
  'POST /two-factor/recovery': session(),
  'POST /passkey/register/options': session(),
  'POST /passkey/register': session(),
  'POST /passkey/rename': session('passkey'),
  'POST /passkey/remove': session('passkey'),
  'POST /auth/step-up/options': session(),
  'POST /auth/step-up': session(),
  'GET /user/session/list': session(),
  'POST /user/session/end': session('session'),
  'POST /user/session/end/others': session(),
  'GET /user/notification/setting': session(),
  'POST /user/notification/setting': session(),
  'GET /user/notification/count': session(),
  'GET /user/notification/list': session(),
  'POST /user/notification/read': session('notification'),
  'POST /user/notification/read/all': session(),
  'POST /media/ticket': session('file'),

  'GET /application/view': session('application'),
  'GET /application/list': session(),
  'GET /application/count': session(),
  'GET /application/form': session('application'),
  'GET /application/form/entries': session('application'),
  'POST /application/form/frame': only(CLIENTS, 'application'),
  'POST /application/validate': session('application'),
  'GET /application/answers': session('application'),
  'GET /application/history': session('application'),
  'GET /application/documents': session('application'),
  'GET /application/assignees': only(SCHEDULERS, 'application'),
  'POST /application/save': session('application'),
  'POST /application/submit': only(CLIENTS, 'application'),
  'POST /application/review': only(CHECKERS, 'application'),
  'POST /application/return': only(CHECKERS, 'application'),
  'POST /application/progress/approve': only(STEPS, 'application'),
  'POST /application/progress/reject': only(STEPS, 'application'),
  'POST /application/checklist/reject': only(['ASSESSOR', ...ADMINS], 'application'),
  'POST /application/rejected': only(['ASSESSOR', 'COO', 'DEPUTYCEO', 'CEO', ...ADMINS], 'application'),
  'POST /application/cancel': only([...CLIENTS, ...KEEPERS, 'BUSINESS', 'SCHEDULING'], 'application'),
  'POST /application/archive': only([...KEEPERS, 'SCHEDULING'], 'application'),
  'POST /application/unarchive': only([...KEEPERS, 'SCHEDULING'], 'application'),
  'POST /application/assign': only(SCHEDULERS, 'application'),
  'POST /application/multiple/approve': only(STEPS),
  'POST /application/multiple/assign': only(SCHEDULERS),
  'POST /application/multiple/generate': only(STAFF),
  'POST /application/multiple/assignees': only(SCHEDULERS),
  'GET /application/multiple/view': only(STAFF),
  'GET /application/multiple/list': only(STAFF),
  'POST /application/multiple/stop': only(STAFF),
  'POST /application/special': only(SCHEDULERS, 'application'),
  'POST /application/crb/confirm': only(SCHEDULERS, 'application'),
  'POST /application/certificate/generate': only(STAFF, 'application'),
  'POST /application/certificate/regenerate': only(STAFF, 'application'),
  'POST /application/certificate/upload': only(STAFF, 'application'),
  'POST /application/disclosure/upload': only(STAFF, 'application'),
  'POST /application/publish': only(STAFF, 'application'),
  'POST /application/paynow': only(CLIENTS, 'application'),
  'POST /application/payonline': only(['CLIENT'], 'application'),
  'POST /application/paid': only(FINANCE, 'application'),
  'POST /application/unpaid': only(FINANCE, 'application'),
  'POST /application/bypass': only(FINANCE, 'application'),
  'POST /application/proof/refuse': only(FINANCE, 'application'),
  'POST /application/change/payment/date': only(FINANCE, 'application'),
  'POST /application/onlinepayment/cancel/void': only(FINANCE, 'application'),
  'POST /application/onlinepayment/cancel/refund': only(FINANCE, 'application'),
  'GET /payment/invoice/list': only(MONEY),
  'GET /payment/invoice/view': only(MONEY, 'invoice'),
  // Whose papers they are is looked at in invoice-download.test.ts and account-statement.test.ts.
  'POST /payment/invoice/document': only(MONEY),
  'GET /payment/account': only(ACCOUNT_READERS),
  'POST /payment/account/document': only(ACCOUNT_READERS),
  // The life of a certificate (domain 6): admin-type staff but BUSINESS, DEPUTYCEO and COO.
  'POST /application/certificate/status': only(CERTIFICATE_KEEPERS, 'billed certificate'),
  'POST /application/certificate/resume': only(CERTIFICATE_KEEPERS, 'billed certificate'),
  'POST /application/certificate/extend': only(CERTIFICATE_KEEPERS, 'billed certificate'),
  'POST /application/certificate/renew': only(CERTIFICATE_KEEPERS, 'billed certificate'),
  'POST /application/certificate/withdraw': only(CERTIFICATE_KEEPERS, 'billed certificate'),
  'POST /application/certificate/delete': only(['ADMIN', 'SUB_ADMIN'], 'billed certificate'),
  'POST /application/certificate/disclosure/generate': only(CERTIFICATE_KEEPERS, 'billed certificate'),
  // The whole file of a certificate: those who answer for it before an accreditation body (A99); one’s own only.
  'GET /application/certificate/dossier': only(FILE_TAKERS, 'billed certificate'),
  'POST /application/certificate/dossier/make': only(FILE_TAKERS, 'billed certificate'),
  'POST /application/certificate/dossier/ticket': only(FILE_TAKERS),
  // The invoice of a certificate: points 4 and 7 as for an application.
  'POST /application/certificate/paynow': only(['CLIENT'], 'billed certificate'),
  'POST /application/certificate/payonline': only(['CLIENT'], 'billed certificate'),
  'POST /application/certificate/paid': only(FINANCE, 'billed certificate'),
  'POST /application/certificate/proof/refuse': only(FINANCE, 'billed certificate'),
  'POST /application/certificate/unpaid': only(FINANCE, 'billed certificate'),
  'POST /application/certificate/bypass': only(FINANCE, 'billed certificate'),
  'POST /application/certificate/payment/date': only(FINANCE, 'billed certificate'),
  'POST /application/certificate/onlinepayment/void': only(FINANCE, 'billed certificate'),
  'POST /application/certificate/onlinepayment/refund': only(FINANCE, 'billed certificate'),
  // Paying through a provider; whose invoice it is, is looked at in payment-access.test.ts.
  'POST /payment/open': only(['CLIENT']),
  'POST /payment/abandon': only(['CLIENT']),
  'POST /payment/surplus/refund': only(FINANCE),
  'GET /payment/sandbox/view': open(),
  'POST /payment/sandbox/pay': open(),
  'POST /payment/sandbox/confirm': open(),
  'POST /payment/sandbox/cancel': open(),
  'GET /stripe/state': only(KEEPERS),
  'POST /stripe/connect': only(KEEPERS),
  'POST /stripe/connect/link': only(KEEPERS),
  'POST /stripe/disconnect': only(KEEPERS),
  'GET /payment/setting': only(FINANCE),
  'POST /payment/setting': only(FINANCE),
  'GET /payment/offline': only(MONEY, 'invoice'),
  'POST /payment/bank/preview': only(FINANCE),
  'POST /payment/bank/import': only(FINANCE),
  'GET /payment/bank/summary': only(FINANCE),
  'GET /payment/bank/line/list': only(FINANCE),
  'POST /payment/bank/line/confirm': only(FINANCE),
  'POST /payment/bank/line/confirm/many': only(FINANCE),
  'POST /payment/bank/line/ignore': only(FINANCE),
  'GET /payment/overview': only(FINANCE),
  'GET /payment/movement/list': only(FINANCE),
  'POST /application/change/tranx': only(ADMINS, 'application'),
  'POST /application/change/machform': only(ADMINS, 'application'),
  'POST /application/generate/cycle': only(ADMINS, 'application'),
  'POST /application/shownextcycle': only(ADMINS, 'application'),
  'POST /application/reminder': only(STAFF, 'application'),
  'GET /assessment/checklist': only(STAFF, 'checklist'),
  'POST /assessment/checklist/submission': only(STAFF, 'checklist'),
  'GET /application/certificate/list': session(),
  'GET /application/certificate/view': session('certificate'),
  'GET /application/certificate/page': session('billed certificate'),
  'GET /application/certificate/qr': session('billed certificate'),
  // What is due when (domain 7): who plans it; clients have the days of their own certificates in their calendar.
  'GET /cycle/list': only(PLANNERS),
  'GET /cycle/months': only(PLANNERS),
  'POST /certificate/cycle/preview': only(CERTIFICATE_KEEPERS, 'billed certificate'),
  'GET /user/calendar': only([...CLIENTS, ...PLANNERS]),
  'POST /user/calendar/renew': only([...CLIENTS, ...PLANNERS]),
  'POST /user/calendar/remove': only([...CLIENTS, ...PLANNERS]),

  'GET /two-factor/rule': only(KEEPERS),
  'POST /two-factor/rule': only(['ADMIN']),
  'GET /cms/list': only(KEEPERS),
  'GET /cms/view': only(KEEPERS),
  'POST /cms/publish': only(ADMINS),
  'GET /mail/template/list': only(KEEPERS),
  'GET /mail/template/view': only(KEEPERS),
  'GET /mail/template/versions': only(KEEPERS),
  'POST /mail/template/preview': only(KEEPERS),
  'POST /mail/template/save': only(KEEPERS),
  'POST /mail/template/test': only(KEEPERS),
  'GET /business/team/list': only(KEEPERS),
  'GET /business/team/view': only(KEEPERS, 'team'),
  'POST /business/team/submit': only(KEEPERS, 'team'),
  'POST /business/team/remove': only(KEEPERS, 'team'),
  'GET /business/team/member': only(KEEPERS),

  'GET /log/list': only(KEEPERS),
  'GET /log/mail/list': only(['ADMIN', 'IT']),
  'GET /log/mail/view': only(['ADMIN', 'IT']),

  'GET /user/list': only(CLIENT_LIST),
  'GET /user/sub/list': only(['CLIENT', 'ADMIN', 'SUB_ADMIN', 'BUSINESS', 'SCHEDULING']),
  'GET /user/staff/list': only(KEEPERS),
  'GET /user/view': only(['CLIENT', ...CLIENT_LIST], 'sub'),
  'GET /user/roles': only(KEEPERS),
  'GET /organisation/list': only(CLIENT_LIST),
  'GET /user/sessions': only(KEEPERS, 'staff'),
  'POST /export/download': only(CLIENT_LIST),
  'POST /user/create': only(KEEPERS),
  'POST /user/update': only(CLIENT_LIST, 'client'),
  'POST /user/invite': only(CLIENT_LIST, 'client'),
  'POST /user/sign-out': only(KEEPERS, 'client'),
  'POST /user/suspend': only(KEEPERS, 'client'),
  'POST /user/reactivate': only(KEEPERS, 'client'),
  'POST /user/two-factor/reset': only(KEEPERS, 'client'),
  'POST /user/remove': only(KEEPERS, 'client'),
  'POST /user/sub/invite': only(SUB_EDIT),
  'POST /user/sub/update': only(SUB_EDIT, 'sub'),
  'POST /user/sub/share': only(SUB_EDIT, 'sub'),
  'POST /user/sub/resend': only(SUB_EDIT, 'sub'),
  'POST /user/sub/suspend': only(SUB_EDIT, 'sub'),
  'POST /user/sub/reactivate': only(SUB_EDIT, 'sub'),
  'POST /user/sub/remove': only(SUB_EDIT, 'sub'),
  'POST /user/staff/create': only(KEEPERS),
  'POST /user/staff/update': only(KEEPERS, 'staff'),
  'POST /user/staff/invite': only(KEEPERS, 'staff'),
  'POST /user/staff/sign-out': only(KEEPERS, 'staff'),
  'POST /user/staff/suspend': only(KEEPERS, 'staff'),
  'POST /user/staff/reactivate': only(KEEPERS, 'staff'),
  'POST /user/staff/two-factor/reset': only(KEEPERS, 'staff'),
  'POST /user/staff/remove': only(KEEPERS, 'staff'),

  // Services and their reference lists.
  'GET /assessment/list': only(SERVICE_READERS),
  'GET /assessment/view': only(SERVICE_READERS, 'service'),
  'GET /assessment/version': only(SERVICE_READERS, 'service'),
  'GET /assessment/compare': only(SERVICE_READERS, 'service'),
  'POST /assessment/check': only(KEEPERS, 'service'),
  'POST /assessment/create': only(KEEPERS),
  'POST /assessment/save': only(KEEPERS, 'service'),
  'POST /assessment/publish': only(KEEPERS, 'service'),
  'POST /assessment/draft': only(KEEPERS, 'service'),
  'POST /assessment/discard': only(KEEPERS, 'service'),
  'POST /assessment/withdraw': only(KEEPERS, 'service'),
  'POST /assessment/hold': only(KEEPERS, 'service'),
  'POST /assessment/offer': only(KEEPERS, 'service'),
  'POST /assessment/place': only(KEEPERS, 'service'),
  'POST /assessment/remove': only(KEEPERS, 'service'),

  // Certificate templates and the pictures on certificates.
  'GET /assessment/template/list': only(SERVICE_READERS, 'service'),
  // Names two records; both are looked at in template.test.ts.
  'GET /assessment/template/view': only(SERVICE_READERS),
  'GET /assessment/template/start': only(SERVICE_READERS, 'service'),
  'POST /assessment/template/preview': only(SERVICE_READERS, 'service'),
  'POST /assessment/template/check': only(KEEPERS, 'service'),
  'POST /assessment/template': only(KEEPERS, 'service'),
  'GET /mark/list': only(KEEPERS),
  'POST /mark/submit': only(KEEPERS),
  'POST /mark/remove': only(KEEPERS),

  'POST /assessment/edit/machform/id': only(KEEPERS, 'service'),
  'POST /assessment/sync/machform': only(KEEPERS, 'service'),
  'GET /assessment/industry': only(STAFF),
  'GET /assessment/tag/list': only(STAFF),
  'GET /stage/list': only(STAFF),
  'GET /stage/view': only(SERVICE_READERS),
  'POST /assessment/industry/submit': only(KEEPERS),
  'POST /assessment/industry/place': only(KEEPERS),
  'POST /assessment/industry/delete': only(KEEPERS),
  'POST /assessment/tag/save': only(KEEPERS),
  'POST /assessment/tag/place': only(KEEPERS),
  'POST /assessment/tag/delete': only(KEEPERS),
  'POST /stage/submit': only(KEEPERS),
  'POST /stage/place': only(KEEPERS),
  'POST /stage/delete': only(KEEPERS),
  'POST /stage/assign': only(KEEPERS),
  'POST /assessment/tag/submit': only(STAFF, 'application'),
  'POST /assessment/tag/remove': only(STAFF, 'application'),
  'GET /country/list': session(),
  'GET /country/reference': only(KEEPERS),
  'POST /country/save': only(KEEPERS),
  'POST /country/enable': only(KEEPERS),
  'POST /country/place': only(KEEPERS),

  'GET /assessment/trial/service': only(KEEPERS),
  'POST /assessment/trial/sample': only(KEEPERS),
  'POST /assessment/trial': only(KEEPERS),
};
