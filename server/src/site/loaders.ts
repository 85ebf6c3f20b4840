import type { ScreenName, screens } from '@assay/shared/access/screens.ts';
import { faq } from '@assay/shared/content/faq.ts';
import { key } from '@assay/shared/contract/inputs.ts';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { SitePage } from '@assay/shared/site/page.ts';
import { qrCode } from '../certificate/document/qr-code.ts';
import type { SiteDeps } from './deps.ts';
import { loadFollow } from './follow-pages.ts';
import { disclosureQuery, isDay, registerQuery } from './queries.ts';

/** One request as pages see it: single values, no control characters. */
export type Asked = { Params: Readonly<Record<string, string>>; Query: Readonly<Record<string, string>> };
export type Loaded =
  | {
      Page: SitePage;
      Status?: number;
      /** Seconds. */
      RetryAfter?: number;
      /** Where the same page is had in another language, where its own address cannot be opened. */
      Path?: string;
    }
  /** After a form: the browser asks for the next page anew, and going back sends nothing again. */
  | { Redirect: string; IsAfterPost?: true };
export type Loader = (asked: Asked, deps: SiteDeps) => Promise<Loaded>;

type PublicScreen = {
  [N in ScreenName]: (typeof screens)[N]['Layout'] extends 'frontend' ? N : never;
}[ScreenName];

const lost: Loaded = { Redirect: '/404' };
/** A number as one of the services prints it, typed in any case: its key, then no letter, and a counter at the end. */
const isNumber = (words: string, services: readonly { SchemeCode: string }[]): boolean =>
  services.some(({ SchemeCode }) => new RegExp(`^${SchemeCode}(?![A-Z])[A-Z0-9.-]*\\d{3}$`, 'i').test(words));

export const verifyAddress = (number: string, code: string | undefined): string =>
  `/verify/${encodeURIComponent(number.toUpperCase())}${code ? `?c=${encodeURIComponent(code)}` : ''}`;

/** What each public screen shows; the table of screens says at which path. */
export const loaders: Readonly<Record<PublicScreen, Loader>> = {
  home: async (_asked, deps) => {
    const [services, register, disclosures] = await Promise.all([
      deps.services(),
      deps.register(registerQuery({})),
      deps.disclosures(disclosureQuery({})),
    ]);
    const recent = disclosures.Rows.slice(0, 3);
    return {
      Page: { Name: 'home', Services: services, Disclosures: recent, ValidCount: register.ValidCount },
    };
  },
  services: async ({ Query }, deps) => {
    const Services = await deps.services();
    // An address with a tag that nothing carries any more still shows what there is.
    const isKnown = Services.some(({ Tags }) => Tags.some(({ TagCode }) => TagCode === Query.tag));
    return { Page: { Name: 'services', Services, Tag: isKnown ? (Query.tag ?? null) : null } };
  },
  serviceView: async ({ Params }, deps) => {
    const asked = key.safeParse(Params.key);
    const service = asked.success ? await deps.service(asked.data) : null;
    return service ? { Page: { Name: 'service', Service: service } } : lost;
  },
  search: async ({ Query }, deps) => {
    const words = Query.q?.trim() ?? '';
    const services = await deps.services();
    if (words.length <= 40 && isNumber(words, services)) return { Redirect: verifyAddress(words, undefined) };
    const query = registerQuery(Query);
    const [result, Industries] = await Promise.all([deps.register(query), deps.industries()]);
    if (result.Rows.length === 0 && query.Page > 1) return { Redirect: withoutPage('/search', Query) };
    return { Page: { Name: 'search', Query: query, Result: result, Services: services, Industries } };
  },
  verify: async ({ Params, Query }, deps) => {
    const number = (Params.number ?? '').normalize('NFKC').trim().toUpperCase();
    if (number === '' || number.length > 40) return lost;
    const code = Query.c?.trim().slice(0, 40) ?? '';
    const verdict = await deps.verdict({
      CertificateNo: number,
      ...(code && { Code: code }),
      // Nobody knows a status of tomorrow.
      ...(isDay(Query.on) && Query.on <= hongKongDate(new Date()) && { On: Query.on }),
    });
    const today = hongKongDate(new Date(verdict.CheckedAt));
    const Qr = qrPicture(deps, verdict.CertificateNo, verdict.Certificate?.DownloadUrl ? code : undefined);
    const Log = verdict.Certificate && (await deps.log(verdict.CertificateNo));
    return { Page: { Name: 'verify', Verdict: verdict, Code: code, Today: today, Qr, Log } };
  },
  check: async () => ({ Page: { Name: 'check', Numbers: '', Result: null, Problem: null } }),
  follow: loadFollow,
  disclosure: async ({ Query }, deps) => {
    const query = disclosureQuery(Query);
    const [result, Services] = await Promise.all([deps.disclosures(query), deps.services()]);
    if (result.Rows.length === 0 && query.Page > 1) return { Redirect: withoutPage('/disclosure', Query) };
    return { Page: { Name: 'disclosure', Query: query, Result: result, Services } };
  },
  contact: async (_asked, deps) => ({ Page: { Name: 'contact', Contact: deps.contact() } }),
  faq: async (_asked, deps) => ({ Page: { Name: 'faq', Content: faq, Contact: deps.contact() } }),
  privacy: async (_asked, deps) => ({
    Page: {
      Name: 'privacy',
      Texts: await Promise.all([deps.legalText('PRIVACY'), deps.legalText('COOKIES')]),
      Contact: deps.contact(),
    },
  }),
  terms: async (_asked, deps) => ({
    Page: { Name: 'terms', Texts: [await deps.legalText('TERMS')], Contact: deps.contact() },
  }),
  notFound: async () => ({ Page: { Name: 'notFound' }, Status: 404 }),
};

/** The code that leads to this page, as the one on the document does: with the document's own code only where it was given. */
function qrPicture({ publicUrl }: SiteDeps, number: string, code: string | undefined): string {
  const picture = qrCode(`${publicUrl.replace(/\/+$/, '')}${verifyAddress(number, code)}`);
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
}

function withoutPage(path: string, query: Asked['Query']): string {
  const { page: _, ...others } = query;
  const params = new URLSearchParams(others);
  return params.size === 0 ? path : `${path}?${params}`;
}
