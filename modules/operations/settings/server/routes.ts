import type { FastifyInstance } from 'fastify';
import { SETTING_KEYS } from '#platform/common/settings/settings.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Context, DataOf, Portal } from '#platform/server/http/context.ts';
import { storedSettings } from '#platform/server/settings/stored-settings.ts';
import { settingRoutes } from '../rules/contract.ts';
import { sendBodyPicture } from './send-body-picture.ts';
import { settingHistory } from './setting-history.ts';
import { submitSettings } from './submit-settings.ts';
import { viewSetting } from './view-setting.ts';

type Route = typeof settingRoutes.list;

/** What the card provider needs and only whoever runs the portal may know. */
const SECRETS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const;

async function listSettings({ db, settings }: Context<Route>): Promise<DataOf<Route>> {
  const stored = await storedSettings(db);
  return {
    Settings: SETTING_KEYS.map((key) => viewSetting(key, stored.get(key))),
    Environment: SECRETS.map((Name) => ({ Name, IsSet: settings[Name] !== undefined })),
  };
}

export function bindSetting(bind: Bind, store: FileStore): void {
  bind(settingRoutes.list, listSettings);
  bind(settingRoutes.history, settingHistory);
  bind(settingRoutes.submit, (context) => submitSettings(context, store));
}

/** The body's logo, and its icon for the browser's tab: pictures, to anybody. */
export function registerSetting(app: FastifyInstance, portal: Portal, store: FileStore): void {
  for (const shape of ['logo', 'icon'] as const)
    app.get(`/brand/:key/${shape}.png`, { compress: false }, (request, reply) =>
      sendBodyPicture(portal, store, { request, reply, shape }),
    );
}
