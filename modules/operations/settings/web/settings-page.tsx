import { SETTING_GROUPS, type SettingGroup } from '#platform/common/settings/groups.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { settingRoutes } from '../rules/contract.ts';
import { SettingGroupPanel } from './setting-group-panel.tsx';
import classes from './settings.module.css';

/**
 * Page on which users who manage settings view and change those of the portal: navigation by group at the
 * side, and the form of the selected group.
 */
export function SettingsPage() {
  const t = useText();
  const requestedGroup = useSearchText<'group'>().group;
  const group: SettingGroup = SETTING_GROUPS.find((one) => one === requestedGroup) ?? 'identity';
  const list = useGet(settingRoutes.list, undefined, { staleMs: 0 });
  return (
    <>
      <PageHeader title={t('TITLE_SETTINGS')} lead={t('SET_LEAD')} />
      <div className={classes.page}>
        <nav className={`${classes.groups} sideways`} aria-label={t('SET_GROUPS')}>
          {SETTING_GROUPS.map((one) => (
            <AppLink
              key={one}
              href={`/settings?group=${one}`}
              className={classes.group}
              aria-current={one === group ? 'page' : undefined}
            >
              {t(`SET_GROUP_${one}`)}
            </AppLink>
          ))}
        </nav>
        <div className={classes.main}>
          {list.isPending && <Skeletons lines={12} />}
          {list.isError && <ErrorPanel error={list.error} onRetry={() => list.refetch()} />}
          {list.data && (
            <SettingGroupPanel
              key={group}
              group={group}
              all={list.data.Settings}
              environment={list.data.Environment}
            />
          )}
        </div>
      </div>
    </>
  );
}
