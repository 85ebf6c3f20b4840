/**
 * Lists every screen of the portal with the user who opens it (visitor, client and staff roles, records in
 * all statuses), for the browser test that checks all screens.
 */
import { CONTENT_KINDS } from '#modules/public/content/rules/kinds.ts';
import { type Api, signInToApi } from './api.ts';
import { must } from './make-application.ts';

/** A screen as a user sees it: name, user (null for a visitor) and path. */
export type ListedScreen = { name: string; as: string | null; path: string };
type Row = Record<string, unknown> & { ApplicationKey: string; ApplicationStatusCode: string };

const page = (as: string | null, ...paths: string[]): ListedScreen[] =>
  paths.map((path) => ({ name: path.split('?')[0]?.slice(1).replaceAll('/', '-') ?? '', as, path }));

/** Lists every screen for several roles, and application pages in every visible status. */
export async function listScreens(url: string): Promise<ListedScreen[]> {
  const [client, admin, assessor] = await Promise.all(
    ['client', 'admin', 'assessor'].map((name) => signInToApi(url, `${name}@demo.test`)),
  );
  if (!client || !admin || !assessor) throw new Error('not signed in');
  for (const Kind of CONTENT_KINDS) must(await admin.post('/cms/draft/begin', { Kind }));
  return [
    ...(await publicScreens(url)),
    ...page(
      null,
      '/login',
      '/register',
      '/register/client',
      '/register/verified',
      '/forgot',
      '/forgot/reset',
      '/logout',
    ),
    ...(await clientScreens(client)),
    ...(await adminScreens(admin)),
    ...(await accountScreens(admin, client)),
    ...(await serviceScreens(admin)),
    ...page(
      'admin',
      '/industries',
      '/tags',
      '/stages',
      '/grounds',
      '/marks',
      '/country',
      '/content?kind=TERMS',
      '/content?kind=ANNOUNCEMENTS',
      ...CONTENT_KINDS.map((kind) => `/content/edit/${kind.toLowerCase()}`),
      '/settings',
      '/settings?group=brand',
      '/settings?group=security',
      '/country?Region=029&IsEnabled=false',
      '/translation',
      '/translation?State=CHANGED',
    ),
    ...page(null, '/services?tag=ISO'),
    ...(await assessorScreens(assessor)),
    ...page('business', '/dashboard', '/inbox', '/inbox?Status=SPAM'),
    ...page(null, '/contact?sent=yes', '/contact?code=unknown'),
    ...(await inboxScreens(admin)),
    ...page('client2', '/dashboard?chat=open'),
    ...page('scheduling', '/dashboard', '/schedule', '/schedule?State=OVERDUE', '/workload'),
    ...page('ceo', '/dashboard', '/generated_certs', '/decisions', '/decisions/proposals'),
    ...page('sub-client', '/dashboard', '/applications'),
    ...(await certificateScreens(admin, 'admin')),
    ...(await certificateScreens(client, 'client')),
    ...(await invoiceScreens(admin, client)),
    ...(await cardScreens(client)),
  ];
}

/** Inbox screens, with and without an open conversation. */
async function inboxScreens(api: Api): Promise<ListedScreen[]> {
  const rows = must(await api.get('/conversation/list')).Rows as { ConversationKey: string }[];
  return page('admin', `/inbox?key=${rows[0]?.ConversationKey}`, '/inbox?key=unknown-key');
}

type Certificate = { CertificateKey: string; CertificateStatusCode: string; Kind: string };

/** One certificate page per kind and status, and the list filtered by dates. */
async function certificateScreens(api: Api, as: string): Promise<ListedScreen[]> {
  const rows = must(await api.get('/application/certificate/list', { PageSize: '100' }))
    .Rows as Certificate[];
  const kinds = new Map(rows.map((row) => [`${row.Kind}-${row.CertificateStatusCode}`, row]));
  return [
    ...page(as, '/generated_certs?ExpiryFrom=2026-01-01&ExpiryTo=2026-12-31', '/certificate?key=unknown-key'),
    ...[...kinds].map(([kind, { Kind, CertificateKey }]) => ({
      name: `certificate-${as}-${kind}`,
      as,
      path: `/${Kind === 'STATEMENT' ? 'statement' : 'certificate'}?key=${CertificateKey}`,
    })),
  ];
}

type Invoice = {
  InvoiceKey: string;
  Status: string;
  IsOverdue: boolean;
  About: { Kind: string; Key: string };
};

