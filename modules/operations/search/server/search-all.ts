/** Global search: exact matches in all groups, or else similar spellings. */
import type { Context } from '#platform/server/http/context.ts';
import type { Found, searchRoutes } from '../rules/contract.ts';
import { findApplications, similarApplications } from './find-applications.ts';
import { findCertificates } from './find-certificates.ts';
import { matchingOrganisations, showOrganisations, similarOrganisations } from './find-organisations.ts';
import { findUsers, similarUsers } from './find-users.ts';
import { type SearchQuery, toSearchQuery } from './search-query.ts';

const MIN_QUERY_LENGTH = 2;
/** Shorter texts are similar to too many names. */
const MIN_SIMILAR_LENGTH = 4;
const NOTHING: Found = {
  Applications: [],
  Certificates: [],
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
  const asked = await toSearchQuery(db, actor, query.Search, at);
  if ([...asked.text].length < MIN_QUERY_LENGTH) return NOTHING;
  const found = await exactMatches(asked);
  if (!isEmpty(found) || asked.text.length < MIN_SIMILAR_LENGTH || /[\d@]/.test(asked.text)) return found;
  return similarMatches(asked);
}

async function exactMatches(asked: SearchQuery): Promise<Found> {
  const meant = asked.isWide ? await matchingOrganisations(asked) : [];
  const [Applications, Certificates, Organisations, People] = await Promise.all([
    findApplications(asked, meant),
    findCertificates(asked, meant),
    showOrganisations(asked, meant),
    findUsers(asked),
  ]);
  return { Applications, Certificates, Organisations, People, DidYouMean: null };
}

/** Results for similar spellings. The suggested name is one of the results, so it reveals nothing else. */
async function similarMatches(asked: SearchQuery): Promise<Found> {
  const alike = asked.isWide ? await similarOrganisations(asked) : [];
  const nameless = { ...asked, words: [], numbers: [], numberPrefix: null };
  const [Applications, Certificates, Organisations, People] = await Promise.all([
    asked.isWide ? ofThese(alike, () => findApplications(nameless, alike)) : similarApplications(asked),
    ofThese(alike, () => findCertificates(nameless, alike)),
    showOrganisations(asked, alike),
    similarUsers(asked),
  ]);
  const DidYouMean =
    Organisations[0]?.OrgName ??
    Applications[0]?.OrgName ??
    Certificates[0]?.OrgName ??
    nameOf(People[0]) ??
    null;
  return { Applications, Certificates, Organisations, People, DidYouMean };
}

const ofThese = async <Row>(ids: readonly number[], find: () => Promise<Row[]>): Promise<Row[]> =>
  ids.length === 0 ? [] : find();

function nameOf(person: Found['People'][number] | undefined): Found['DidYouMean'] {
  if (!person) return null;
  const name = `${person.FirstName} ${person.LastName}`;
  return { EN: name, CHT: name, CHS: name };
}

const isEmpty = ({ Applications, Certificates, Organisations, People }: Found): boolean =>
  Applications.length + Certificates.length + Organisations.length + People.length === 0;
