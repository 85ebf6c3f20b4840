import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { settingRoutes } from '../rules/contract.ts';
import { listSettings } from './list-settings.ts';
import { sendBodyPicture } from './send-body-picture.ts';
import { settingHistory } from './setting-history.ts';
import { submitSettings } from './submit-settings.ts';

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
