/** Demo data: acceptance of terms and privacy policy by all demo accounts. */
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';

/** Records that all demo accounts accepted the legal texts when they were created. */
async function seedAcceptances(db: Tx): Promise<void> {
  await sql`insert into acceptance (account_id, kind, version_id, at)
    select account.id, given.kind, given.version_id, account.created_at
    from account cross join lateral (
      values ('TERMS', account.terms_version), ('PRIVACY', account.privacy_version)) as given (kind, version_id)
    where given.version_id is not null`.execute(db);
}

export const demo: ModuleDemo = { rows: { acceptances: { place: 60, run: seedAcceptances } } };