/** One invoice page per status, for applications and certificates. */
async function invoiceScreens(admin: Api, client: Api): Promise<ListedScreen[]> {
  const of = async (api: Api, as: string): Promise<ListedScreen[]> => {
    const rows = must(await api.get('/payment/invoice/list', { PageSize: '100' })).Rows as Invoice[];
    const kinds = new Map(
      rows.map((row) => [`${row.About.Kind}-${row.IsOverdue ? 'OVERDUE' : row.Status}`, row]),
    );
    return [...kinds].map(([kind, { About }]) => ({
      name: `invoice-${as}-${kind}`,
      as,
      path: About.Kind === 'APPLICATION' ? `/invoice/${About.Key}` : `/certificate/invoice/${About.Key}`,
    }));
  };
  return [
    ...page('client', '/invoices', '/account/statement', '/account/statement?From=2020-01-01&To=2020-01-31'),
    ...page('finance', '/account/statement'),
    ...page(
      'finance',
      '/finance',
      '/finance/movements',
      '/finance/movements?Kind=REFUND',
      '/finance/debtors',
    ),
    ...page('finance', '/finance/proofs', '/finance/bank', '/finance/bank?tab=DOUBTFUL', '/finance/setting'),
    ...page('finance', '/invoices', '/invoices?IsOverdue=true', '/invoices?Search=nothing-like-this'),
    ...(await of(client, 'client')),
    ...(await of(admin, 'admin')),
  ];
}

/** The payment provider's settings, and the sandbox page with a started payment. */
async function cardScreens(client: Api): Promise<ListedScreen[]> {
  const rows = must(await client.get('/payment/invoice/list', { Status: 'OPEN' })).Rows as Invoice[];
  const owed = rows.find(({ About }) => About.Kind === 'APPLICATION');
  const known = [...page('it', '/stripe'), ...page(null, '/pay/sandbox?session=unknown')];
  if (!owed) return known;
  must(await client.post('/application/payonline', { ApplicationKey: owed.About.Key }));
  const { Url } = must(await client.post('/payment/open', { InvoiceKey: owed.InvoiceKey }));
  const { pathname, search } = new URL(String(Url));
  const invoice = `/invoice/${owed.About.Key}`;
  return [
    ...known,
    { name: 'pay-sandbox-open', as: null, path: `${pathname}${search}` },
    { name: 'invoice-card-begun', as: 'client', path: invoice },
    { name: 'invoice-card-back', as: 'client', path: `${invoice}?returned=1` },
  ];
}

async function publicScreens(url: string): Promise<ListedScreen[]> {
  const read = async (path: string): Promise<Record<string, string>[]> =>
    (await fetch(`${url}/api/public/${path}`).then((answer) => answer.json())).data.Rows;
  const [service] = await read('service/list');
  const certificates = await read('certificate/list?PageSize=100');
  const verdicts = new Map(certificates.map((row) => [row.Verdict, row.CertificateNo]));
  return [
    ...page(
      null,
      '/home',
      '/services',
      `/service/view/${service?.ServiceKey}`,
      '/search',
      '/search?q=nothing-like-this',
    ),
    ...page(null, '/check', '/follow/asked', '/follow/stopped', '/follow/confirm'),
    ...page(null, '/disclosure', '/contact', '/faq', '/privacy', '/terms', '/404', '/verify/GF-1999-00001'),
    ...[...verdicts].map(([verdict, number]) => ({
      name: `verify-${verdict}`,
      as: null,
      path: `/verify/${number}`,
    })),
  ];
}

async function applications(api: Api): Promise<Row[]> {
  return must(await api.get('/application/list', { PageSize: '100' })).Rows as Row[];
}

/** One application page per status. */
const perStatus = (as: string, rows: readonly Row[]): ListedScreen[] =>
  [...new Map(rows.map((row) => [row.ApplicationStatusCode, row.ApplicationKey]))].map(([status, key]) => ({
    name: `${as}-${status}`,
    as,
    path: `/viewform?key=${key}`,
  }));

const tabs = (as: string, row: Row | undefined, names: readonly string[]): ListedScreen[] =>
  names.map((tab) => ({
    name: `${as}-tab-${tab}`,
    as,
    path: `/viewform?key=${row?.ApplicationKey}&tab=${tab}`,
  }));

async function clientScreens(api: Api): Promise<ListedScreen[]> {
  const rows = await applications(api);
  // Selects the oldest application, because newer ones were created by other tests, which check them
  // themselves.
  const of = (status: string): Row | undefined =>
    rows.findLast((row) => row.ApplicationStatusCode === status);
  return [
    ...page(
      'client',
      '/dashboard',
      '/applications',
      '/applications?Search=nothing-like-this',
      '/application/add',
    ),
    ...page('client', '/generated_certs', '/profile', '/password'),
    { name: 'form', as: 'client', path: `/application/edit?key=${of('INPROGRESS')?.ApplicationKey}` },
    { name: 'form-points', as: 'client', path: `/application/edit?key=${of('REJECTED')?.ApplicationKey}` },
    {
      name: 'form-view',
      as: 'client',
      path: `/application/edit?key=${of('COMPLETED')?.ApplicationKey}&view=true`,
    },
    ...perStatus('client', rows),
    ...tabs('client', of('COMPLETED'), ['documents', 'payment', 'certificate', 'history']),
    ...tabs('client', of('REJECTED'), ['comments']),
    ...(await nonconformityScreens('client', api)),
  ];
}

