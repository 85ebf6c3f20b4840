/**
 * Serves a user's calendar feed (.ics) at its secret address with the user's current rights. Unknown
 * addresses and users who have left or lack a required second factor get the same not-found response.
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { isTwoFactorMissing, personRows, withoutSession } from '#modules/identity/sign-in/server/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { hashSecret } from '#platform/server/database/keys.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { calendarFeed } from '../rules/ics.ts';
import { cyclesPermissions } from '../rules/permissions.ts';
import { feedEvents } from './feed-events.ts';

const FILE = /^([A-Za-z0-9_-]{20,100})\.ics$/;
/** Minimum interval between updates of `SeenAt`, since calendar programs poll several times a day. */
const SEEN_AT_INTERVAL_MS = 60 * 60_000;

/**
 * The calendar of the user this address was given to, with their current rights: a user who has left, may no longer see a
 * certificate, or has not set up the required second factor gets nothing. An unknown address is answered like an expired one.
 */
export async function sendFeed(
  { db, settings }: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const at = new Date();
  const token = FILE.exec((request.params as { file: string }).file)?.[1];
  const actor = (token && (await holderOf(db, token, at))) || fail('ERR_NOT_FOUND');
  const events = await feedEvents(db, settings, actor, at);
  return reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="assay.ics"')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-cache')
    .send(calendarFeed(translate('CALENDAR_NAME', actor.Language as Language), events));
}

/** The user of an address, with their current rights and without a session. */
async function holderOf(db: Db, token: string, at: Date): Promise<SignedIn | null> {
  const row = await personRows(db)
    .innerJoin('CalendarFeed', 'CalendarFeed.AccountId', 'Account.Id')
    .select('CalendarFeed.SeenAt')
    .where('CalendarFeed.TokenHash', '=', hashSecret(token))
    .where('Account.Status', 'in', accountStatuses.active)
    .where((eb) => eb.not(isTwoFactorMissing))
    .executeTakeFirst();
  if (!row || !hasPermission(row.Roles, cyclesPermissions.SUBSCRIBE_TO_CALENDAR)) return null;
  const { SeenAt, ...person } = row;
  if (!SeenAt || at.getTime() - SeenAt.getTime() > SEEN_AT_INTERVAL_MS)
    await db.updateTable('CalendarFeed').set({ SeenAt: at }).where('AccountId', '=', person.Id).execute();
  return withoutSession(person);
}
