/** HTTP endpoints of the portal settings, and the public routes for logo and icon. */
import type { FastifyInstance } from 'fastify';
import { fullName } from '#platform/common/format/full-name.ts';
import { type SettingKey, settingKeys, settingOf } from '#platform/common/settings/settings.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Context, DataOf, Portal } from '#platform/server/http/context.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { storedSettings } from '#platform/server/settings/stored-settings.ts';
import { type SettingChange, settingRoutes } from '../rules/contract.ts';
import { sendBrandPicture } from './send-brand-picture.ts';
import { submitSettings } from './submit-settings.ts';
import { viewSetting } from './view-setting.ts';

type SettingHistoryRoute = typeof settingRoutes.history;
const MAX_ENTRIES = 100;

async function settingHistory({
  db,
  query,
}: Context<SettingHistoryRoute>): Promise<DataOf<SettingHistoryRoute>> {
  const keys = settingKeys().filter((key) => settingOf(key).Group === query.Group);
  const rows = await db
    .selectFrom('PortalSettingHistory')
    .leftJoin('Account', 'Account.Id', 'PortalSettingHistory.AccountId')
    .select([
      'PortalSettingHistory.Key',
      'PortalSettingHistory.Version',
      'PortalSettingHistory.At',
      'PortalSettingHistory.Before',
      'PortalSettingHistory.After',
      'PortalSettingHistory.Reason',
      'Account.FirstName',
      'Account.LastName',
    ])
    .where('PortalSettingHistory.Key', 'in', [...keys, ''])
    .orderBy('PortalSettingHistory.At', 'desc')
    .orderBy('PortalSettingHistory.Key')
    .orderBy('PortalSettingHistory.Version', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return {
    Rows: rows.map(({ FirstName, LastName, ...row }) => ({
      Key: row.Key as SettingKey,
      Version: row.Version,
      At: row.At.toISOString(),
      By: FirstName === null || LastName === null ? null : fullName({ FirstName, LastName }),
      Before: row.Before as SettingChange['Before'],
      After: row.After as SettingChange['After'],
      Reason: row.Reason,
    })),
  };
}

type Route = typeof settingRoutes.list;

/** Secrets of the payment provider, known only to the operator. */
const SECRETS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const;

async function listSettings({ db, settings }: Context<Route>): Promise<DataOf<Route>> {
  const stored = await storedSettings(db);
  return {
    Settings: settingKeys().map((key) => viewSetting(key, stored.get(key))),
    Environment: SECRETS.map((Name) => ({ Name, IsSet: settings[Name] !== undefined })),
  };
}

/** Registers public routes for the organisation's logo and browser tab icon. */
function registerSetting(app: FastifyInstance, portal: Portal, store: FileStore): void {
  for (const shape of ['logo', 'icon'] as const)
    app.get(`/brand/:key/${shape}.png`, { compress: false }, (request, reply) =>
      sendBrandPicture(portal, store, { request, reply, shape }),
    );
}

export const http = defineHttp({
  calls: [
    ...answerAll(settingRoutes, {
      list: listSettings,
      history: settingHistory,
      submit: (context, { store }) => submitSettings(context, store),
    }),
  ],
  register: registerSetting,
});
