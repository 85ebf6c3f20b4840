import type { Compilable, QueryResult, UnknownRow } from 'kysely';
import type { Queries } from './connect.ts';

type BatchQueries<Wanted> = { [At in keyof Wanted]: Compilable<Wanted[At]> };
type BatchResults<Wanted> = { [At in keyof Wanted]: Wanted[At][] };

/**
 * Runs several queries at once and returns their rows: each is sent without waiting for the previous one.
 * They run in order, each seeing the previous changes. If one fails in a transaction, those after it fail
 * too, and its error is thrown (decision 0053).
 */
export async function queryBatch<Wanted extends unknown[]>(
  db: Queries,
  ...queries: BatchQueries<Wanted>
): Promise<BatchResults<Wanted>> {
  const executor = db.getExecutor();
  const compiled = (queries as Compilable<unknown>[]).map((one) => one.compile());
  const settled = await executor.provideConnection((connection) =>
    Promise.allSettled(
      compiled.map(async (query) => ({ query, result: await connection.executeQuery<UnknownRow>(query) })),
    ),
  );
  const results = settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
  const rows = results.map(async ({ query: { queryId }, result }) => {
    let answer: QueryResult<UnknownRow> = result;
    for (const plugin of executor.plugins) answer = await plugin.transformResult({ result: answer, queryId });
    return answer.rows;
  });
  return (await Promise.all(rows)) as BatchResults<Wanted>;
}
