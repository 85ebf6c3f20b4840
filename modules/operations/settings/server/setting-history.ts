import { fullName } from '#platform/common/format/full-name.ts';
import { SETTING_KEYS, type SettingKey, settings } from '#platform/common/settings/settings.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { SettingChange, settingRoutes } from '../rules/contract.ts';

type Route = typeof settingRoutes.history;
const MOST = 100;

export async function settingHistory({ db, query }: Context<Route>): Promise<DataOf<Route>> {
  const keys = SETTING_KEYS.filter((key) => settings[key].Group === query.Group);
  const rows = await db
    .selectFrom('PortalSettingHistory')
    .leftJoin('Account', 'Account.Id', 'PortalSettingHistory.AccountId')
    .select([
      'PortalSettingHistory.Key',
      'PortalSettingHistory.Version',
      'PortalSettingHistory.At',
      'PortalSettingHistory.Before',
      'PortalSettingHistory.After',
      'PortalSettingHistory.Reason',
      'Account.FirstName',
      'Account.LastName',
    ])
    .where('PortalSettingHistory.Key', 'in', [...keys, ''])
    .orderBy('PortalSettingHistory.At', 'desc')
    .orderBy('PortalSettingHistory.Key')
    .orderBy('PortalSettingHistory.Version', 'desc')
    .limit(MOST)
    .execute();
  return {
    Rows: rows.map(({ FirstName, LastName, ...row }) => ({
      Key: row.Key as SettingKey,
      Version: row.Version,
      At: row.At.toISOString(),
      By: FirstName === null || LastName === null ? null : fullName({ FirstName, LastName }),
      Before: row.Before as SettingChange['Before'],
      After: row.After as SettingChange['After'],
      Reason: row.Reason,
    })),
  };
}
