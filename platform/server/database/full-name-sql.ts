/** The full name of an account in queries, as `fullName` of `platform/common/format` returns it. */
import { type RawBuilder, sql } from 'kysely';

/** The common and the rarer Han characters, and the dot within names. */
const CHINESE = '^[\u3400-\u9fff\uf900-\ufaff·]+$';

/** `account` is the table or its alias. */
export const fullNameSql = (account: string): RawBuilder<string> => {
  const [first, last] = [sql.ref(`${account}.first_name`), sql.ref(`${account}.last_name`)];
  return sql`case when ${first} ~ ${sql.lit(CHINESE)} and ${last} ~ ${sql.lit(CHINESE)}
    then ${last} || ${first} else trim(${first} || ' ' || ${last}) end`;
};
