/**
 * Handles the global search: exact matches among applications, certificates, invoices, organisations and people in the
 * user's data scope, or else similar spellings with a suggestion.
 */
import { fullName } from '#platform/common/format/full-name.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { Found, searchRoutes } from '../rules/contract.ts';
import { findApplications, similarApplications } from './find-applications.ts';
import { findCertificates } from './find-certificates.ts';
import { findInvoices } from './find-invoices.ts';
import { matchingOrganisations, showOrganisations, similarOrganisations } from './find-organisations.ts';
import { findUsers, similarUsers } from './find-users.ts';
import { type SearchQuery, toSearchQuery } from './search-query.ts';

const MIN_QUERY_LENGTH = 2;
/** Shorter texts are similar to too many names. */
const MIN_SIMILAR_LENGTH = 4;
const NOTHING: Found = {
  Applications: [],
  Certificates: [],
  Invoices: [],
  Organisations: [],
  People: [],
  DidYouMean: null,
};

/**
 * The global search: exact matches, or else similar spellings. Each query starts with the data scope of its own lists, so that
 * nothing is found here that is in none of the user's lists.
 */
export async function searchAll({
  db,
  actor,
  query,
  at,
}: Context<typeof searchRoutes.search>): Promise<Found> {
  const searchQuery = await toSearchQuery(db, actor, query.Search, at);
  if ([...searchQuery.text].length < MIN_QUERY_LENGTH) return NOTHING;
  const found = await exactMatches(searchQuery);
  if (!isEmpty(found) || searchQuery.text.length < MIN_SIMILAR_LENGTH || /[\d@]/.test(searchQuery.text))
    return found;
  return similarMatches(searchQuery);
}

async function exactMatches(searchQuery: SearchQuery): Promise<Found> {
  const meant = searchQuery.isWide ? await matchingOrganisations(searchQuery) : [];
  const [Applications, Certificates, Invoices, Organisations, People] = await Promise.all([
    findApplications(searchQuery, meant),
    findCertificates(searchQuery, meant),
    findInvoices(searchQuery),
    showOrganisations(searchQuery, meant),
    findUsers(searchQuery),
  ]);
  return { Applications, Certificates, Invoices, Organisations, People, DidYouMean: null };
}

/** Results for similar spellings. The suggested name is one of the results, so it reveals nothing else. */
async function similarMatches(searchQuery: SearchQuery): Promise<Found> {
  const alike = searchQuery.isWide ? await similarOrganisations(searchQuery) : [];
  const nameless = { ...searchQuery, words: [], numbers: [], numberPrefix: null };
  const [Applications, Certificates, Organisations, People] = await Promise.all([
    searchQuery.isWide
      ? ofThese(alike, () => findApplications(nameless, alike))
      : similarApplications(searchQuery),
    ofThese(alike, () => findCertificates(nameless, alike)),
    showOrganisations(searchQuery, alike),
    similarUsers(searchQuery),
  ]);
  const DidYouMean =
    Organisations[0]?.OrgName ??
    Applications[0]?.OrgName ??
    Certificates[0]?.OrgName ??
    nameOf(People[0]) ??
    null;
  return { Applications, Certificates, Invoices: [], Organisations, People, DidYouMean };
}

const ofThese = async <Row>(ids: readonly number[], find: () => Promise<Row[]>): Promise<Row[]> =>
  ids.length === 0 ? [] : find();

function nameOf(person: Found['People'][number] | undefined): Found['DidYouMean'] {
  if (!person) return null;
  const name = fullName(person);
  return { EN: name, CHT: name, CHS: name };
}

const isEmpty = ({ Applications, Certificates, Invoices, Organisations, People }: Found): boolean =>
  [Applications, Certificates, Invoices, Organisations, People].every((group) => group.length === 0);
