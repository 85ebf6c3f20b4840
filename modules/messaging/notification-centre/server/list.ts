/**
 * API handlers of the notification centre: count the user's unread notifications, list them in the user's
 * language, and mark one or all as read.
 */
import type { Queries } from '#platform/server/database/connect.ts';
import { countCapped, pageOf } from '#platform/server/database/page.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { notificationRoutes } from '../rules/contract.ts';
import { formatNotice } from '../rules/format-notice.ts';
import { noticePath } from '../rules/notice-path.ts';
import { noticeSubjects } from './subjects.ts';
import { isVisible } from './visible.ts';

type Routes = typeof notificationRoutes;

export const count = async ({ db, actor }: Context<Routes['count']>) => ({
  Unread: await unread(db, actor),
});

/** Notifications, newest first, in the reader's current language. */
export async function list({ db, actor, language, query }: Context<Routes['list']>) {
  const { limit, offset } = pageOf(query);
  const own = db
    .selectFrom('Notification')
    .where('Notification.AccountId', '=', actor.Id)
    .where(isVisible(actor))
    .$if(query.IsUnread === true, (builder) => builder.where('Notification.ReadAt', 'is', null))
    .$if(query.IsUnread === false, (builder) => builder.where('Notification.ReadAt', 'is not', null));
  const page = own
    .select([
      'Notification.NotificationKey',
      'Notification.Kind',
      'Notification.Params',
      'Notification.At',
      'Notification.ReadAt',
      noticeSubjects.get('APPLICATION').as('Application'),
    ])
    .orderBy('Notification.Id', 'desc')
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([page.execute(), countCapped(db, own.select('Notification.Id'))]);
  return {
    Rows: rows.map(({ NotificationKey, Kind, Params, At, ReadAt, Application }) => ({
      NotificationKey,
      At: At.toISOString(),
      IsRead: ReadAt !== null,
      ...formatNotice(Kind, Params, language),
      ApplicationKey: Application?.ApplicationKey ?? null,
      Path: noticePath(Kind, { ...Params, ...Application }),
    })),
    ...total,
  };
}

/** Marks one notification as read; another user's notification gives "not found". */
export async function read({ db, actor, body, at }: Context<Routes['read']>) {
  const row = await db
    .updateTable('Notification')
    .set((eb) => ({ ReadAt: eb.fn.coalesce('ReadAt', eb.val(at)) }))
    .where('NotificationKey', '=', body.NotificationKey)
    .where('AccountId', '=', actor.Id)
    .returning('Id')
    .executeTakeFirst();
  if (!row) fail('ERR_NOT_FOUND');
  return { Unread: await unread(db, actor) };
}

export async function readAll({ db, actor, at }: Context<Routes['readAll']>) {
  await db
    .updateTable('Notification')
    .set({ ReadAt: at })
    .where('AccountId', '=', actor.Id)
    .where('ReadAt', 'is', null)
    .execute();
  return { Unread: 0 };
}

async function unread(db: Queries, actor: SignedIn): Promise<number> {
  const row = await db
    .selectFrom('Notification')
    .select((eb) => eb.fn.countAll<number>().as('Unread'))
    .where('AccountId', '=', actor.Id)
    .where('ReadAt', 'is', null)
    .where(isVisible(actor))
    .executeTakeFirstOrThrow();
  return row.Unread;
}
