/**
 * Creates the connection pool and typed query builder for the portal's database, with detection of dead
 * connections, prepared statements and tracing; defines the types of connection and transaction.
 */
import {
  Kysely,
  type LimitNode,
  PostgresDialect,
  PostgresQueryCompiler,
  type Transaction,
  type ValueNode,
} from 'kysely';
import pg from 'pg';
import { isTraced } from '../operation/trace/span.ts';
import { autoPrepare } from './auto-prepare.ts';
import { closeOrphans } from './close-orphans.ts';
import { WireNames } from './names.ts';
import { pipelineBegin } from './pipeline-begin.ts';
import { portalClient } from './portal-client.ts';
import type { Tables } from './tables.ts';
import { traceStatements } from './trace-statements.ts';
import { recordWrittenTables } from './written-tables.ts';

/**
 * Writes the row limit into the statement itself: for a limit passed as a parameter PostgreSQL would assume
 * a tenth of the table, and would re-plan a prepared statement each time. There are few distinct limits.
 */
class LimitsInText extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { value } = node.limit as ValueNode;
    if (Number.isSafeInteger(value)) this.append(`limit ${value}`);
    else super.visitLimit(node);
  }
}

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
/** A connection or a transaction: the parameter type of query helpers. */
export type Queries = Db | Tx;

const DATE = 1082;
const BIGINT = 20;
const DATE_ARRAY = 1182;

/**
 * Dates stay strings, so that no time zone shifts them; ids are far below 2^53, so bigint is read as a
 * number.
 */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE || oid === DATE_ARRAY) return (value: string) => value;
    if (oid === BIGINT) return Number;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

export type Connection = { db: Db; pool: pg.Pool };

/** Longer than PostgreSQL's statement timeout: a connection silent for this long, in ms, is dead. */
const SILENCE_MS = 35_000;
/** Waiting time in ms after which it is checked whether the connection's database process still exists. */
const ORPHANED_MS = 5_000;

/**
 * Creates a pool with this many connections. A connection whose other end is lost silently, for example when
 * a firewall drops it, is closed after `silenceMs` without a response, or after `orphanedMs` if the database
 * reports that its process is gone; otherwise the pool would be full of dead connections for a quarter of an
 * hour.
 */
export function connect(
  url: string,
  size = 10,
  silenceMs = SILENCE_MS,
  orphanedMs = ORPHANED_MS,
): Connection {
  const tracing = isTraced() ? [traceStatements] : [];
  const pool = new pg.Pool({
    Client: portalClient([autoPrepare, ...tracing, pipelineBegin, recordWrittenTables]),
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    // A longer statement is a bug or an attack; jobs set their own timeout.
    statement_timeout: 30_000,
    query_timeout: silenceMs,
    idle_in_transaction_session_timeout: 30_000,
    types: types as pg.CustomTypesConfig,
    // Statements that do not depend on each other are sent without waiting (`query-batch.ts`,
    // `pipeline-begin.ts`).
    pipeline: true,
  });
  // A connection that fails while idle is replaced at its next use; without a listener the error would end
  // the process.
  pool.on('error', () => undefined);
  // Likewise between two statements of a transaction: the next statement fails and the transaction ends.
  pool.on('connect', (client) => client.on('error', () => undefined));
  closeOrphans(pool, url, orphanedMs);
  const dialect = new PostgresDialect({ pool });
  dialect.createQueryCompiler = () => new LimitsInText();
  return { db: new Kysely<Tables>({ dialect, plugins: [new WireNames()] }), pool };
}
