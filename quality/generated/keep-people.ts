import { sql } from 'kysely';
import { inForce } from '#modules/public/content/server/versions-in-force.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { refreshSettings } from '#platform/server/settings/refresh-settings.ts';

/** Of an account, what is another one afterwards: these stay as they became. */
const KEPT_OUT = ['id', 'version', 'user_key', 'terms_version', 'privacy_version'];

/**
 * Generated calls suspend, rename and hold back whom they can, themselves too. After `restore` everybody stands as at
 * the start, has accepted what is in force, and the body asks for no more than it did.
 */
export async function startKeeping(db: Db): Promise<{ restore: () => Promise<void> }> {
  await sql`create table public.generated_people as select * from account`.execute(db);
  const { rows } = await sql<{ Name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'account' and table_schema = 'public' and is_generated = 'NEVER'
      and column_name <> all(${KEPT_OUT}::text[])`.execute(db);
  const list = (write: (name: string) => string) => sql.raw(rows.map(({ Name }) => write(Name)).join(', '));
  return {
    restore: async () => {
      await sql`delete from totp where account_id in (select id from generated_people)`.execute(db);
      // An address that somebody gave up may be another one's by now.
      await sql`update account set email = 'moved-' || id || '@walk.test' where lower(email) is distinct from
          (select lower(kept.email) from generated_people kept where kept.id = account.id)
        and (id in (select id from generated_people)
          or lower(email) in (select lower(kept.email) from generated_people kept))`.execute(db);
      await sql`update account set ${list((name) => `${name} = kept.${name}`)} from generated_people kept
        where kept.id = account.id and row(${list((name) => `kept.${name}`)})
          is distinct from row(${list((name) => `account.${name}`)})`.execute(db);
      await sql`update account set terms_version = ${inForce('TERMS')}, privacy_version = ${inForce('PRIVACY')}
        where id in (select id from generated_people)`.execute(db);
      await sql`update portal_setting set value = 'null' where value::text <> 'null'`.execute(db);
      await refreshSettings(db);
    },
  };
}
