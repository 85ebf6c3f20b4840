/**
 * Builds the pages of the public website and supplies example data (services, certificates, verification
 * results) through stubbed loaders, for tests without a portal.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PublicService } from '#modules/catalogue/services/rules/offer-contract.ts';
import { builtInContent } from '#modules/public/content/rules/built-in.ts';
import { fillContent } from '#modules/public/content/server/fill-content.ts';
import type { CheckedRow, RegisterRow, VerdictView } from '#modules/public/register/rules/contract.ts';
import type { SiteDeps } from '#modules/public/site/server/deps.ts';
import type { Contact } from '#platform/common/settings/contact.ts';

const root = join(import.meta.dirname, '../..');
/** `npm test` has just built the pages; without it, a developer may have changed them since. */
const BUILT = process.env['BUILT_PAGES'];

async function buildPages(folder: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--ssr', '--logLevel', 'error', '--outDir', folder];
  await promisify(execFile)(process.execPath, args, { cwd: join(root, 'apps/web') });
}

/** Returns the current bundle of the pages, with placeholders for the files that a browser would load. */
export async function builtSite(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'assay-site-'));
  // Copied, because custom texts set by one test file must not affect the next.
  if (BUILT) await cp(join(root, BUILT), join(dist, 'server'), { recursive: true });
  else await buildPages(join(dist, 'server'));
  const client = join(dist, 'client');
  await mkdir(join(client, '.vite'), { recursive: true });
  await mkdir(join(client, 'assets'));
  const manifest = {
    '../../modules/public/site/web/entry-client.tsx': {
      file: 'assets/site-1.js',
      css: ['assets/site-1.css'],
      imports: ['_react.js'],
    },
    '_react.js': { file: 'assets/react-1.js', css: ['assets/base-1.css'] },
  };
  await writeFile(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(
    join(client, 'index.html'),
    '<!doctype html><html lang="en"><head><title></title><link rel="stylesheet" href="/assets/app-1.css"></head>' +
      '<body><div id="root"></div></body></html>',
  );
  await writeFile(join(client, 'boot.js'), '// boot');
  await writeFile(join(client, 'assets', 'site-1.js'), '// site');
  return dist;
}

export const service: PublicService = {
  ServiceKey: 'green_finance_1',
  Name: { EN: 'Green Finance Certification', CHT: '綠色金融認證', CHS: '绿色金融认证' },
  NameExtra: { EN: 'Edition 2024', CHT: '2024 年版', CHS: '2024 年版' },
  Summary: { EN: 'For bonds and loans.', CHT: '適用於債券及貸款。', CHS: '适用于债券及贷款。' },
  Description: { EN: 'What it is.\nAnd how.', CHT: '內容。', CHS: '内容。' },
  WhoFor: { EN: 'Issuers.', CHT: '發行人。', CHS: '发行人。' },
  DocumentsNeeded: [{ EN: 'A framework', CHT: '框架文件', CHS: '框架文件' }],
  Kind: 'CERTIFICATE',
  Industries: [],
  Tags: [],
  SchemeCode: 'GF',
  Steps: ['ASSESSOR', 'INDEPREVIEWER', 'COO', 'CEO'],
  AssessmentTypes: ['INITIAL'],
  UsualDays: 42,
  FromCents: 3_800_000,
  Fees: [{ AssessmentType: 'INITIAL', AmountCents: 3_800_000 }],
  CertificateCents: 0,
  PaymentGate: 'BEFORE_REVIEW',
  Cycle: null,
};

export const row: RegisterRow = {
  CertificateNo: 'GF-2024-00017',
  Kind: 'CERTIFICATE',
  OrgName: { EN: 'Harbour Green Energy Limited', CHT: '海港綠色能源有限公司', CHS: '海港绿色能源有限公司' },
  ServiceName: service.Name,
  Verdict: 'VALID',
  CertificateStatusCode: 'PUBLISHED',
  EffectiveDate: '2024-03-14',
  ExpiryDate: '2027-03-13',
  Revision: 2,
  FormerNames: [],
};

type Verdict = VerdictView['Verdict'];

