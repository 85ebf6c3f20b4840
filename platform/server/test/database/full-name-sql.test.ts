/** Tests that queries and code format the names of people alike. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fullName } from '#platform/common/format/full-name.ts';
import { fullNameSql } from '#platform/server/database/full-name-sql.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

it.each([
  ['Maggie', 'Cheung', 'Maggie Cheung'],
  ['志明', '陳', '陳志明'],
  ['阿卜杜拉·', '買買提', '買買提阿卜杜拉·'],
  ['Chi Ming', '陳', 'Chi Ming 陳'],
  ['志明', '', '志明'],
])('%s %s', async (FirstName, LastName, expected) => {
  expect(fullName({ FirstName, LastName })).toBe(expected);
  const { rows } = await sql<{ Name: string }>`
    select ${fullNameSql('person')} as name
    from (values (${FirstName}::text, ${LastName}::text)) as person (first_name, last_name)`.execute(
    portal.db,
  );
  expect(rows[0]?.Name).toBe(expected);
});
