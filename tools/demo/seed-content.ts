import { sql } from 'kysely';
import type { AnyContent } from '#modules/public/content/rules/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { demoAnnouncements, demoHome } from './content-words.ts';

/** The body's own words begin anew with everything else: emptying the accounts empties what refers to them. */
export async function seedContent(db: Tx): Promise<void> {
  await sql`insert into content_version (kind, version_id, effective_at, source)
    select kind, '1.0', '2026-01-01', 'BUILT_IN'
    from unnest(array['TERMS', 'PRIVACY', 'COOKIES', 'FAQ', 'HOME', 'ANNOUNCEMENTS']) as kind
    on conflict do nothing`.execute(db);
  const written = { HOME: demoHome, ANNOUNCEMENTS: demoAnnouncements };
  for (const [Kind, Content] of Object.entries(written) as ['HOME' | 'ANNOUNCEMENTS', AnyContent][])
    await db
      .insertInto('ContentVersion')
      .values({
        Kind,
        VersionId: '1.1',
        Content: json(Content),
        EffectiveAt: new Date('2026-06-01T00:00:00Z'),
        AccountId: null,
      })
      .execute();
}

/** Everybody of the demo accepted them when their account was opened. */
export async function seedAcceptances(db: Tx): Promise<void> {
  await sql`insert into acceptance (account_id, kind, version_id, at)
    select account.id, given.kind, given.version_id, account.created_at
    from account cross join lateral (
      values ('TERMS', account.terms_version), ('PRIVACY', account.privacy_version)) as given (kind, version_id)
    where given.version_id is not null`.execute(db);
}
