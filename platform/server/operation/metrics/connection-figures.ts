/** Metrics of the database connection pool: used, idle and waiting connections. */
import type pg from 'pg';
import type { Observed } from './observe.ts';

export const connectionFigures = ({
  totalCount,
  idleCount,
  waitingCount,
}: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): Observed[] => [
  ['assay_pool_connections', { state: 'used' }, totalCount - idleCount],
  ['assay_pool_connections', { state: 'idle' }, idleCount],
  ['assay_pool_connections', { state: 'waiting' }, waitingCount],
];