export const verdictView = (
  Verdict: Verdict,
  On = '2026-11-20',
  DownloadUrl: string | null = null,
): VerdictView => ({
  Verdict,
  CertificateNo: row.CertificateNo,
  On,
  CheckedAt: '2026-11-20T06:05:00.000Z',
  Certificate: {
    ...row,
    Verdict,
    BranchName: { EN: '', CHT: '', CHS: '' },
    ScopeThen: { EN: 'Rooftop solar systems', CHT: '屋頂太陽能系統', CHS: '屋顶太阳能系统' },
    Scope: { EN: 'Rooftop solar systems', CHT: '屋頂太陽能系統', CHS: '屋顶太阳能系统' },
    Sites: ['Yuen Long', 'Tai Po'],
    FirstIssueDate: '2024-03-14',
    DecisionDate: '2024-03-08',
    RevisionDate: '2025-06-02',
    Since: '2026-04-09',
    RenewalOpens: '2026-12-01',
    IsSigned: true,
    IsDemo: false,
    History: [
      { Event: 'ISSUED', Verdict: 'VALID', On: '2024-03-14', Revision: 1 },
      { Event: 'SUSPENDED', Verdict: 'SUSPENDED', On: '2025-04-09', Revision: 1 },
      { Event: 'RESUMED', Verdict: 'VALID', On: '2025-06-02', Revision: 2 },
    ],
    DownloadUrl,
    DisclosureUrl: null,
  },
});

export const unknownView = (CertificateNo: string): VerdictView => ({
  Verdict: 'UNKNOWN',
  CertificateNo,
  On: '2026-11-20',
  CheckedAt: '2026-11-20T06:05:00.000Z',
  Certificate: null,
});

const unknownRow = (CertificateNo: string): CheckedRow => ({
  CertificateNo,
  Verdict: 'UNKNOWN',
  Since: null,
  OrgName: null,
  ServiceName: null,
  EffectiveDate: null,
  ExpiryDate: null,
});

const CONTACT: Contact = {
  LegalName: { EN: 'Assay Limited', CHT: '證衡認證有限公司', CHS: '证衡认证有限公司' },
  RegistrationNo: '',
  WebAddress: '',
  Address: { EN: '88 Harbour Road', CHT: '港灣道 88 號', CHS: '港湾道 88 号' },
  Email: 'enquiry@assay.example',
  PhoneNo: '',
  OpeningHours: null,
};

/** Loaders with example data; a test replaces those it concerns. */
export const siteDeps = (dist: string): SiteDeps => ({
  services: async () => [service],
  service: async (key) => (key === service.ServiceKey ? service : null),
  industries: async () => [],
  register: async () => ({ Rows: [row], Total: 31, IsTotalCapped: false, ValidCount: 1284 }),
  verdict: async () => verdictView('VALID'),
  log: async () => ({ Entries: [], Waiting: 0, Checkpoint: null }),
  check: async (items) => items.map(({ CertificateNo }) => unknownRow(CertificateNo)),
  follow: {
    request: async () => true,
    viewPending: async () => null,
    confirm: async () => null,
    viewActive: async () => null,
    stop: async () => false,
  },
  ask: {
    formTimestamp: async () => 'a-stamp',
    about: async () => null,
    submit: async () => 'SENT',
    add: async () => false,
  },
  disclosures: async () => ({ Rows: [], Total: 0, IsTotalCapped: false }),
  config: async () => ({
    Name: { EN: 'Assay', CHT: 'Assay', CHS: 'Assay' },
    Brand: { Css: null, Logo: null, Icon: null },
    PublicUrl: 'https://assay.example',
    Languages: [],
    TermsVersion: '2026-01',
    PrivacyVersion: '2026-02',
    CookieVersion: '7',
    NotificationDuration: 5000,
    IdleMinutes: 30,
    PasswordMinLength: 12,
    IsDemo: false,
    charLimit: 2000,
    ScopeRequirement: { rLimit: 5, charLimit: 200 },
    FileKinds: {},
    TagOptions: [],
    FilesOfAQuestion: 50,
    StripePublishableKey: null,
    IsCardScriptLoaded: true,
    Provider: null,
    ChatUrl: null,
  }),
  legalText: async (Kind) => ({
    Kind,
    Text: fillContent(Kind, builtInContent(Kind)),
    VersionId: { TERMS: '2026-01', PRIVACY: '2026-02', COOKIES: '7' }[Kind],
    Since: '2026-02-01',
  }),
  content: async (Kind) => ({
    Kind,
    VersionId: '1.0',
    EffectiveAt: new Date('2026-02-01'),
    Saved: new Date('2026-02-01'),
    Content: fillContent(Kind, builtInContent(Kind)),
  }),
  announcements: async () => [],
  contact: () => CONTACT,
  serviceDays: async () => new Map([['green_finance_1', '2026-02-03']]),
  publicUrl: 'https://assay.example/',
  dist,
});
