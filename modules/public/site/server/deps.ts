import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import type { CertificateLog } from '#modules/certification/transparency-log/rules/index.ts';
import type { LegalKind } from '#modules/identity/accounts/rules/index.ts';
import type { ContentKind, ShownAnnouncement } from '#modules/public/content/rules/index.ts';
import type { LoadedContent } from '#modules/public/content/server/index.ts';
import type { FollowDeps } from '#modules/public/followers/server/index.ts';
import type { CheckedRow, PublicIndustry, VerdictView } from '#modules/public/register/rules/index.ts';
import type { ContactDeps } from '#modules/support/conversations/server/index.ts';
import type { Configuration } from '#platform/common/session/configuration.ts';
import type { Contact } from '#platform/common/settings/contact.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import type {
  DisclosureQuery,
  DisclosureResult,
  RegisterQuery,
  RegisterResult,
  SiteLegalText,
} from '../rules/page.ts';
import type { AnswerCache, PageCache } from './page-cache.ts';

export type NumberQuery = { CertificateNo: string; Code: string };

/** What the public site needs to know; it asks through these and knows no database. */
export type SiteDeps = {
  services(): Promise<PublicService[]>;
  /** Null where no such service is on offer. */
  service(key: string): Promise<PublicService | null>;
  industries(): Promise<PublicIndustry[]>;
  register(query: RegisterQuery): Promise<RegisterResult>;
  verdict(query: { CertificateNo: string; Code?: string; On?: string }): Promise<VerdictView>;
  /** Today's verdict on each number, in the order asked. Refused with ERR_RATE_LIMIT when asked too often. */
  check(items: readonly NumberQuery[], visitor: Visitor): Promise<CheckedRow[]>;
  follow: FollowDeps;
  /** What the public log has of a certificate that may be shown. */
  log(certificateNo: string): Promise<CertificateLog>;
  disclosures(query: DisclosureQuery): Promise<DisclosureResult>;
  /** Never fails: a page that says what is wrong needs it too. */
  config(): Promise<Configuration>;
  /** The version in force. */
  legalText(kind: LegalKind): Promise<SiteLegalText>;
  /** The organisation's own content, in force. */
  content<K extends ContentKind>(kind: K): Promise<LoadedContent<K>>;
  /** The current public announcements. */
  announcements(): Promise<ShownAnnouncement[]>;
  contact(): Contact;
  /** Questions of visitors. */
  ask: ContactDeps;
  /** By service on offer, the first day of what its page says. */
  serviceDays(): Promise<ReadonlyMap<string, string>>;
  publicUrl: string;
  /** Where rendered pages are cached; absent: each is rendered again. */
  memory?: PageCache;
  /** The same for machine-readable answers. */
  answers?: AnswerCache;
  /** Folder of what Vite built; absent: `apps/web/dist` of this checkout. */
  dist?: string;
};
