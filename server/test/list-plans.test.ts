import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listApplications } from '../src/application/list.ts';
import type { Db } from '../src/db/connect.ts';
import { startTestPortal, type TestPortal } from './support/portal.ts';

let house: TestPortal;
beforeAll(async () => {
  house = await startTestPortal();
});
afterAll(() => house.close());

/** The plan of the page that a list reads, where every index that could give the order is preferred. */
async function planOf(Sort: string | undefined): Promise<string> {
  type Node = Parameters<KyselyPlugin['transformQuery']>[0]['node'];
  const asked: Node[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const query = { Page: 1, PageSize: 10, Sort } as never;
  const actor = { Id: 1, Roles: ['ADMIN'], OrganisationId: null };
  await listApplications({ db: house.db.withPlugin(plugin) as Db, query, actor } as never);
  const page = asked.map((node) => house.db.getExecutor().compileQuery(node, { queryId: 'plan' } as never));
  const { sql: text, parameters } = page.find((one) => one.sql.includes('order by')) ?? fail();
  return house.db.transaction().execute(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort'])
      await sql`${sql.raw(`set local enable_${way} = off`)}`.execute(tx);
    const inlined = text.replace(/\$(\d+)/g, (_, at) => String(parameters[Number(at) - 1]));
    const { rows } = await sql<Record<string, string>>`${sql.raw(`explain ${inlined}`)}`.execute(tx);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  });
}

const fail = (): never => {
  throw new Error('the list asked for no page');
};

test.each([
  [undefined, 'application_newest'],
  ['-SubmittedAt', 'application_submitted'],
])(
  'the newest applications come out of an index, never out of a sort of them all: %s',
  async (Sort, index) => {
    const plan = await planOf(Sort);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/\bSort\b/);
  },
);
