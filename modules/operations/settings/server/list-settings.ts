import { SETTING_KEYS } from '#platform/common/settings/settings.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { storedSettings } from '#platform/server/settings/stored-settings.ts';
import type { settingRoutes } from '../rules/contract.ts';
import { viewSetting } from './view-setting.ts';

type Route = typeof settingRoutes.list;

/** What the card provider needs and only whoever runs the portal may know. */
const SECRETS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const;

export async function listSettings({ db, settings }: Context<Route>): Promise<DataOf<Route>> {
  const stored = await storedSettings(db);
  return {
    Settings: SETTING_KEYS.map((key) => viewSetting(key, stored.get(key))),
    Environment: SECRETS.map((Name) => ({ Name, IsSet: settings[Name] !== undefined })),
  };
}
