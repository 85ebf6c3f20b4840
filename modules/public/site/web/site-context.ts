/**
 * Data that every component of a public page can read on the server and in the browser (language, texts,
 * name, logo, addresses), and the lookup of a text by key.
 */
import { createContext, useContext } from 'react';
import type { certificateLifeTexts } from '#modules/certification/certificates/web/index.ts';
import type { transparencyTexts } from '#modules/certification/transparency-log/web/index.ts';
import type { profileTexts } from '#modules/identity/accounts/web/index.ts';
import type { contentTexts } from '#modules/public/content/web/index.ts';
import type { followTexts } from '#modules/public/followers/web/index.ts';
import type { siteRegisterTexts } from '#modules/public/register/web/index.ts';
import type { contactTexts } from '#modules/support/conversations/web/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { pluralKey } from '#platform/common/i18n/plural-key.ts';
import type { Params } from '#platform/common/i18n/texts.ts';
import type { siteTexts } from '../texts/site.ts';
import type { siteHeadTexts } from '../texts/site-head.ts';
import type { sitePageTexts } from '../texts/site-page.ts';

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

/**
 * Data available to every component of a public page; islands in the browser read it from the page's data
 * block.
 */
export type SiteFacts = {
  Language: Language;
  Texts: Readonly<Record<string, string>>;
  CookieVersion: string;
  /** The organisation's name. */
  Body: string;
  /** Address of the organisation's logo; null: the portal's default symbol. */
  Logo: string | null;
  /** Address of this portal without a trailing slash. */
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

/** Text of a key with its `{{name}}` placeholders filled; a small replacement for the full catalogue. */
export const textOf = (texts: SiteFacts['Texts'], key: string, params: Params = {}): string =>
  (texts[pluralKey(key, params, (name) => Object.hasOwn(texts, name))] ?? key).replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => String(params[name] ?? ''),
  );
