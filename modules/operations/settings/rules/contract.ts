/** HTTP endpoints and types of the portal settings: list, submit, history. */
import { z } from 'zod';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { line, version } from '#platform/common/contract/inputs.ts';
import { SETTING_GROUPS } from '#platform/common/settings/groups.ts';
import { settingKeys } from '#platform/common/settings/settings.ts';
import { settingsPermissions } from './permissions.ts';

const key = z.lazy(() => z.enum(settingKeys()));

/** A setting with its current value; bounds and permissions are in the settings table. */
const settingView = z.object({
  Key: key,
  /** Value in effect. */
  Value: z.json(),
  /** 0: never changed. */
  Version: z.int(),
  IsDefault: z.boolean(),
  /** The stored value is invalid in this release: the default applies until it is set again. */
  IsUnusable: z.boolean(),
  At: z.string().nullable(),
  By: z.string().nullable(),
});
export type SettingView = z.infer<typeof settingView>;

const view = z.object({
  Settings: z.array(settingView),
  /** Settings from environment variables: only whether they are set. */
  Environment: z.array(z.object({ Name: z.string(), IsSet: z.boolean() })),
});

const change = z.object({
  Key: key,
  Version: z.int(),
  At: z.string(),
  By: z.string().nullable(),
  /** Null: the default at that time. */
  Before: z.json(),
  After: z.json(),
  Reason: z.string(),
});
export type SettingChange = z.infer<typeof change>;

export const settingRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/setting/list',
    summary: 'All settings with their current values',
    access: settingsPermissions.READ_SETTINGS,
    reads: ['accounts', 'settings'],
    data: view,
  }),
  submit: defineRoute({
    method: 'POST',
    path: '/setting/submit',
    summary: 'Changes settings, all of these or none; null restores the default',
    access: settingsPermissions.READ_SETTINGS,
    body: z.strictObject({
      Settings: z
        .array(z.strictObject({ Key: key, Version: version, Value: z.json() }))
        .min(1)
        .max(60),
      Reason: line.max(300).default(''),
    }),
    data: z.object({ Settings: z.array(settingView) }),
  }),
  history: defineRoute({
    method: 'GET',
    path: '/setting/history',
    summary: 'Changes in a group of settings, newest first',
    access: settingsPermissions.READ_SETTINGS,
    reads: ['accounts', 'settings'],
    query: z.strictObject({ Group: z.enum(SETTING_GROUPS) }),
    data: z.object({ Rows: z.array(change) }),
  }),
} as const satisfies Record<string, Route>;
