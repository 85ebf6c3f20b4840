/** Data sources of the public site, injected so that its pages do not access the database directly. */
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

/** Functions through which the public site gets its data. */
export type SiteDeps = {
  services(): Promise<PublicService[]>;
  /** Null if no such service is offered. */
  service(key: string): Promise<PublicService | null>;
  industries(): Promise<PublicIndustry[]>;
  register(query: RegisterQuery): Promise<RegisterResult>;
  verdict(query: { CertificateNo: string; Code?: string; On?: string }): Promise<VerdictView>;
  /** Today's verdict on each number, in the given order. Throws ERR_RATE_LIMIT if called too often. */
  check(items: readonly NumberQuery[], visitor: Visitor): Promise<CheckedRow[]>;
  follow: FollowDeps;
  /** Public log entries of a certificate that is visible. */
  log(certificateNo: string): Promise<CertificateLog>;
  disclosures(query: DisclosureQuery): Promise<DisclosureResult>;
  /** Never fails, because error pages need it too. */
  config(): Promise<Configuration>;
  /** Legal text in force. */
  legalText(kind: LegalKind): Promise<SiteLegalText>;
  /** The organisation's content in force. */
  content<K extends ContentKind>(kind: K): Promise<LoadedContent<K>>;
  /** The current public announcements. */
  announcements(): Promise<ShownAnnouncement[]>;
  contact(): Contact;
  /** Questions from visitors. */
  ask: ContactDeps;
  /** Day from which the current page of each offered service applies. */
  serviceDays(): Promise<ReadonlyMap<string, string>>;
  publicUrl: string;
  /** Cache of rendered pages; if absent, pages are rendered for each request. */
  memory?: PageCache;
  /** Cache of machine-readable responses. */
  answers?: AnswerCache;
  /** Folder of Vite's output; if absent, `apps/web/dist` of this repository. */
  dist?: string;
};
