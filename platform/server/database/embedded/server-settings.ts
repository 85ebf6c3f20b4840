/** Settings for one portal on a modest machine: durable first, then small when idle. */
export const SERVER_SETTINGS = [
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  'shared_buffers=128MB',
  'work_mem=8MB',
  'maintenance_work_mem=64MB',
  'effective_cache_size=1GB',
  'random_page_cost=1.1',
  'max_connections=60',
  'max_wal_size=512MB',
  // Fewer processes: reads go through the system's cache anyway, and a portal's queries are short.
  'io_method=sync',
  'max_parallel_workers_per_gather=0',
  'max_logical_replication_workers=0',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  'password_encryption=scram-sha-256',
];
