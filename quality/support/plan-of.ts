/**
 * Captures the SQL that a list sends and returns PostgreSQL's query plan for it, for tests that lists use
 * their indexes.
 */
import { type KyselyPlugin, type QueryId, type RootOperationNode, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { TestPortal } from './portal.ts';

type CapturedQuery = { text: string; parameters: readonly unknown[] };
export type List = (context: never) => Promise<unknown>;

/** Captures the queries that the work sends, without running any other. */
export async function queriesBy(
  portal: TestPortal,
  work: (db: Db) => Promise<unknown>,
): Promise<CapturedQuery[]> {
  const captured: CapturedQuery[] = [];
  const compiled = (node: RootOperationNode) =>
    portal.db.getExecutor().compileQuery(node, { queryId: 'plan' } as unknown as QueryId);
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const { sql: text, parameters } = compiled(node);
      captured.push({ text, parameters });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(portal.db.withPlugin(plugin) as Db);
  return captured;
}

/**
 * Planner methods that read or sort more than a page; with these disabled, the plan shows which index
 * provides the order.
 */
export const SORTS = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort'];

const ADMIN = { Id: 1, Roles: ['ADMIN'], OrganisationId: null };

/** Returns the plan of a list's page query: its first statement with an ORDER BY, unless another is given. */
export async function planOf(
  portal: TestPortal,
  list: List,
  query: object,
  off: readonly string[],
  actor: object = ADMIN,
  which: RegExp = /order by/,
): Promise<string> {
  const captured = await queriesBy(portal, (db) =>
    list({
      db,
      query: { Page: 1, PageSize: 10, ...query },
      actor,
      at: new Date(),
      language: 'EN',
    } as never),
  );
  const { text, parameters } = captured.find((one) => which.test(one.text)) ?? missing();
  return portal.db.transaction().execute(async (tx) => {
    for (const way of off) await sql`${sql.raw(`set local enable_${way} = off`)}`.execute(tx);
    const inlined = text.replace(/\$(\d+)/g, (_, at) => literal(parameters[Number(at) - 1]));
    const { rows } = await sql<Record<string, string>>`${sql.raw(`explain ${inlined}`)}`.execute(tx);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  });
}

function literal(value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return quoted(`{${value.map((one) => JSON.stringify(String(one))).join()}}`);
  return quoted(value instanceof Date ? value.toISOString() : String(value));
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const missing = (): never => {
  throw new Error('the list asked for no page');
};
