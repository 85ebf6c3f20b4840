/**
 * API contract of the page where administrators connect a card provider account: connection state, connect,
 * link to the provider's own page, disconnect.
 */
import { z } from 'zod';
import { PROVIDER_NAMES } from '#modules/billing/invoices/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { line } from '#platform/common/contract/inputs.ts';
import { personName } from '#platform/common/contract/shapes.ts';
import { cardPaymentsPermissions } from './permissions.ts';

const moment = z.string();

/**
 * OWN: the account of the key itself. LINKED: another account created under it, which belongs to its own
 * owner.
 */
export const CONNECT_MODES = ['OWN', 'LINKED'] as const;
export type ConnectMode = (typeof CONNECT_MODES)[number];

/** State of the portal's connection to its card provider. */
const connectionState = z.object({
  /** The configured provider: Stripe if a key is set, otherwise the sandbox. */
  Provider: z.enum(PROVIDER_NAMES),
  /** In test mode no money moves. */
  Mode: z.enum(['TEST', 'LIVE']),
  /** Connected with a key of the other mode: nothing is charged until it is connected again. */
  IsOtherMode: z.boolean(),
  /** Whether clients pay on the provider's page or in its form embedded in the portal. */
  Ui: z.enum(['CHECKOUT', 'ELEMENT']),
  /** Whether the provider's script is loaded with the portal. */
  IsScriptLoaded: z.boolean(),
  /** URL to which the provider has to send its events. */
  WebhookUrl: z.string(),
  /** The event types that the portal handles. */
  WebhookEvents: z.array(z.string()),
  LastEvent: z.object({ Type: z.string(), At: moment }).nullable(),
  /** Number of payments that clients have started and not finished. */
  UnderWay: z.int(),
  /** The provider is currently unreachable: the account data is the last known state. */
  IsAway: z.boolean(),
  Connection: z
    .object({
      Way: z.enum(CONNECT_MODES),
      /** Shortened account id, such as `acct_…7Kp2`; null: the key's own account. */
      Account: z.string().nullable(),
      Name: z.string(),
      IsCharging: z.boolean(),
      IsPayingOut: z.boolean(),
      /** Information that the provider still requires, as the provider's codes. */
      Requirements: z.array(z.string()),
      ConnectedAt: moment,
      ConnectedBy: personName.nullable(),
      /** When the account was last fetched from the provider. */
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
    access: cardPaymentsPermissions.MANAGE_CARD_CONNECTION,
    reads: ['accounts', 'payment-connection', 'payments'],
    data: connectionState,
  }),
  connect: defineRoute({
    method: 'POST',
    path: '/stripe/connect',
    summary: 'Connects the portal to an account of the provider to accept card payments',
    access: cardPaymentsPermissions.MANAGE_CARD_CONNECTION,
    body: z.strictObject({
      Way: z.enum(CONNECT_MODES).default('OWN'),
      /** Name of the owner of the linked account. */
      Name: line.min(1).max(100).optional(),
    }),
    data: connectionState,
  }),
  link: defineRoute({
    method: 'POST',
    path: '/stripe/connect/link',
    summary: 'The provider’s own page where the account owner completes the required details',
    access: cardPaymentsPermissions.MANAGE_CARD_CONNECTION,
    data: z.object({ Url: z.string() }),
  }),
  disconnect: defineRoute({
    method: 'POST',
    path: '/stripe/disconnect',
    summary: 'Stops accepting card payments; existing payments remain and can be refunded',
    access: cardPaymentsPermissions.MANAGE_CARD_CONNECTION,
    data: connectionState,
  }),
} as const;
