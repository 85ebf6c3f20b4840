/**
 * Definitions of all metrics and alerts of the portal, from which the metrics registry and
 * `docs/generated/metrics.md` are created.
 */

type Metric = {
  Type: 'histogram' | 'counter' | 'gauge';
  Help: string;
  Labels?: readonly string[];
  /** Upper bounds, in seconds. */
  Buckets?: readonly number[];
};

/**
 * The metrics the portal exposes; `docs/generated/metrics.md` is generated from it. Few labels with few
 * values each: routes and tasks by their internal names, never an address, a key or a user.
 */
export const METRICS = {
  assay_http_request_seconds: {
    Type: 'histogram',
    Help: 'Duration of HTTP requests',
    Labels: ['route', 'status'],
    Buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
  },
  assay_http_in_flight: { Type: 'gauge', Help: 'Requests in progress' },
  assay_http_refused_total: {
    Type: 'gauge',
    Help: 'Requests refused with a retry time because of overload, since the start',
    Labels: ['lane'],
  },
  assay_sockets: { Type: 'gauge', Help: 'Live connections to this process' },
  assay_pool_connections: {
    Type: 'gauge',
    Help: 'Database connections of this process, and requests waiting for one',
    Labels: ['state'],
  },
  assay_database_up: { Type: 'gauge', Help: '1 if the database answered this scrape within two seconds' },
  assay_notify_queue_share: {
    Type: 'gauge',
    Help: 'Fill level of the notification queue of PostgreSQL, 0 to 1',
  },
  assay_jobs: { Type: 'gauge', Help: 'Jobs of the whole portal: due, or failed', Labels: ['state'] },
  assay_jobs_oldest_seconds: { Type: 'gauge', Help: 'Waiting time of the oldest due job' },
  assay_job_seconds: {
    Type: 'histogram',
    Help: 'Duration of jobs',
    Labels: ['task', 'outcome'],
    Buckets: [0.01, 0.05, 0.25, 1, 5, 30],
  },
  assay_page_seconds: {
    Type: 'histogram',
    Help: 'Duration of rendering documents: certificates, invoices, lists',
    Labels: ['work'],
    Buckets: [0.02, 0.05, 0.1, 0.25, 1, 5, 30],
  },
  assay_scan_seconds: {
    Type: 'histogram',
    Help: 'Duration of malware scans, by verdict; away: no response',
    Labels: ['verdict'],
    Buckets: [0.05, 0.25, 1, 5, 30],
  },
  assay_mails_waiting: { Type: 'gauge', Help: 'Emails that are not sent yet' },
  assay_sessions: { Type: 'gauge', Help: 'Open sessions of the whole portal' },
  assay_log_unsealed: { Type: 'gauge', Help: 'Rows of the event log that are not in its hash chain yet' },
  assay_log_unsealed_seconds: { Type: 'gauge', Help: 'Age of the oldest row that is not in the chain' },
  assay_background_failures_total: {
    Type: 'counter',
    Help: 'Failed attempts of background tasks that are repeated until they succeed',
    Labels: ['task'],
  },
  assay_build_info: {
    Type: 'gauge',
    Help: 'Always 1; the running version',
    Labels: ['version', 'node', 'role'],
  },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof METRICS;

type Alert = { Name: string; Expression: string; For: string; Summary: string };

/** Alerts, either urgent or for the next morning. */
export const ALERTS: readonly Alert[] = [
  {
    Name: 'PortalDown',
    Expression: 'up{job="assay"} == 0',
    For: '2m',
    Summary:
      'A process does not respond. The other processes continue; check its log and why it was not restarted.',
  },
  {
    Name: 'DatabaseAway',
    Expression: 'max(assay_database_up) == 0',
    For: '1m',
    Summary:
      'No process can connect to the database: all requests are answered with 503. The processes recover automatically.',
  },
  {
    Name: 'Failures',
    Expression:
      'sum(rate(assay_http_request_seconds_count{status="5xx"}[5m])) / sum(rate(assay_http_request_seconds_count[5m])) > 0.01',
    For: '5m',
    Summary:
      'More than one per cent of the requests fail. The log has a line with `level` `error` and the RequestId of each.',
  },
  {
    Name: 'Overloaded',
    Expression: 'sum(rate(assay_http_refused_total[5m])) > 1',
    For: '5m',
    Summary:
      'Requests are refused: add API processes, or find the route that takes the time. Lane `account`: one account exceeds its own limits; the request log has its key.',
  },
  {
    Name: 'Slow',
    Expression:
      'histogram_quantile(0.99, sum by (le) (rate(assay_http_request_seconds_bucket{route=~"/api/.*"}[10m]))) > 1',
    For: '10m',
    Summary: 'One per cent of the requests take more than a second; the same query by `route` shows which.',
  },
  {
    Name: 'PoolExhausted',
    Expression: 'max_over_time(assay_pool_connections{state="waiting"}[5m]) > 20',
    For: '5m',
    Summary: 'Requests wait for a connection: a slow statement, or a lock held by another connection.',
  },
  {
    Name: 'JobsLate',
    Expression: 'max(assay_jobs_oldest_seconds) > 300',
    For: '5m',
    Summary:
      'Jobs have been due for five minutes: no worker is running, or all are busy. Emails and certificates are delayed.',
  },
  {
    Name: 'JobsGivenUp',
    Expression: 'delta(assay_jobs{state="failed"}[1h]) > 0',
    For: '0m',
    Summary: 'A job failed after twelve attempts. `/logs` shows the job and the reason, and can retry it.',
  },
  {
    Name: 'ScannerAway',
    Expression: 'increase(assay_scan_seconds_count{verdict="away"}[10m]) > 0',
    For: '5m',
    Summary: 'The malware scanner does not respond: uploads are refused. Check whether clamd is running.',
  },
  {
    Name: 'Malware',
    Expression: 'increase(assay_scan_seconds_count{verdict="infected"}[1h]) > 0',
    For: '0m',
    Summary: 'A file with malware was uploaded and refused; `/logs` shows the user and the signature.',
  },
  {
    Name: 'LogNotSealed',
    Expression: 'max(assay_log_unsealed_seconds) > 60',
    For: '5m',
    Summary:
      'The event log is not being chained: no worker is running, or its database role lacks the permission.',
  },
  {
    Name: 'BackgroundTaskFails',
    Expression: 'increase(assay_background_failures_total[10m]) > 0',
    For: '15m',
    Summary:
      'A background task of a process keeps failing; the log has one line at the start of the outage, with the reason and the consequence.',
  },
  {
    Name: 'EventLoopBlocked',
    Expression: 'nodejs_eventloop_lag_p99_seconds > 0.5',
    For: '5m',
    Summary: 'The event loop of the process is blocked: a defect. A profile of the process shows the cause.',
  },
  {
    Name: 'MemoryGrows',
    Expression: 'process_resident_memory_bytes > 1.5e9',
    For: '30m',
    Summary:
      'More memory than the portal needs at any measured load. Restart the process; this causes no downtime.',
  },
];
