import { sql } from 'kysely';
import type { Tx } from '../db/connect.ts';

/** The legal texts begin anew with everything else: emptying the accounts empties what refers to them. */
export async function seedLegal(db: Tx): Promise<void> {
  await sql`insert into legal_version (kind, version_id, effective_at) values
    ('TERMS', '1.0', '2026-01-01'), ('PRIVACY', '1.0', '2026-01-01'), ('COOKIES', '1.0', '2026-01-01')
    on conflict do nothing`.execute(db);
}

/** Everybody of the demo accepted them when their account was opened. */
export async function seedAcceptances(db: Tx): Promise<void> {
  await sql`insert into acceptance (account_id, kind, version_id, at)
    select account.id, given.kind, given.version_id, account.created_at
    from account cross join lateral (
      values ('TERMS', account.terms_version), ('PRIVACY', account.privacy_version)) as given (kind, version_id)
    where given.version_id is not null`.execute(db);
}
