/**
 * Descriptions for operators of every environment variable, by topic, from which docs/configuration.md is
 * generated; a variable without a description does not compile.
 */
import type { SettingName } from './settings.ts';

/** Sections of docs/configuration.md, in order. */
export const SETTING_TOPICS = [
  'General',
  'Database',
  'Secrets and connections',
  'Email',
  'File storage',
  'Certificate signing',
  'Card payments',
  'Sign-in with an identity provider',
  'Capacity limits',
  'Monitoring',
  'External services',
] as const;

type Description = {
  Topic: (typeof SETTING_TOPICS)[number];
  /** Behaviour if the variable is not set. */
  Default: string;
  /** What it does, described for operators. */
  About: string;
};

/** Every environment variable of the portal; a variable without a description does not compile. */
export const SETTING_DESCRIPTIONS: Readonly<Record<SettingName, Description>> = {
  NODE_ENV: {
    Topic: 'General',
    Default: '`development`',
    About:
      '`production` loads no demo data and requires `DATABASE_URL`, `PUBLIC_URL` and `SECRET_KEY`. `test` is for the tests.',
  },
  PUBLIC_URL: {
    Topic: 'General',
    Default: '`http://localhost:<PORT>`',
    About: 'The public address of the portal. Links in emails start with it.',
  },
  PORT: { Topic: 'General', Default: '`3000`', About: 'The port the portal listens on.' },
  HOST: { Topic: 'General', Default: '`0.0.0.0`', About: 'The network address the portal listens on.' },
  DATA_DIR: {
    Topic: 'General',
    Default: '`.data`',
    About:
      'The directory for everything the portal stores on disk. Two portals on one machine need two of them.',
  },
  PORTAL_ROLE: {
    Topic: 'General',
    Default: '`all`',
    About: '`api` or `worker` runs the two parts as separate processes, any number of each.',
  },
  TRUST_PROXY: {
    Topic: 'General',
    Default: 'none',
    About:
      'Comma-separated addresses or ranges of the reverse proxies whose `X-Forwarded-For` is trusted. They must pass WebSocket upgrades on `/api/socket`.',
  },
  DRAIN_SECONDS: {
    Topic: 'General',
    Default: '`5` in production, otherwise `0`',
    About:
      'How long a stopping process reports that it is not ready but still answers, so that load balancers notice. A stop takes at most 25 seconds in total.',
  },
  DATABASE_URL: {
    Topic: 'Database',
    Default: 'the embedded PostgreSQL in `DATA_DIR`',
    About: 'The PostgreSQL database of the portal.',
  },
  DATABASE_OWNER_URL: {
    Topic: 'Database',
    Default: 'none',
    About:
      'The same database as the role that owns the tables and runs migrations. The role of `DATABASE_URL` then gets only the rights it needs and cannot change or delete the event log.',
  },
  SECRET_KEY: {
    Topic: 'Secrets and connections',
    Default: 'a key in `DATA_DIR/secret.key`, created at first use',
    About:
      '32 bytes in base64 (`openssl rand -base64 32`), the same for every process. It encrypts the keys of second factors, proofs and email links. [Key rotation](operate.md#key-rotation) takes three steps without downtime.',
  },
  PLAIN_CONNECTIONS: {
    Topic: 'Secrets and connections',
    Default: 'none',
    About:
      'Comma-separated names of settings whose connections may be unencrypted in production. Otherwise `https`, `sslmode=verify-full` and STARTTLS are required, except on the same machine.',
  },
  SMTP_URL: {
    Topic: 'Email',
    Default: 'emails stay in an outbox that ADMIN and IT see under `/logs`',
    About: 'The mail server: `smtp://user:password@host:587` or `smtps://…`.',
  },
  MAIL_FROM: {
    Topic: 'Email',
    Default: '`Assay <no-reply@assay.example>`',
    About: 'The sender of all emails.',
  },
  S3_BUCKET: {
    Topic: 'File storage',
    Default: 'files are stored in `DATA_DIR`',
    About: 'The bucket of an S3-compatible object store for uploaded and generated files.',
  },
  S3_ENDPOINT: { Topic: 'File storage', Default: 'AWS', About: 'The address of the object store.' },
  S3_REGION: { Topic: 'File storage', Default: '`us-east-1`', About: 'Its region.' },
  S3_ACCESS_KEY_ID: {
    Topic: 'File storage',
    Default: 'none',
    About: 'The access key. It needs get, put and delete below `files/`.',
  },
  S3_SECRET_ACCESS_KEY: { Topic: 'File storage', Default: 'none', About: 'The secret of that access key.' },
  CLAMD_URL: {
    Topic: 'File storage',
    Default: 'uploads are not scanned for malware',
    About:
      'A ClamAV daemon that scans every upload before it is stored: `tcp://host:3310` or `unix:///path/clamd.ctl`. While it does not answer, uploads are refused.',
  },
  SIGNING_P12: {
    Topic: 'Certificate signing',
    Default: 'a demo certification authority, created at first start and named as such in documents',
    About: 'Path of the PKCS #12 file with the key that signs certificates.',
  },
  SIGNING_P12_PASSWORD: {
    Topic: 'Certificate signing',
    Default: 'none',
    About: 'The password of that file.',
  },
  TSA_URL: {
    Topic: 'Certificate signing',
    Default: 'signatures without a time stamp (PAdES B-B)',
    About:
      'An RFC 3161 time-stamp authority; signatures are then PAdES B-LTA. `https://user:password@…` where it requires authentication.',
  },
  STRIPE_SECRET_KEY: {
    Topic: 'Card payments',
    Default: 'the built-in sandbox with test cards; no real money',
    About: 'Accepts card payments through Stripe once an administrator has connected it under `/stripe`.',
  },
  STRIPE_WEBHOOK_SECRET: {
    Topic: 'Card payments',
    Default: 'none',
    About:
      'Verifies the events that Stripe sends to `<PUBLIC_URL>/api/stripe/webhook`. Several secrets are separated by commas.',
  },
  STRIPE_PUBLISHABLE_KEY: {
    Topic: 'Card payments',
    Default: 'none; Stripe’s script is not loaded',
    About: 'Loads Stripe’s script in the browser.',
  },
  STRIPE_UI: {
    Topic: 'Card payments',
    Default: '`checkout`',
    About:
      '`checkout` sends clients to Stripe’s page; `element` shows Stripe’s form on the invoice and requires the publishable key.',
  },
  STRIPE_API_URL: {
    Topic: 'Card payments',
    Default: 'Stripe’s own',
    About: 'The address of Stripe’s API, for proxies and tests.',
  },
  OIDC_ISSUER: {
    Topic: 'Sign-in with an identity provider',
    Default: 'sign-in with email and password only',
    About:
      'The issuer of an OpenID Connect provider. Its redirect address is `<PUBLIC_URL>/api/auth/provider/return`. It signs in existing accounts by verified email and never creates accounts.',
  },
  OIDC_CLIENT_ID: {
    Topic: 'Sign-in with an identity provider',
    Default: 'none',
    About: 'The client ID of the portal at the provider.',
  },
  OIDC_CLIENT_SECRET: {
    Topic: 'Sign-in with an identity provider',
    Default: 'none',
    About: 'The client secret.',
  },
  OIDC_NAME: {
    Topic: 'Sign-in with an identity provider',
    Default: 'none',
    About: 'The provider’s name on the sign-in button.',
  },
  OIDC_SCOPES: {
    Topic: 'Sign-in with an identity provider',
    Default: '`openid email profile`',
    About: 'The scopes to request; `openid` must be one of them.',
  },
  OIDC_AUDIENCE: {
    Topic: 'Sign-in with an identity provider',
    Default: '`staff`',
    About: 'Who may sign in there: `staff`, `client` or `both`.',
  },
  IN_FLIGHT_LIMIT: {
    Topic: 'Capacity limits',
    Default: '`200`',
    About:
      'Concurrent requests of one process. Beyond it, requests get 503 with `Retry-After`: exports first, then public pages, reads, and last actions and sign-in.',
  },
  ACCOUNT_IN_FLIGHT_LIMIT: {
    Topic: 'Capacity limits',
    Default: '`10`',
    About: 'Concurrent requests of one account; beyond it 503 with `Retry-After`.',
  },
  ACCOUNT_CALL_LIMIT: {
    Topic: 'Capacity limits',
    Default: '`600`',
    About:
      'Reads of one account per minute and process; a fifth of it for actions, a tenth for exports, and a tenth for calls that evaluate a form, counted over all processes. Beyond it 429 with `Retry-After`.',
  },
  LOG_LEVEL: {
    Topic: 'Monitoring',
    Default: '`info` in production, otherwise `warn`',
    About:
      '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. In production each line is JSON, one per request with route, status, duration, `RequestId` (from `X-Request-Id` where valid), client address and the opaque key of the caller. Secrets and the local part of email addresses are removed.',
  },
  METRICS_PORT: {
    Topic: 'Monitoring',
    Default: 'none',
    About:
      'A second port in every role: `/metrics` for Prometheus ([metrics and alerts](generated/metrics.md)), `/health/live` and `/health/ready`. Do not expose it to the internet.',
  },
  METRICS_HOST: { Topic: 'Monitoring', Default: '`0.0.0.0`', About: 'The network address of that port.' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    Topic: 'Monitoring',
    Default: 'no traces',
    About:
      'An OpenTelemetry collector (OTLP over HTTP) for traces of requests, statements by name, jobs, and calls to Stripe and the mail server, without values or personal data.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    Topic: 'Monitoring',
    Default: '`1`',
    About: 'The share of requests that are traced, from 0 to 1.',
  },
  CHAT_URL: {
    Topic: 'External services',
    Default: 'clients chat with staff in the portal',
    About: 'A chat server of your own, shown in a frame of the help panel. It must have another origin.',
  },
  CMS_URL: {
    Topic: 'External services',
    Default: 'terms, privacy and cookie statement are edited at `/content`',
    About:
      'A server that publishes them as `<CMS_URL>/terms-and-condition.json?lang=EN`, `privacy.json` and `consent-for-cookies.json` with `content` and `versionx`. It is polled every five minutes; the last valid copy remains in force.',
  },
  MACHFORM_URL: {
    Topic: 'External services',
    Default: 'all forms are filled in in the portal',
    About:
      'A MachForm server whose forms may be framed. Entries go to `<PUBLIC_URL>/api/application/machform/update`.',
  },
  MACHFORM_WEBHOOK_SECRET: {
    Topic: 'External services',
    Default: 'none',
    About: 'The secret that MachForm sends with each entry, at least 16 characters.',
  },
  MACHFORM_WEBHOOK_HEADER: {
    Topic: 'External services',
    Default: '`x-machform-secret`',
    About: 'The HTTP header that carries the secret.',
  },
};
