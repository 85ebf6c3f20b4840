import type { Configuration } from '@assay/shared/auth/contract.ts';
import type { LegalKind } from '@assay/shared/legal/kinds.ts';
import type { PublicService, VerdictView } from '@assay/shared/register/contract.ts';
import type {
  Contact,
  DisclosureQuery,
  DisclosureResult,
  RegisterQuery,
  RegisterResult,
  SiteLegalText,
} from '@assay/shared/site/page.ts';

/** What the public site needs to know; it asks through these and knows no database. */
export type SiteDeps = {
  services(): Promise<PublicService[]>;
  /** Null where no such service is on offer. */
  service(key: string): Promise<PublicService | null>;
  register(query: RegisterQuery): Promise<RegisterResult>;
  verdict(query: { CertificateNo: string; Code?: string; On?: string }): Promise<VerdictView>;
  disclosures(query: DisclosureQuery): Promise<DisclosureResult>;
  /** Never fails: a page that says what is wrong needs it too. */
  config(): Promise<Configuration>;
  /** The version in force. */
  legalText(kind: LegalKind): Promise<SiteLegalText>;
  contact(): Contact;
  publicUrl: string;
  /** Folder of what Vite built; absent: `web/dist` of this checkout. */
  dist?: string;
};
