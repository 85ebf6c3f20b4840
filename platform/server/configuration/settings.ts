/** Reads and validates the environment variables at startup; `setting-descriptions.ts` describes them. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { AUDIENCES } from '#platform/common/access/provider-audience.ts';
import { checkInsecureUrls } from './insecure-url-check.ts';
import { checkMachform, machformSettings } from './machform-settings.ts';
import { operationSettings } from './operation-settings.ts';

/** A non-empty environment variable. */
const text = z.string().trim().min(1);
/** Treats an empty variable as not set, because compose files and shells write them so. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

const isKey = (value: string): boolean =>
  /^[A-Za-z0-9+/]{43}=$/.test(value) && Buffer.from(value, 'base64').byteLength === 32;
/** One key, or two while keys are being rotated. */
const areKeys = (value: string): boolean => {
  const keys = value.split(',').map((key) => key.trim());
  return keys.length <= 2 && keys.every(isKey) && new Set(keys).size === keys.length;
};

/** Returns the origin; undefined for an invalid URL, which is reported elsewhere. */
const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

const PROVIDER_SETTINGS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;
const others = (name: string): string => PROVIDER_SETTINGS.filter((one) => one !== name).join(', ');

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: text.default('0.0.0.0'),
    DATA_DIR: text.default('.data'),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    /**
     * The same database, as the role that owns the tables: it runs migrations, while DATABASE_URL's role
     * only uses the tables.
     */
    DATABASE_OWNER_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
    PORTAL_ROLE: z.enum(['all', 'api', 'worker']).default('all'),
    /**
     * Addresses or ranges of trusted proxies, comma-separated; forwarded addresses from others are ignored.
     */
    TRUST_PROXY: optional(text),
    STRIPE_SECRET_KEY: optional(text),
    STRIPE_WEBHOOK_SECRET: optional(text),
    STRIPE_PUBLISHABLE_KEY: optional(text),
    /** Whether clients pay on Stripe's page or in Stripe's form embedded in the portal. */
    STRIPE_UI: optional(z.enum(['checkout', 'element'])),
    /** URL of Stripe's API; for tests and proxies. */
    STRIPE_API_URL: optional(z.url({ protocol: /^https?$/ })),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: text.default('Assay <no-reply@assay.example>'),
    S3_ENDPOINT: optional(z.url()),
    S3_REGION: text.default('us-east-1'),
    S3_BUCKET: optional(text),
    S3_ACCESS_KEY_ID: optional(text),
    S3_SECRET_ACCESS_KEY: optional(text),
    SIGNING_P12: optional(text),
    SIGNING_P12_PASSWORD: optional(z.string()),
    /** An RFC 3161 time-stamp authority: keeps signatures verifiable in the long term. */
    TSA_URL: optional(z.url({ protocol: /^https?$/ })),
    /** Encrypts the portal's keys stored in the database: 32 bytes in base64, the same for every process. */
    SECRET_KEY: optional(
      z
        .string()
        .refine(areKeys, 'must be 32 bytes in base64, or two different such keys separated by a comma'),
    ),
    OIDC_ISSUER: optional(z.url({ protocol: /^https?$/ })),
    OIDC_CLIENT_ID: optional(text),
    OIDC_CLIENT_SECRET: optional(text),
    OIDC_NAME: optional(text.max(60)),
    OIDC_SCOPES: optional(
      text.refine((value) => value.split(/\s+/).includes('openid'), 'must contain the scope openid'),
    ),
    /** Which users sign in with the identity provider. */
    OIDC_AUDIENCE: optional(z.enum(AUDIENCES)),
    /** URL of the organisation's own chat server, replacing the portal's chat. */
    CHAT_URL: optional(z.url({ protocol: /^https?$/ })),
    /**
     * Another server that publishes the legal texts: URL of the folder with `terms-and-condition.json` and
     * the others.
     */
    CMS_URL: optional(z.url({ protocol: /^https?$/ })),
    ...operationSettings,
    /**
     * Names of settings, comma-separated, whose connections may omit TLS in production, as in a private
     * network.
     */
    PLAIN_CONNECTIONS: optional(text),
    ...machformSettings,
  })
  .superRefine((input, context) => {
    checkMachform(input, context);
    checkInsecureUrls(input, context);
    const require = (name: string, when: boolean, message: string) => {
      if (when) context.addIssue({ code: 'custom', path: [name], message });
    };
    const isProduction = input.NODE_ENV === 'production';
    require('DATABASE_URL', isProduction && !input.DATABASE_URL, 'is required in production');
    require('DATABASE_URL', Boolean(input.DATABASE_OWNER_URL) &&
      !input.DATABASE_URL, 'is required with DATABASE_OWNER_URL');
    require('PUBLIC_URL', isProduction &&
      !input.PUBLIC_URL, 'is required in production: links in emails are built from it');
    require('SECRET_KEY', isProduction &&
      !input.SECRET_KEY, 'is required in production: 32 bytes in base64, as written by `openssl rand -base64 32`');
    require('STRIPE_WEBHOOK_SECRET', Boolean(input.STRIPE_SECRET_KEY) &&
      !input.STRIPE_WEBHOOK_SECRET, 'is required with STRIPE_SECRET_KEY');
    require('STRIPE_PUBLISHABLE_KEY', input.STRIPE_UI === 'element' &&
      !input.STRIPE_PUBLISHABLE_KEY, 'is required with STRIPE_UI=element');
    require('S3_ACCESS_KEY_ID', Boolean(input.S3_BUCKET) &&
      !input.S3_ACCESS_KEY_ID, 'is required with S3_BUCKET');
    require('S3_SECRET_ACCESS_KEY', Boolean(input.S3_BUCKET) &&
      !input.S3_SECRET_ACCESS_KEY, 'is required with S3_BUCKET');
    const isProviderMeant = PROVIDER_SETTINGS.some((name) => input[name] !== undefined);
    for (const name of PROVIDER_SETTINGS)
      require(name, isProviderMeant && !input[name], `is required with ${others(name)}`);
    require('TSA_URL', isProduction &&
      input.TSA_URL?.startsWith('http:') === true &&
      input.TSA_URL.includes('@'), 'must be https if it contains a password');
    const chat = originOf(input.CHAT_URL);
    require('CHAT_URL', chat !== undefined &&
      chat ===
        originOf(
          input.PUBLIC_URL,
        ), 'must have another origin than the portal: its page would have access to the data of the portal');
    require('CHAT_URL', isProduction &&
      input.CHAT_URL?.startsWith('http:') === true, 'must be an https address in production');
    require('OIDC_ISSUER', isProduction &&
      input.OIDC_ISSUER?.startsWith('http:') === true, 'must be an https address in production');
  });

export type SettingName = keyof z.input<typeof schema>;
export type Settings = Omit<z.output<typeof schema>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** Parses the environment; the error names every invalid setting, but none of their values. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.') || 'settings'}: ${issue.message}`,
    );
    throw new Error(`Invalid settings:\n${lines.join('\n')}`);
  }
  const PUBLIC_URL = (parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/+$/, '');
  return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR), PUBLIC_URL };
}
