import { type ProviderName, paymentStatuses } from '#modules/billing/invoices/rules/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { setting } from '#platform/common/settings/current-settings.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { ConnectionState } from '../../rules/connection-contract.ts';
import { isCardElement } from '../is-card-element.ts';
import { activeProvider } from '../provider/active-provider.ts';
import { isOfOtherMode, keyMode } from '../provider/key-mode.ts';
import { WEBHOOK_EVENTS } from '../provider/webhook-events.ts';
import { WEBHOOK_PATHS } from '../provider/webhook-paths.ts';
import { type StoredConnection, storedConnection } from './stored-connection.ts';

/**
 * Builds what administrators see on the card provider connection page: account, mode, webhook and pending
 * payments. Neither a key nor a full account number leaves the server.
 */
export async function connectionView(
  db: Queries,
  settings: Settings,
  { IsAway }: { IsAway: boolean },
): Promise<ConnectionState> {
  const Provider = activeProvider(settings);
  const known = await storedConnection(db, settings);
  return {
    Provider,
    Mode: keyMode(settings),
    IsOtherMode: known !== undefined && isOfOtherMode(known, settings),
    Ui: isCardElement(settings) ? 'ELEMENT' : 'CHECKOUT',
    IsScriptLoaded: settings.STRIPE_PUBLISHABLE_KEY !== undefined && setting('IsCardScriptLoaded'),
    WebhookUrl: `${settings.PUBLIC_URL}${WEBHOOK_PATHS[Provider]}`,
    WebhookEvents: [...WEBHOOK_EVENTS[Provider]],
    LastEvent: await lastEvent(db, Provider),
    UnderWay: await pendingPayments(db, Provider),
    IsAway,
    Connection: known ? await shown(db, known) : null,
  };
}

async function shown(db: Queries, known: StoredConnection): Promise<ConnectionState['Connection']> {
  return {
    Way: known.Account === null ? 'OWN' : 'LINKED',
    Account: known.Account && shortened(known.Account),
    Name: known.Name,
    IsCharging: known.IsCharging,
    IsPayingOut: known.IsPayingOut,
    Requirements: known.Requirements,
    ConnectedAt: known.ConnectedAt.toISOString(),
    ConnectedBy: await nameOf(db, known.ConnectedById),
    CheckedAt: known.CheckedAt?.toISOString() ?? null,
  };
}

/** Demo data has no connecting user. */
async function nameOf(db: Queries, id: number | null) {
  if (id === null) return null;
  const { UserKey, ...name } = await db
    .selectFrom('Account')
    .select(['UserKey', 'FirstName', 'LastName'])
    .where('Id', '=', id)
    .executeTakeFirstOrThrow();
  return { UserKey, Name: fullName(name) };
}

const shortened = (account: string): string =>
  account.length <= 12 ? account : `${account.slice(0, 5)}…${account.slice(-4)}`;

async function lastEvent(db: Queries, provider: ProviderName) {
  const found = await db
    .selectFrom('PaymentEvent')
    .select(['Type', 'ReceivedAt'])
    .where('Provider', '=', provider)
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? { Type: found.Type, At: found.ReceivedAt.toISOString() } : null;
}

async function pendingPayments(db: Queries, provider: ProviderName): Promise<number> {
  const { Count } = await db
    .selectFrom('Payment')
    .select(({ fn }) => fn.countAll<number>().as('Count'))
    .where('Provider', '=', provider)
    .where('Status', 'in', paymentStatuses.pending)
    .executeTakeFirstOrThrow();
  return Number(Count);
}
