/**
 * Returns and saves a user's email preference per notification group; switching emails off also removes
 * notifications that wait for a digest.
 */
import type { NoticeChoice } from '#modules/identity/accounts/rules/index.ts';
import type { NoticeSetting } from '#modules/identity/accounts/server/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { noticeGroupsOf } from '#platform/common/notice-groups.ts';
import { noticeKinds } from '#platform/common/notices.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { json } from '#platform/server/database/json.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { groupOf } from '../rules/groups.ts';
import type { noticeSettingRoutes } from '../rules/setting-contract.ts';

type Routes = typeof noticeSettingRoutes;

export async function viewSetting({ db, actor }: Context<Routes['view']>): Promise<DataOf<Routes['view']>> {
  const { Notice } = await db
    .selectFrom('Account')
    .select('Notice')
    .where('Id', '=', actor.Id)
    .executeTakeFirstOrThrow();
  return shown(actor.Roles, Notice);
}

/**
 * Applies from the next notification on; notifications waiting for a digest are dropped if emails are
 * switched off.
 */
export async function saveSetting({
  db,
  actor,
  body,
  address,
}: Context<Routes['save']>): Promise<DataOf<Routes['save']>> {
  return db.transaction().execute(async (tx) => {
    const { Notice: Before } = await tx
      .selectFrom('Account')
      .select('Notice')
      .where('Id', '=', actor.Id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const After = { ...Before, ...body };
    await tx
      .updateTable('Account')
      .set({ Notice: json(After) })
      .where('Id', '=', actor.Id)
      .execute();
    const off = noticeKinds().filter((kind) => After[groupOf(kind)] === 'NONE');
    if (off.length > 0)
      await tx
        .updateTable('Notification')
        .set({ IsForDigest: false })
        .where('AccountId', '=', actor.Id)
        .where('IsForDigest', '=', true)
        .where('MailedAt', 'is', null)
        .where('Kind', 'in', off)
        .execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'NOTICE_SETTING',
      Object: actor.UserKey,
      Address: address,
      Detail: { Before, After },
    });
    return shown(actor.Roles, After);
  });
}

const shown = (roles: readonly Role[], chosen: NoticeSetting) => ({
  Groups: noticeGroupsOf(roles).map((Group) => ({
    Group,
    Choice: chosen[Group] ?? ('EACH' satisfies NoticeChoice),
  })),
});
