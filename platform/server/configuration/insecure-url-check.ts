/**
 * Refuses a production configuration in which a connection to the database or an external service is without
 * TLS, unless it is local or listed as an exception in PLAIN_CONNECTIONS.
 */
import type { z } from 'zod';

/** Settings that contain the URL of an external service. */
const CONNECTION_SETTINGS = [
  'PUBLIC_URL',
  'S3_ENDPOINT',
  'CMS_URL',
  'MACHFORM_URL',
  'STRIPE_API_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const;
const DATABASES = ['DATABASE_URL', 'DATABASE_OWNER_URL'] as const;
/**
 * Settings allowed in PLAIN_CONNECTIONS. SMTP_URL: email without STARTTLS; clamd does not support
 * TLS.
 */
const NAMES: readonly string[] = [...CONNECTION_SETTINGS, ...DATABASES, 'SMTP_URL', 'CLAMD_URL'];

type UrlSettings = Partial<
  Record<(typeof CONNECTION_SETTINGS)[number] | (typeof DATABASES)[number] | 'CLAMD_URL', string | undefined>
> & {
  NODE_ENV: string;
  PLAIN_CONNECTIONS?: string | undefined;
};

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns the settings whose connections the operator deliberately allows without TLS. */
export const allowedInsecureSettings = (list: string | undefined): string[] =>
  (list ?? '').split(',').flatMap((name) => name.trim() || []);

/** Whether an address refers to this machine, where traffic cannot be intercepted in transit. */
export function isLocalAddress(address: string): boolean {
  // A malformed address is reported elsewhere.
  if (!URL.canParse(address)) return true;
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || LOOPBACK.test(host);
}

/** In production every connection uses TLS with a verified certificate, or is listed as an exception. */
export function checkInsecureUrls(settings: UrlSettings, context: z.RefinementCtx): void {
  const plain = allowedInsecureSettings(settings.PLAIN_CONNECTIONS);
  const log = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  const unknown = plain.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) log('PLAIN_CONNECTIONS', `must contain only ${NAMES.join(', ')}`);
  if (settings.NODE_ENV !== 'production') return;
  const isOpen = (name: keyof UrlSettings): boolean => {
    const address = settings[name];
    return address !== undefined && !plain.includes(name) && !isLocalAddress(address);
  };
  for (const name of CONNECTION_SETTINGS)
    if (isOpen(name) && settings[name]?.startsWith('http:'))
      log(name, `must be an https address in production, or be named in PLAIN_CONNECTIONS`);
  if (isOpen('CLAMD_URL'))
    log('CLAMD_URL', 'must refer to this machine in production, or be named in PLAIN_CONNECTIONS');
  for (const name of DATABASES)
    if (isOpen(name) && !isVerified(settings[name] ?? ''))
      log(name, 'must have sslmode=verify-full in production, or be named in PLAIN_CONNECTIONS');
}

/**
 * Whether the connection is encrypted and verifies the certificate's name. Weaker modes accept any server.
 */
const isVerified = (address: string): boolean =>
  new URL(address).searchParams.get('sslmode') === 'verify-full';
