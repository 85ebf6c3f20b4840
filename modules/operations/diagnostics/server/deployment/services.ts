/**
 * Describes for the deployment page the services that the environment variables configure: email, files,
 * card payments, time stamps, identity provider. Of addresses only host and port are shown, as they may
 * contain passwords.
 */
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { DeploymentPart } from '../../rules/contract.ts';
import { code, type Described, text } from './described.ts';

/** Host and port of an address, without user name, password, path and query. */
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '…');

const MAIL_PORTS: Readonly<Record<string, string>> = { 'smtp:': '587', 'smtps:': '465' };

export function describeMail({ SMTP_URL, MAIL_FROM }: Settings): Described {
  const Variables = ['SMTP_URL', 'MAIL_FROM', 'PLAIN_CONNECTIONS'] as const;
  const sender = text('SENDER', MAIL_FROM);
  if (!SMTP_URL) return { Variables, State: 'WARN', Note: 'DEPLOYMENT_MAIL_NONE', Facts: [sender] };
  const { hostname, port, protocol, username } = new URL(SMTP_URL);
  const Facts = [
    text('HOST', hostname),
    text('PORT', port || (MAIL_PORTS[protocol] ?? '')),
    code('TLS', protocol === 'smtps:' ? 'DEPLOYMENT_TLS_ALWAYS' : 'DEPLOYMENT_TLS_STARTTLS'),
    code('USER', username ? 'DEPLOYMENT_YES' : 'DEPLOYMENT_NO'),
    sender,
  ];
  return MAIL_FROM.includes('assay.example')
    ? { Variables, State: 'WARN', Note: 'DEPLOYMENT_MAIL_SENDER', Facts }
    : { Variables, State: 'OK', Facts };
}

export function describeStore(settings: Settings): Described {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, DATA_DIR, CLAMD_URL } = settings;
  const Variables = [
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'DATA_DIR',
    'CLAMD_URL',
  ] as const;
  const place = S3_BUCKET
    ? [
        code('KIND', 'DEPLOYMENT_STORE_BUCKET'),
        text('BUCKET', S3_BUCKET),
        text('ENDPOINT', S3_ENDPOINT ? hostOf(S3_ENDPOINT) : 'Amazon S3'),
        text('REGION', S3_REGION),
      ]
    : [code('KIND', 'DEPLOYMENT_STORE_DISK'), text('DIRECTORY', DATA_DIR)];
  const Facts = [...place, code('SCANNER', CLAMD_URL ? 'DEPLOYMENT_YES' : 'DEPLOYMENT_NO')];
  return CLAMD_URL
    ? { Variables, State: 'OK', Facts }
    : { Variables, State: 'WARN', Note: 'DEPLOYMENT_STORE_UNSCANNED', Facts };
}

export function describePayments(settings: Settings): Described {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_UI, NODE_ENV } = settings;
  const Variables = [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_UI',
  ] as const;
  const isProduction = NODE_ENV === 'production';
  if (!STRIPE_SECRET_KEY)
    return {
      Variables,
      State: isProduction ? 'WARN' : 'OFF',
      Note: 'DEPLOYMENT_PAYMENTS_SANDBOX',
      Facts: [code('PROVIDER', 'DEPLOYMENT_SANDBOX'), code('MODE', 'DEPLOYMENT_MODE_TEST')],
    };
  const isTest = /^[a-z]+_test_/.test(STRIPE_SECRET_KEY);
  const Facts = [
    text('PROVIDER', 'Stripe'),
    code('MODE', isTest ? 'DEPLOYMENT_MODE_TEST' : 'DEPLOYMENT_MODE_LIVE'),
    code('WEBHOOK', STRIPE_WEBHOOK_SECRET ? 'DEPLOYMENT_YES' : 'DEPLOYMENT_NO'),
    text('FORM', STRIPE_UI ?? 'checkout'),
  ];
  if (!STRIPE_WEBHOOK_SECRET)
    return { Variables, State: 'WARN', Note: 'DEPLOYMENT_PAYMENTS_NO_WEBHOOK', Facts };
  return isTest && isProduction
    ? { Variables, State: 'WARN', Note: 'DEPLOYMENT_PAYMENTS_TEST', Facts }
    : { Variables, State: 'OK', Facts };
}

export function describeStamps({ TSA_URL }: Settings): Described {
  const Variables = ['TSA_URL'] as const;
  return TSA_URL
    ? { Variables, State: 'OK', Facts: [text('HOST', hostOf(TSA_URL))] }
    : { Variables, State: 'WARN', Note: 'DEPLOYMENT_STAMPS_NONE', Facts: [] };
}

export function describeProvider(settings: Settings): Described {
  const { OIDC_ISSUER, OIDC_NAME, OIDC_AUDIENCE } = settings;
  const Variables = [
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'OIDC_NAME',
    'OIDC_AUDIENCE',
  ] as const;
  if (!OIDC_ISSUER) return { Variables, State: 'OFF', Note: 'DEPLOYMENT_PROVIDER_NONE', Facts: [] };
  const Facts = [
    text('PROVIDER', OIDC_NAME ?? ''),
    text('HOST', hostOf(OIDC_ISSUER)),
    text('AUDIENCE', OIDC_AUDIENCE ?? 'staff'),
  ];
  return { Variables, State: 'OK', Facts };
}

export function describeAddress(settings: Settings): Described {
  const { PUBLIC_URL, NODE_ENV, TRUST_PROXY } = settings;
  const Variables = ['PUBLIC_URL', 'NODE_ENV', 'TRUST_PROXY'] as const;
  const { protocol, hostname, origin } = new URL(PUBLIC_URL);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const Facts = [
    text('ADDRESS', origin),
    text('ENVIRONMENT', NODE_ENV),
    code('PROXY', TRUST_PROXY ? 'DEPLOYMENT_YES' : 'DEPLOYMENT_NO'),
  ];
  const warned = (Note: DeploymentPart['Note']): Described => ({ Variables, State: 'WARN', Note, Facts });
  if (NODE_ENV !== 'production') return warned('DEPLOYMENT_ADDRESS_DEMO');
  if (!isLocal && protocol === 'http:') return warned('DEPLOYMENT_ADDRESS_PLAIN');
  return { Variables, State: 'OK', Facts };
}
