import { type SettingView, settingRoutes } from '@assay/shared/setting/contract.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf } from '../api/use-get.ts';
import { followSettings } from '../session/follow-settings.ts';

type List = { Settings: SettingView[]; Environment: { Name: string; IsSet: boolean }[] };

/** Fresh settings take the place of the ones on the screen, and this very page goes by them. */
export function keepSettings(fresh: readonly SettingView[]): void {
  queryClient.setQueryData<List>(
    queryKeyOf(settingRoutes.list),
    (known) =>
      known && {
        ...known,
        Settings: known.Settings.map((one) => fresh.find(({ Key }) => Key === one.Key) ?? one),
      },
  );
  void queryClient.invalidateQueries({ queryKey: [settingRoutes.history.path] });
  followSettings();
}
