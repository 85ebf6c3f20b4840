import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { CustomText } from '../rules/contract.ts';

export type StoredText = { CustomText: CustomText; Version: number; At: Date; By: string | null };

/**
 * Reads the portal texts that the certification body has customised, with version, time and author, by key:
 * all of them or the given ones.
 */
export async function storedTexts(
  db: Queries,
  keys: readonly string[] | null = null,
): Promise<Map<string, StoredText>> {
  const rows = await db
    .selectFrom('Translation')
    .leftJoin('Account', 'Account.Id', 'Translation.AccountId')
    .select([
      'Translation.Key',
      'Translation.CustomText',
      'Translation.Version',
      'Translation.At',
      'Account.FirstName',
      'Account.LastName',
    ])
    .$if(keys !== null, (query) => query.where('Translation.Key', 'in', [...(keys ?? []), '']))
    .execute();
  return new Map(
    rows.map(({ Key, CustomText, Version, At, FirstName, LastName }) => [
      Key,
      {
        CustomText,
        Version,
        At,
        By: FirstName === null || LastName === null ? null : fullName({ FirstName, LastName }),
      },
    ]),
  );
}
