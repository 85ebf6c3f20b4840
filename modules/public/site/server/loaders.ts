/**
 * Loads the data of each public page from the site's data sources; a complete certificate number in the
 * register search redirects to its verification page.
 */
import { searchFaq } from '#modules/public/content/rules/index.ts';
import type { ScreenName, screens } from '#platform/common/access/screens.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { loadContact } from './contact-form.ts';
import type { SiteDeps } from './deps.ts';
import { loadFollow } from './follow-pages.ts';
import type { Loaded, Loader, PageRequest } from './loader.ts';
import { disclosureQuery, registerQuery } from './queries.ts';
import { verifyAddress } from './verify-address.ts';
import { loadVerify, verifyQuery } from './verify-page.ts';

/** Loads the FAQ; a search matches text in any of the languages. */
async function loadFaq({ Query }: PageRequest, deps: SiteDeps): Promise<Loaded> {
  const Search = (Query.q ?? '').normalize('NFKC').trim().slice(0, 100);
  const { Groups } = (await deps.content('FAQ')).Content;
  const found = LANGUAGES.map((language) => searchFaq(Groups, Search, language)).find(
    (all) => all.length > 0,
  );
  return { Page: { Name: 'faq', Groups: found ?? [], Search, Contact: deps.contact() } };
}

type PublicScreen = {
  [N in ScreenName]: (typeof screens)[N]['Layout'] extends 'frontend' ? N : never;
}[ScreenName];

const notFound: Loaded = { Redirect: '/404' };
/**
 * Whether a text is a complete certificate number of one of the services: its key, no further letter, a
 * counter at the end; case-insensitive.
 */
const isNumber = (text: string, services: readonly { SchemeCode: string }[]): boolean =>
  services.some(({ SchemeCode }) => new RegExp(`^${SchemeCode}(?![A-Z])[A-Z0-9.-]*\\d{3}$`, 'i').test(text));
const isNumbered = (text: string) => (row: { CertificateNo: string }) =>
  row.CertificateNo === text.toUpperCase();

/** Loader of each public screen; the screens table defines the paths. */
export const loaders: Readonly<Record<PublicScreen, Loader>> = {
  home: async (_request, deps) => {
    const [services, register, disclosures, { Content }] = await Promise.all([
      deps.services(),
      deps.register(registerQuery({})),
      deps.disclosures(disclosureQuery({})),
      deps.content('HOME'),
    ]);
    const recent = disclosures.Rows.slice(0, 3);
    return {
      Page: {
        Name: 'home',
        Services: services,
        Disclosures: recent,
        ValidCount: register.ValidCount,
        Content,
      },
    };
  },
  services: async ({ Query }, deps) => {
    const Services = await deps.services();
    // An unknown tag in the address is ignored, and all services are shown.
    const isKnown = Services.some(({ Tags }) => Tags.some(({ TagCode }) => TagCode === Query.tag));
    return { Page: { Name: 'services', Services, Tag: isKnown ? (Query.tag ?? null) : null } };
  },
  serviceView: async ({ Params }, deps) => {
    const parsedKey = key.safeParse(Params.key);
    const service = parsedKey.success ? await deps.service(parsedKey.data) : null;
    return service ? { Page: { Name: 'service', Service: service } } : notFound;
  },
  search: async ({ Query }, deps) => {
    const searchText = (Query.q ?? '').normalize('NFKC').trim();
    const query = registerQuery(Query);
    const [services, result, Industries] = await Promise.all([
      deps.services(),
      deps.register(query),
      deps.industries(),
    ]);
    // A complete number redirects to its page; the start of several numbers is searched like other text.
    const isWhole = result.Rows.length === 0 || result.Rows.some(isNumbered(searchText));
    if (searchText.length <= 40 && isWhole && isNumber(searchText, services))
      return { Redirect: verifyAddress(searchText, undefined) };
    if (result.Rows.length === 0 && query.Page > 1) return { Redirect: withoutPage('/search', Query) };
    return { Page: { Name: 'search', Query: query, Result: result, Services: services, Industries } };
  },
  verify: async (request, deps) => {
    const about = verifyQuery(request);
    return about ? loadVerify(about, deps) : notFound;
  },
  check: async () => ({ Page: { Name: 'check', Numbers: '', Result: null, Problem: null } }),
  follow: loadFollow,
  disclosure: async ({ Query }, deps) => {
    const query = disclosureQuery(Query);
    const [result, Services] = await Promise.all([deps.disclosures(query), deps.services()]);
    if (result.Rows.length === 0 && query.Page > 1) return { Redirect: withoutPage('/disclosure', Query) };
    return { Page: { Name: 'disclosure', Query: query, Result: result, Services } };
  },
  contact: loadContact,
  faq: loadFaq,
  privacy: async (_request, deps) => ({
    Page: {
      Name: 'privacy',
      Texts: await Promise.all([deps.legalText('PRIVACY'), deps.legalText('COOKIES')]),
      Contact: deps.contact(),
    },
  }),
  terms: async (_request, deps) => ({
    Page: { Name: 'terms', Texts: [await deps.legalText('TERMS')], Contact: deps.contact() },
  }),
  notFound: async () => ({ Page: { Name: 'notFound' }, Status: 404 }),
};

function withoutPage(path: string, query: PageRequest['Query']): string {
  const { page: _, ...others } = query;
  const params = new URLSearchParams(others);
  return params.size === 0 ? path : `${path}?${params}`;
}
