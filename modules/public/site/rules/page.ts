/** Types of the public pages: the data of each page, and the input to the web bundle that renders it. */
import type { z } from 'zod';
import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import type { CertificateLog } from '#modules/certification/transparency-log/rules/index.ts';
import type { LegalKind } from '#modules/identity/accounts/rules/index.ts';
import type { FaqGroup, HomeContent, ShownAnnouncement } from '#modules/public/content/rules/index.ts';
import type { FollowPage } from '#modules/public/followers/rules/index.ts';
import type {
  CheckPage,
  PublicIndustry,
  publicRoutes,
  VerdictView,
} from '#modules/public/register/rules/index.ts';
import type { ContactPage } from '#modules/support/conversations/rules/index.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Configuration } from '#platform/common/session/configuration.ts';
import type { Contact } from '#platform/common/settings/contact.ts';

/** Queries and results of the register and the disclosures. */
export type RegisterQuery = z.output<(typeof publicRoutes.certificateList)['query']>;
export type RegisterResult = DataOf<typeof publicRoutes.certificateList>;
export type DisclosureQuery = z.output<(typeof publicRoutes.disclosureList)['query']>;
export type DisclosureResult = DataOf<typeof publicRoutes.disclosureList>;

/** A legal text in force as sanitised HTML in all languages. */
export type SiteLegalText = { Kind: LegalKind; Text: Localized; VersionId: string; Since: string };

export type SitePage =
  | {
      Name: 'home';
      Services: PublicService[];
      Disclosures: DisclosureResult['Rows'];
      ValidCount: number;
      /** Texts and blocks written by the organisation. */
      Content: HomeContent;
    }
  | { Name: 'services'; Services: PublicService[]; Tag: string | null }
  | { Name: 'service'; Service: PublicService }
  | {
      Name: 'search';
      Query: RegisterQuery;
      Result: RegisterResult;
      Services: PublicService[];
      Industries: PublicIndustry[];
    }
  /** `Qr`: QR code of this page's address, as a data URL. */
  | {
      Name: 'verify';
      Verdict: VerdictView;
      Code: string;
      Today: string;
      Qr: string;
      Log: CertificateLog | null;
    }
  | CheckPage
  | FollowPage
  | { Name: 'disclosure'; Query: DisclosureQuery; Result: DisclosureResult; Services: PublicService[] }
  | (ContactPage & { Contact: Contact })
  /** `Groups`: the groups that match `Search`, or all. */
  | { Name: 'faq'; Groups: FaqGroup[]; Search: string; Contact: Contact }
  | { Name: 'privacy' | 'terms'; Texts: SiteLegalText[]; Contact: Contact }
  | { Name: 'notFound' }
  /** The data could not be loaded or the page could not be rendered; a temporary failure. */
  | { Name: 'fault' };

/** Addresses of the files that Vite built for the browser. */
export type SiteAssets = { Script: string; Styles: string[]; Preload: string[]; Fonts: string[] };

export type SiteInput = {
  Page: SitePage;
  /** Requested path and query, without `lang`. */
  Path: string;
  Language: Language;
  Texts: Readonly<Record<string, string>>;
  /** Announcements above every page, without those that this browser has closed. */
  Announcements: ShownAnnouncement[];
  Config: Pick<Configuration, 'CookieVersion' | 'IsDemo'> & {
    /** In the page's language. */
    Name: string;
    Brand: Configuration['Brand'];
  };
  /** Without a trailing slash. */
  PublicUrl: string;
  Assets: SiteAssets;
};
