/** Demo data of the content module: a home page and an announcement of the demo organisation. */
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import type { AnyContent } from '../../rules/shapes.ts';
import { demoAnnouncements, demoHome } from './demo-content.ts';

/**
 * Inserts built-in and demo versions. Earlier content needs no reset: it is removed with the accounts it
 * references.
 */
async function seedContent(db: Tx): Promise<void> {
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

export const demo: ModuleDemo = { rows: { content: { place: 10, run: seedContent } } };
