import { z } from 'zod';
import { PROVIDER_NAMES } from '#modules/billing/invoices/rules/index.ts';
import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { line } from '#platform/common/contract/inputs.ts';
import { personName } from '#platform/common/contract/shapes.ts';

const moment = z.string();

/** The account of the key itself, or another one that is made under it and belongs to its own owner. */
export const CONNECT_MODES = ['OWN', 'LINKED'] as const;
export type ConnectMode = (typeof CONNECT_MODES)[number];

/** The state of the portal's connection to its card provider. */
const connectionState = z.object({
  /** What the portal is set up for: Stripe with a key, the sandbox without one. */
  Provider: z.enum(PROVIDER_NAMES),
  /** In test mode no money moves. */
  Mode: z.enum(['TEST', 'LIVE']),
  /** Connected with a key of the other mode: nothing is charged until it is connected again. */
  IsOtherMode: z.boolean(),
  /** Whether clients pay on the provider's page or in its form on ours. */
  Ui: z.enum(['CHECKOUT', 'ELEMENT']),
  /** The provider's script is loaded with the portal. */
  IsScriptLoaded: z.boolean(),
  /** Where the provider has to send its messages. */
  WebhookUrl: z.string(),
  /** The messages that the portal listens to. */
  WebhookEvents: z.array(z.string()),
  LastEvent: z.object({ Type: z.string(), At: moment }).nullable(),
  /** Payments that clients have begun and not ended. */
  UnderWay: z.int(),
  /** The provider is currently unreachable: the account data is the last known state. */
  IsAway: z.boolean(),
  Connection: z
    .object({
      Way: z.enum(CONNECT_MODES),
      /** Shortened: `acct_…7Kp2`; null: the key's own. */
      Account: z.string().nullable(),
      Name: z.string(),
      IsCharging: z.boolean(),
      IsPayingOut: z.boolean(),
      /** What the provider still wants to know, in its own words. */
      Requirements: z.array(z.string()),
      ConnectedAt: moment,
      ConnectedBy: personName.nullable(),
      /** When the provider was last asked. */
      CheckedAt: moment.nullable(),
    })
    .nullable(),
});
export type ConnectionState = z.infer<typeof connectionState>;

export const connectionRoutes = {
  state: defineRoute({
    method: 'GET',
    path: '/stripe/state',
    summary: 'State of the connection to the card provider',
    access: SETTINGS_ROLES,
    data: connectionState,
  }),
  connect: defineRoute({
    method: 'POST',
    path: '/stripe/connect',
    summary: 'Connects the portal to an account of the provider to accept card payments',
    access: SETTINGS_ROLES,
    body: z.strictObject({
      Way: z.enum(CONNECT_MODES).default('OWN'),
      /** Of whom the linked account is. */
      Name: line.min(1).max(100).optional(),
    }),
    data: connectionState,
  }),
  link: defineRoute({
    method: 'POST',
    path: '/stripe/connect/link',
    summary: 'The provider’s own page where the account owner completes the required details',
    access: SETTINGS_ROLES,
    data: z.object({ Url: z.string() }),
  }),
  disconnect: defineRoute({
    method: 'POST',
    path: '/stripe/disconnect',
    summary: 'Stops accepting card payments; existing payments remain and can be refunded',
    access: SETTINGS_ROLES,
    data: connectionState,
  }),
} as const;
