import type { Params } from '@assay/shared/translation/catalogue.ts';
import type { certificateLifeTexts } from '@assay/shared/translation/certificate-life.ts';
import type { contactTexts } from '@assay/shared/translation/contact.ts';
import type { contentTexts } from '@assay/shared/translation/content.ts';
import type { followTexts } from '@assay/shared/translation/follow.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { profileTexts } from '@assay/shared/translation/profile.ts';
import type { siteTexts } from '@assay/shared/translation/site.ts';
import type { siteHeadTexts } from '@assay/shared/translation/site-head.ts';
import type { sitePageTexts } from '@assay/shared/translation/site-page.ts';
import type { siteRegisterTexts } from '@assay/shared/translation/site-register.ts';
import type { transparencyTexts } from '@assay/shared/translation/transparency.ts';
import { createContext, useContext } from 'react';

export type SiteTextKey =
  | keyof typeof siteTexts
  | keyof typeof sitePageTexts
  | keyof typeof siteHeadTexts
  | keyof typeof siteRegisterTexts
  | keyof typeof followTexts
  | keyof typeof contactTexts
  | keyof typeof transparencyTexts
  | keyof typeof certificateLifeTexts
  | keyof typeof contentTexts
  | keyof typeof profileTexts;

/** What every part of a public page may ask for; an island in the browser gets the same from the page's data. */
export type SiteFacts = {
  Language: Language;
  Texts: Readonly<Record<string, string>>;
  CookieVersion: string;
  /** The body's name. */
  Body: string;
  /** Where its logo is; null: the portal's own mark. */
  Logo: string | null;
  /** Where this portal is, without a slash at its end. */
  PublicUrl: string;
  /** Path and query of the page, without `lang`. */
  Path: string;
};

export const SiteContext = createContext<SiteFacts | null>(null);

export function useSite(): SiteFacts {
  const facts = useContext(SiteContext);
  if (!facts) throw new Error('A part of the public site was drawn outside of its page.');
  return facts;
}

/** The text of a key with its `{{name}}` parts filled. Like the catalogue's own, without the catalogue's weight. */
export const textOf = (texts: SiteFacts['Texts'], key: string, params: Params = {}): string =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
