/**
 * Selects the announcements that a visitor, client or member of staff sees at a given time, and when this
 * selection next changes.
 */
import { isClient } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { Announced, ShownAnnouncement } from '../rules/announcement-contract.ts';
import type { ContentKind } from '../rules/kinds.ts';
import type { Announcement } from '../rules/shapes.ts';
import { loadContent } from './load-content.ts';
import { isNotWithdrawn } from './versions-in-force.ts';

/** Time at which the next version of a kind comes into force; undefined if none is planned. */
async function nextInForce(db: Queries, kind: ContentKind, at: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('ContentVersion')
    .select('EffectiveAt')
    .where('Kind', '=', kind)
    .where('EffectiveAt', '>', at)
    .where(isNotWithdrawn)
    .orderBy('EffectiveAt')
    .limit(1)
    .executeTakeFirst();
  return row?.EffectiveAt;
}

type Reader = Pick<SignedIn, 'Roles'> | null;

const isForReader = ({ Audience }: Announcement, reader: Reader): boolean =>
  Audience === 'PUBLIC' || (reader !== null && (Audience === 'CLIENTS') === isClient(reader.Roles));

const isAt = ({ From, Until }: Announcement, at: Date): boolean =>
  (From === null || Date.parse(From) <= at.getTime()) && (Until === null || at.getTime() < Date.parse(Until));

const itemsFor = async (db: Queries, reader: Reader): Promise<Announcement[]> =>
  (await loadContent(db, 'ANNOUNCEMENTS')).Content.Items.filter((item) => isForReader(item, reader));

const shownAt = (items: readonly Announcement[], at: Date): ShownAnnouncement[] =>
  items
    .filter((item) => isAt(item, at))
    .map(({ Key, Title, Body, Tone, Audience }) => ({ Key, Title, Body, Tone, Audience }));

/** Announcements for a reader at a given time; reader null: a visitor who is not signed in. */
export const announcementsFor = async (db: Queries, reader: Reader, at: Date): Promise<ShownAnnouncement[]> =>
  shownAt(await itemsFor(db, reader), at);

/**
 * Also returns when they next change without a publication: an announcement starts or ends, or a version
 * comes into force.
 */
export async function announcedTo(db: Queries, reader: Reader, at: Date): Promise<Announced> {
  const items = await itemsFor(db, reader);
  const coming = await nextInForce(db, 'ANNOUNCEMENTS', at);
  const moments = items.flatMap(({ From, Until }) => [From, Until].map((one) => Date.parse(one ?? '')));
  const next = Math.min(
    ...[...moments, coming?.getTime() ?? Number.NaN].filter((moment) => moment > at.getTime()),
  );
  return { Items: shownAt(items, at), NextAt: Number.isFinite(next) ? new Date(next).toISOString() : null };
}
