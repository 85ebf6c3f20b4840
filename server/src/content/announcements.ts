import { isClient } from '@assay/shared/access/roles.ts';
import type { SaidAnnouncement } from '@assay/shared/content/contract.ts';
import type { Announcement } from '@assay/shared/content/shapes.ts';
import type { Queries } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';
import { loadContent } from './load-content.ts';

type Reader = Pick<SignedIn, 'Roles'> | null;

const isForReader = ({ Audience }: Announcement, reader: Reader): boolean =>
  Audience === 'PUBLIC' || (reader !== null && (Audience === 'CLIENTS') === isClient(reader.Roles));

const isAt = ({ From, Until }: Announcement, at: Date): boolean =>
  (From === null || Date.parse(From) <= at.getTime()) && (Until === null || at.getTime() < Date.parse(Until));

/** What is announced at a moment to a reader; null: somebody who is not signed in. */
export async function announcementsFor(db: Queries, reader: Reader, at: Date): Promise<SaidAnnouncement[]> {
  const { Content } = await loadContent(db, 'ANNOUNCEMENTS');
  return Content.Items.filter((item) => isForReader(item, reader) && isAt(item, at)).map(
    ({ Key, Title, Body, Tone, Audience }) => ({ Key, Title, Body, Tone, Audience }),
  );
}
