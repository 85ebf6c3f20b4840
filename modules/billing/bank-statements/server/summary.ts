import type { bankRoutes } from '#modules/billing/invoices/rules/bank-contract.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';

type Route = typeof bankRoutes.summary;
const NEWEST = 5;

export async function bankSummary({ db }: Context<Route>): Promise<DataOf<Route>> {
  const counted = await db
    .selectFrom('BankLine')
    .select((eb) => ['Status', eb.cast<number>(eb.fn.countAll(), 'integer').as('Count')])
    .groupBy('Status')
    .execute();
  const Counts = { MATCHED: 0, DOUBTFUL: 0, UNKNOWN: 0, CONFIRMED: 0, IGNORED: 0 };
  for (const { Status, Count } of counted) Counts[Status] = Count;
  const statements = await db
    .selectFrom('BankStatement')
    .innerJoin('Account', 'Account.Id', 'BankStatement.AccountId')
    .select([
      'BankStatement.FileName',
      'BankStatement.At',
      'BankStatement.LineCount',
      'Account.UserKey',
      'Account.FirstName',
      'Account.LastName',
    ])
    .orderBy('BankStatement.Id', 'desc')
    .limit(NEWEST)
    .execute();
  return {
    Counts,
    Statements: statements.map(({ FileName, At, LineCount, UserKey, FirstName, LastName }) => ({
      FileName,
      At: At.toISOString(),
      LineCount,
      By: { UserKey, Name: fullName({ FirstName, LastName }) },
    })),
  };
}
