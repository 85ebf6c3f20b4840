import { fullName } from '#platform/common/format/full-name.ts';
import { builtInText } from '#platform/common/i18n/texts.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { translationRoutes } from '../rules/contract.ts';

type Route = typeof translationRoutes.history;
const MOST = 100;

export async function textHistory({ db, query }: Context<Route>): Promise<DataOf<Route>> {
  if (!builtInText(query.Key)) return fail('ERR_NOT_FOUND');
  const rows = await db
    .selectFrom('TranslationHistory')
    .leftJoin('Account', 'Account.Id', 'TranslationHistory.AccountId')
    .select([
      'TranslationHistory.Version',
      'TranslationHistory.At',
      'TranslationHistory.Before',
      'TranslationHistory.After',
      'Account.FirstName',
      'Account.LastName',
    ])
    .where('TranslationHistory.Key', '=', query.Key)
    .orderBy('TranslationHistory.Version', 'desc')
    .limit(MOST)
    .execute();
  return {
    Rows: rows.map(({ Version, At, Before, After, FirstName, LastName }) => ({
      Version,
      At: At.toISOString(),
      By: FirstName === null || LastName === null ? null : fullName({ FirstName, LastName }),
      Before,
      After,
    })),
  };
}
