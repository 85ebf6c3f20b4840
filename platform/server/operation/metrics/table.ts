type Metric = {
  Type: 'histogram' | 'counter' | 'gauge';
  Help: string;
  Labels?: readonly string[];
  /** Upper bounds, in seconds. */
  Buckets?: readonly number[];
};

/**
 * What the portal says of itself to whoever watches it; `docs/generated/metrics.md` is drawn from it. Few labels, with
 * few values each: routes and tasks are the portal's own words, never an address, a key or a person.
 */
export const METRICS = {
  assay_http_request_seconds: {
    Type: 'histogram',
    Help: 'Time to answer a request',
    Labels: ['route', 'status'],
    Buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
  },
  assay_http_in_flight: { Type: 'gauge', Help: 'Requests that are worked on now' },
  assay_http_refused_total: {
    Type: 'gauge',
    Help: 'Requests since the start that were told to come again because there was too much to do',
    Labels: ['lane'],
  },
  assay_sockets: { Type: 'gauge', Help: 'Live screens connected to this process' },
  assay_pool_connections: {
    Type: 'gauge',
    Help: 'Connections of this process to the database, and requests that wait for one',
    Labels: ['state'],
  },
  assay_database_up: { Type: 'gauge', Help: '1 when the database answered this scrape within two seconds' },
  assay_notify_queue_share: {
    Type: 'gauge',
    Help: 'How full PostgreSQL’s queue of notifications is, 0 to 1',
  },
  assay_jobs: { Type: 'gauge', Help: 'Jobs of the whole portal: due, or given up', Labels: ['state'] },
  assay_jobs_oldest_seconds: { Type: 'gauge', Help: 'How long the oldest job that is due has been waiting' },
  assay_job_seconds: {
    Type: 'histogram',
    Help: 'Time that a job took',
    Labels: ['task', 'outcome'],
    Buckets: [0.01, 0.05, 0.25, 1, 5, 30],
  },
  assay_page_seconds: {
    Type: 'histogram',
    Help: 'Time to make what is printed: certificates, invoices, lists',
    Labels: ['work'],
    Buckets: [0.02, 0.05, 0.1, 0.25, 1, 5, 30],
  },
  assay_scan_seconds: {
    Type: 'histogram',
    Help: 'Time until the scanner had judged an upload, by what it said; away: it said nothing',
    Labels: ['verdict'],
    Buckets: [0.05, 0.25, 1, 5, 30],
  },
  assay_mails_waiting: { Type: 'gauge', Help: 'Mails that have not gone out' },
  assay_sessions: { Type: 'gauge', Help: 'Open sessions of the whole portal' },
  assay_log_unsealed: { Type: 'gauge', Help: 'Rows of the event log that are not in its chain yet' },
  assay_log_unsealed_seconds: { Type: 'gauge', Help: 'Age of the oldest of them' },
  assay_build_info: { Type: 'gauge', Help: 'Always 1; what runs', Labels: ['version', 'node', 'role'] },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof METRICS;

type Alert = { Name: string; Expression: string; For: string; Says: string };

/** Worth being woken for, or told in the morning. */
export const ALERTS: readonly Alert[] = [
  {
    Name: 'PortalDown',
    Expression: 'up{job="assay"} == 0',
    For: '2m',
    Says: 'A process does not answer. The others carry on; look at its log and why it was not started again.',
  },
  {
    Name: 'DatabaseAway',
    Expression: 'max(assay_database_up) == 0',
    For: '1m',
    Says: 'No process reaches the database: everybody gets 503. They come back by themselves when it does.',
  },
  {
    Name: 'Failures',
    Expression:
      'sum(rate(assay_http_request_seconds_count{status="5xx"}[5m])) / sum(rate(assay_http_request_seconds_count[5m])) > 0.01',
    For: '5m',
    Says: 'More than one in a hundred requests fails. The log has a line with `level` `error` and the RequestId of each.',
  },
  {
    Name: 'Overloaded',
    Expression: 'sum(rate(assay_http_refused_total[5m])) > 1',
    For: '5m',
    Says: 'Requests are sent away: add API processes, or see which route takes the time. Lane `account`: one account exceeds its own bounds; the log of requests has its key.',
  },
  {
    Name: 'Slow',
    Expression:
      'histogram_quantile(0.99, sum by (le) (rate(assay_http_request_seconds_bucket{route=~"/api/.*"}[10m]))) > 1',
    For: '10m',
    Says: 'One request in a hundred takes more than a second; the same by `route` says which.',
  },
  {
    Name: 'PoolExhausted',
    Expression: 'max_over_time(assay_pool_connections{state="waiting"}[5m]) > 20',
    For: '5m',
    Says: 'Requests wait for a connection: a slow statement, or a lock that somebody holds.',
  },
  {
    Name: 'JobsLate',
    Expression: 'max(assay_jobs_oldest_seconds) > 300',
    For: '5m',
    Says: 'Work has been due for five minutes: no worker lives, or all are busy. Mails and certificates wait.',
  },
  {
    Name: 'JobsGivenUp',
    Expression: 'delta(assay_jobs{state="failed"}[1h]) > 0',
    For: '0m',
    Says: 'A job was tried twelve times and given up. `/logs` shows it, why, and can try it again.',
  },
  {
    Name: 'ScannerAway',
    Expression: 'increase(assay_scan_seconds_count{verdict="away"}[10m]) > 0',
    For: '5m',
    Says: 'The scanner for malware does not answer: no upload is taken. See whether clamd runs.',
  },
  {
    Name: 'Malware',
    Expression: 'increase(assay_scan_seconds_count{verdict="infected"}[1h]) > 0',
    For: '0m',
    Says: 'Somebody sent a file that holds malware. It was refused; `/logs` says who and what.',
  },
  {
    Name: 'LogNotSealed',
    Expression: 'max(assay_log_unsealed_seconds) > 60',
    For: '5m',
    Says: 'The event log is not being chained: no worker lives, or its database role may not.',
  },
  {
    Name: 'EventLoopBlocked',
    Expression: 'nodejs_eventloop_lag_p99_seconds > 0.5',
    For: '5m',
    Says: 'Something keeps the process from answering: a defect. A profile of the process shows what.',
  },
  {
    Name: 'MemoryGrows',
    Expression: 'process_resident_memory_bytes > 1.5e9',
    For: '30m',
    Says: 'More than the portal needs at any load that was measured. Restart it; nobody notices.',
  },
];
