import type { Context } from '#platform/server/http/context.ts';
import type { Found, searchRoutes } from '../rules/contract.ts';
import { type Asked, askedFor } from './asked.ts';
import { alikeApplications, findApplications } from './find-applications.ts';
import { findCertificates } from './find-certificates.ts';
import { alikeOrganisations, meantOrganisations, showOrganisations } from './find-organisations.ts';
import { alikePeople, findPeople } from './find-people.ts';

const SHORTEST = 2;
/** Shorter words are like everything. */
const SHORTEST_ALIKE = 4;
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
  const asked = await askedFor(db, actor, query.Search, at);
  if ([...asked.text].length < SHORTEST) return NOTHING;
  const found = await asTyped(asked);
  if (!isEmpty(found) || asked.text.length < SHORTEST_ALIKE || /[\d@]/.test(asked.text)) return found;
  return muchLike(asked);
}

async function asTyped(asked: Asked): Promise<Found> {
  const meant = asked.isWide ? await meantOrganisations(asked) : [];
  const [Applications, Certificates, Organisations, People] = await Promise.all([
    findApplications(asked, meant),
    findCertificates(asked, meant),
    showOrganisations(asked, meant),
    findPeople(asked),
  ]);
  return { Applications, Certificates, Organisations, People, DidYouMean: null };
}

/** The suggested name is one that is already shown: it reveals nothing else. */
async function muchLike(asked: Asked): Promise<Found> {
  const alike = asked.isWide ? await alikeOrganisations(asked) : [];
  const nameless = { ...asked, words: [], numbers: [], numberPrefix: null };
  const [Applications, Certificates, Organisations, People] = await Promise.all([
    asked.isWide ? ofThese(alike, () => findApplications(nameless, alike)) : alikeApplications(asked),
    ofThese(alike, () => findCertificates(nameless, alike)),
    showOrganisations(asked, alike),
    alikePeople(asked),
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
