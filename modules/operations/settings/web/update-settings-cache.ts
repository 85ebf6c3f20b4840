import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { subscribeToSettings } from '#platform/web/session/subscribe-to-settings.ts';
import { type SettingView, settingRoutes } from '../rules/contract.ts';

type List = { Settings: SettingView[]; Environment: { Name: string; IsSet: boolean }[] };

/**
 * After portal settings were saved, updates them in the browser's query cache and applies them to the
 * current page.
 */
export function updateSettingsCache(fresh: readonly SettingView[]): void {
  queryClient.setQueryData<List>(
    queryKeyOf(settingRoutes.list),
    (known) =>
      known && {
        ...known,
        Settings: known.Settings.map((one) => fresh.find(({ Key }) => Key === one.Key) ?? one),
      },
  );
  subscribeToSettings();
}
