/**
 * Builds, once at startup, the security headers of every response, including the content security policy,
 * which admits Stripe and embedded pages only where they are configured.
 */
import helmet from '@fastify/helmet';
import fastify from 'fastify';
import type { Settings } from '../configuration/settings.ts';

type Sources = { Scripts: string[]; Frames: string[]; Connections: string[]; Pictures: string[] };

const NONE: Sources = { Scripts: [], Frames: [], Connections: [], Pictures: [] };

/** Sources that Stripe's script needs, according to Stripe's guide; only where the portal loads it. */
const STRIPE: Sources = {
  Scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  Frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  Connections: ['https://api.stripe.com'],
  Pictures: ['https://*.stripe.com'],
};

const stripeSources = ({ STRIPE_PUBLISHABLE_KEY }: Pick<Settings, 'STRIPE_PUBLISHABLE_KEY'>): Sources =>
  STRIPE_PUBLISHABLE_KEY === undefined ? NONE : STRIPE;

/**
 * Returns the security headers of every response, by name. Helmet is called once, for a discarded response:
 * it would build the same values again for every request, which costs more than serving a cached page.
 */
export async function fixedHeaders(
  settings: Settings,
  frames: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const probe = fastify();
  await probe.register(helmet, options(settings, frames));
  probe.get('/', (_request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const own = ['date', 'connection', 'content-length'];
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (own.includes(name) ? [] : [[name, String(value)]])),
  );
}

const options = (
  settings: Settings,
  frames: readonly string[],
  { Scripts, Frames, Connections, Pictures } = stripeSources(settings),
) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...Scripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...Pictures],
      fontSrc: ["'self'", 'data:'],
      // Some browsers do not treat a WebSocket to the same host as 'self'.
      connectSrc: ["'self'", new URL(settings.PUBLIC_URL).origin.replace(/^http/, 'ws'), ...Connections],
      frameSrc: ["'self'", 'blob:', ...frames, ...Frames],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(settings.PUBLIC_URL.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: settings.PUBLIC_URL.startsWith('https:')
    ? { maxAge: 31_536_000, includeSubDomains: true }
    : false,
  // For browsers that do not support frame-ancestors; both have the same effect.
  frameguard: { action: 'deny' as const },
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: { policy: 'same-origin' as const },
  crossOriginResourcePolicy: { policy: 'same-origin' as const },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
});
