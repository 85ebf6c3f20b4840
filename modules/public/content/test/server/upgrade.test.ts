import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '#platform/server/database/migrate.ts';
import { createTestDatabase } from '#quality/support/database.ts';

/** An installation of before there was content: legal texts alone, as plain text. */
const MIGRATIONS = join(import.meta.dirname, '../../../../../database/migrations');
const PLAIN = {
  EN: 'Before all.\n\n# 1 & 2 <b>\r\n\r\nFirst line\n  second line\n\n<script>alert("x")</script> of {{body}}\n#Short\nClosed up.\n\n#\n\nEnd.',
  CHT: '# 條款\n\n內容一。',
  CHS: '内容一。',
};

const database = await createTestDatabase('template0');
const client = new pg.Client({ connectionString: database.url });
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('legal texts become content: their words as HTML, their names, dates and acceptances as they were', async () => {
  const before = mkdtempSync(join(tmpdir(), 'assay-migrations-'));
  for (const name of readdirSync(MIGRATIONS).filter((one) => one < '20261121-0030'))
    cpSync(join(MIGRATIONS, name), join(before, name));
  await migrate(database.url, before);
  rmSync(before, { recursive: true });
  await client.connect();
  await client.query(
    `insert into legal_version (kind, version_id, content, effective_at) values ('TERMS', '2.0', $1, '2026-06-01')`,
    [JSON.stringify(PLAIN)],
  );
  await migrate(database.url);
  const { rows } = await client.query(
    'select kind, version_id, source, content from content_version order by id',
  );
  expect(rows).toEqual([
    ...['TERMS', 'PRIVACY', 'COOKIES'].map((kind) => ({
      kind,
      version_id: '1.0',
      source: 'BUILT_IN',
      content: null,
    })),
    {
      kind: 'TERMS',
      version_id: '2.0',
      source: 'PORTAL',
      content: {
        EN:
          '<p>Before all.</p><h2>1 &amp; 2 &lt;b&gt;</h2><p>First line<br />second line</p>' +
          '<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; of {{body}}</p><h2>Short</h2><p>Closed up.</p><p>End.</p>',
        CHT: '<h2>條款</h2><p>內容一。</p>',
        CHS: '<p>内容一。</p>',
      },
    },
    ...['FAQ', 'HOME', 'ANNOUNCEMENTS'].map((kind) => ({
      kind,
      version_id: '1.0',
      source: 'BUILT_IN',
      content: null,
    })),
  ]);
  await expect(client.query(`update content_version set content = '{}'`)).rejects.toThrow(/kept for ever/);
});
