/** Says once, above a group of settings of which the user may change none, who may change them. */
import { hasPermission } from '#platform/common/access/permissions.ts';
import { platformPermissions } from '#platform/common/access/platform-permissions.ts';
import { settingOf } from '#platform/common/settings/settings.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { SettingView } from '../rules/contract.ts';

/** Whether the user may change none of these settings. */
export function useIsLocked(stored: readonly SettingView[]): boolean {
  const { UserRoleList } = useUser();
  return stored.every(({ Key }) => !hasPermission(UserRoleList, settingOf(Key).Roles));
}

export function LockedNotice({ stored }: { stored: readonly SettingView[] }) {
  const t = useText();
  const isForHeads = stored.every(
    ({ Key }) => settingOf(Key).Roles === platformPermissions.CHANGE_ORGANISATION_SETTINGS,
  );
  return <Notice tone="info">{t(isForHeads ? 'SET_LOCKED_HEADS' : 'SET_LOCKED')}</Notice>;
}
