import { fullName } from '#platform/common/format/full-name.ts';
import type { SettingKey } from '#platform/common/settings/settings.ts';
import type { Queries } from '../database/connect.ts';

export type StoredSetting = { Value: unknown; Version: number; At: Date; By: string | null };

/**
 * Returns the settings that the certification body has changed, by key, with value, version, time and the
 * person who changed each.
 */
export async function storedSettings(
  db: Queries,
  keys: readonly SettingKey[] | null = null,
): Promise<Map<string, StoredSetting>> {
  const rows = await db
    .selectFrom('PortalSetting')
    .leftJoin('Account', 'Account.Id', 'PortalSetting.AccountId')
    .select([
      'PortalSetting.Key',
      'PortalSetting.Value',
      'PortalSetting.Version',
      'PortalSetting.At',
      'Account.FirstName',
      'Account.LastName',
    ])
    .$if(keys !== null, (query) => query.where('PortalSetting.Key', 'in', [...(keys ?? []), '']))
    .execute();
  return new Map(
    rows.map(({ Key, FirstName, LastName, ...row }) => [
      Key,
      { ...row, By: FirstName === null || LastName === null ? null : fullName({ FirstName, LastName }) },
    ]),
  );
}
