import type { logRoutes } from '@assay/shared/log/contract.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { countCapped, pageOf } from '../db/page.ts';
import type { Tables } from '../db/schema.ts';
import type { Context } from '../http/context.ts';
import { fullName } from '../user/person-names.ts';
import { detailFacts } from './detail-facts.ts';
import { detailText } from './detail-text.ts';
import { namePeople } from './name-people.ts';

/** More than these are no search for somebody. */
const MOST_PEOPLE = 50;

type LogContext = Context<typeof logRoutes.list>;

/** Who did what, when, from where; newest first. */
export async function list({ db, query }: LogContext) {
  const { limit, offset } = pageOf(query);
  const direction = query.Sort === 'At' ? 'asc' : 'desc';
  const wanted = await matching(db, query);
  const page = db
    .selectFrom(
      wanted.select(['Audit.Id']).orderBy('Audit.Id', direction).limit(limit).offset(offset).as('Page'),
    )
    .innerJoin('Audit', 'Audit.Id', 'Page.Id')
    .leftJoin('Account', 'Account.Id', 'Audit.AccountId')
    .leftJoin('Account as Other', 'Other.UserKey', 'Audit.Object')
    .leftJoin('Application', 'Application.ApplicationKey', 'Audit.Object')
    .select([
      'Audit.At',
      'Audit.Event',
      'Audit.Object',
      'Audit.Address',
      'Audit.Detail',
      'Account.Email',
      'Account.FirstName',
      'Account.LastName',
      'Other.FirstName as OtherFirstName',
      'Other.LastName as OtherLastName',
      'Application.ApplicationNo',
    ])
    .orderBy('Audit.Id', direction);
  const [rows, total] = await Promise.all([page.execute(), countCapped(db, wanted.select('Audit.Id'))]);
  return { Rows: await namePeople(db, rows.map(logRow)), ...total };
}

type Found = {
  At: Date | undefined;
  Event: string;
  Object: string | null;
  Address: string | null;
  Detail: Record<string, unknown> | null;
  Email: string | null;
  FirstName: string | null;
  LastName: string | null;
  OtherFirstName: string | null;
  OtherLastName: string | null;
  ApplicationNo: string | null;
};

const nameOf = (FirstName: string | null, LastName: string | null): string | null =>
  FirstName === null ? null : fullName({ FirstName, LastName: LastName ?? '' });

const logRow = (row: Found) => ({
  At: row.At?.toISOString() ?? '',
  Who: nameOf(row.FirstName, row.LastName),
  Email: row.Email ?? emailOf(row.Detail),
  Event: row.Event,
  Object: row.Object,
  ObjectName: nameOf(row.OtherFirstName, row.OtherLastName) ?? row.ApplicationNo,
  Address: row.Address,
  Detail: detailText(detailFacts(row.Detail)),
  Facts: detailFacts(row.Detail),
});

/** A sign-in that failed has no account; what was typed is in its details. */
const emailOf = (detail: Record<string, unknown> | null): string | null =>
  typeof detail?.Email === 'string' ? detail.Email : null;

/** A search finds people by name or address, and an object, network address or event exactly: each has an index, so the log may grow for ever. */
async function matching(db: Db, { Search, Event, UserKey }: LogContext['query']) {
  const query = db
    .selectFrom('Audit')
    .$if(Boolean(Event), (q) => q.where('Audit.Event', '=', Event ?? ''))
    .$if(Boolean(UserKey), (q) => q.where(concerns(UserKey ?? '')));
  if (!Search) return query;
  const people = await db
    .selectFrom('Account')
    .select('Id')
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['Email']), '=', Search.toLowerCase()),
        sql<boolean>`position(${Search.toLowerCase()} in lower(first_name || ' ' || last_name)) > 0`,
      ]),
    )
    .limit(MOST_PEOPLE)
    .execute();
  return query.where((eb) =>
    eb.or([
      eb('Audit.Event', '=', Search.toUpperCase()),
      eb('Audit.Object', '=', Search),
      eb('Audit.Address', '=', Search),
      ...(people.length > 0
        ? [
            eb(
              'Audit.AccountId',
              'in',
              people.map((person) => person.Id),
            ),
          ]
        : []),
    ]),
  );
}

/** What an account did, and what was done to it. */
const concerns = (userKey: string) => (eb: ExpressionBuilder<Tables, 'Audit'>) =>
  eb.or([
    eb('Audit.Object', '=', userKey),
    eb('Audit.AccountId', '=', (account) =>
      account.selectFrom('Account').select('Account.Id').where('Account.UserKey', '=', userKey),
    ),
  ]);
