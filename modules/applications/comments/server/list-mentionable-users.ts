import { isClient, ROLES, type Role, SUB_CLIENT } from '#platform/common/access/roles.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { failField } from '#platform/server/http/fail.ts';
import type { commentRoutes } from '../rules/contract.ts';
import { type CommentReader, commentReaders } from './comment-readers.ts';
import { visibleApplication } from './visible-application.ts';

type Route = (typeof commentRoutes)['people'];

const MAX_RESULTS = 8;

/**
 * API handler for typing a mention in a comment: lists up to 8 users who could read it, searched by name
 * only, so that email addresses cannot be guessed here.
 */
export async function listMentionableUsers({ db, actor, query }: Context<Route>): Promise<DataOf<Route>> {
  const application = await visibleApplication(db, actor, query.ApplicationKey);
  if (query.IsInternal && isClient(actor.Roles))
    return failField('IsInternal', 'REASON_COMMENT_ALWAYS_SHARED');
  const people = await commentReaders(db, { application, isInternal: query.IsInternal, actor });
  const terms = searchText(query.Search ?? '').split(' ');
  return {
    Rows: people
      .filter((person) => person.Id !== actor.Id && terms.every((term) => namesOf(person).includes(term)))
      .slice(0, MAX_RESULTS)
      .map((person) => ({ UserKey: person.UserKey, Name: fullName(person), AsRole: mainRole(person) })),
  };
}

/** Chinese names are written without a space, family name first. */
const namesOf = (person: CommentReader): string =>
  searchText(fullName(person), `${person.LastName}${person.FirstName}`);

/** Every account has a role; the first in the standard role order is shown. */
const mainRole = ({ Roles }: CommentReader): Role => ROLES.find((role) => Roles.includes(role)) ?? SUB_CLIENT;