/** One nonconformity in each status that the user sees. */
async function nonconformityScreens(as: string, api: Api): Promise<ListedScreen[]> {
  const { Rows } = must(await api.get('/nonconformity/list', { PageSize: '100' })) as {
    Rows: { NonconformityKey: string; Status: string }[];
  };
  const perStatus = new Map(Rows.map((row) => [row.Status, row]));
  return [...perStatus].map(([status, { NonconformityKey }]) => ({
    name: `${as}-nonconformity-${status.toLowerCase()}`,
    as,
    path: `/nonconformities/view?key=${NonconformityKey}`,
  }));
}

async function adminScreens(api: Api): Promise<ListedScreen[]> {
  const rows = await applications(api);
  const done = rows.findLast((row) => row.ApplicationStatusCode === 'COMPLETED');
  return [
    ...page(
      'admin',
      '/dashboard',
      '/applications',
      '/generated_certs',
      '/nonconformities',
      '/logs',
      '/logs?tab=mail',
      '/logs?tab=exceptions',
      '/logs?tab=jobs',
      '/status',
      '/sessions',
      '/deployment',
      '/profile',
    ),
    ...perStatus('admin', rows),
    ...(await nonconformityScreens('admin', api)),
    ...tabs('admin', done, ['checklist', 'documents', 'payment', 'certificate', 'history']),
    ...tabs(
      'admin',
      rows.findLast((row) => row.ApplicationStatusCode === 'REJECTED'),
      ['comments'],
    ),
  ];
}

/** Pages of clients, sub-accounts and staff, as seen by staff and by the client. */
async function accountScreens(admin: Api, client: Api): Promise<ListedScreen[]> {
  const keyOf = async (api: Api, list: string, Search: string): Promise<unknown> =>
    (must(await api.get(list, { Search })).Rows as { UserKey?: string }[])[0]?.UserKey;
  const [owner, assessor, sub] = await Promise.all([
    keyOf(admin, '/user/list', 'client@demo.test'),
    keyOf(admin, '/user/staff/list', 'assessor2@demo.test'),
    keyOf(client, '/user/sub/list', 'sub-client@demo.test'),
  ]);
  const parts = (path: string, names: readonly string[]): ListedScreen[] =>
    names.map((tab) => ({ name: `${path.split('/')[1]}-${tab}`, as: 'admin', path: `${path}?tab=${tab}` }));
  return [
    ...page('admin', '/users', '/users?Status=REMOVED', '/user/add', '/staffs', '/staff/add'),
    ...parts(`/user/edit/${owner}`, ['details', 'applications', 'subs', 'sessions', 'log']),
    ...parts(`/staff/edit/${assessor}`, ['details', 'competence', 'absence', 'sessions', 'log']),
    { name: 'subs-of', as: 'admin', path: `/child?key=${owner}` },
    { name: 'sub-of', as: 'admin', path: `/child/edit/${sub}?key=${owner}` },
    { name: 'client-read-only', as: 'finance', path: `/user/edit/${owner}` },
    ...page('client', '/child'),
    { name: 'sub', as: 'client', path: `/child/edit/${sub}` },
  ];
}

/** Services as administrators edit them and as other staff see them. */
async function serviceScreens(admin: Api): Promise<ListedScreen[]> {
  const rows = must(await admin.get('/assessment/list')).Rows as { ServiceKey: string; HasDraft: boolean }[];
  const inForce = rows.at(-1)?.ServiceKey;
  const draft = rows[0]?.ServiceKey;
  // A draft affects no other user; a second run finds it already created.
  if (!rows[0]?.HasDraft) must(await admin.post('/assessment/draft', { ServiceKey: draft }));
  const parts = ['general', 'form', 'checklist', 'flow', 'fees', 'cycle', 'certificate', 'external'];
  const of = (as: string, name: string, path: string, names: readonly string[]): ListedScreen[] =>
    names.map((tab) => ({ name: `${name}-${tab}`, as, path: `${path}?tab=${tab}` }));
  return [
    ...page(
      'admin',
      '/assessment_services',
      '/assessment_services?Search=nothing-like-this',
      '/assessment_service/add',
    ),
    ...of('admin', 'service-edit', `/assessment_service/edit/${draft}`, parts),
    { name: 'service-no-draft', as: 'admin', path: `/assessment_service/edit/${inForce}` },
    ...of('coo', 'service-read', `/assessment_service/view/${inForce}`, parts),
    { name: 'service-trial', as: 'admin', path: `/assessment_service/trial/${inForce}` },
    { name: 'service-trial-draft', as: 'admin', path: `/assessment_service/trial/${draft}` },
  ];
}

async function assessorScreens(api: Api): Promise<ListedScreen[]> {
  const rows = await applications(api);
  const own = rows.findLast((row) => row.CurrentStep === 'ASSESSOR' && row.IsYourTurn === true);
  return [
    ...page('assessor', '/dashboard', '/applications'),
    ...tabs('assessor', own, ['answers', 'checklist']),
    { name: 'reject', as: 'assessor', path: `/application/checklist/reject?key=${own?.ApplicationKey}` },
  ];
}
