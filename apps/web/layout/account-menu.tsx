import { Menu } from '@mantine/core';
import { IconDownload, IconKey, IconLanguage, IconLogout, IconUser, IconWorld } from '@tabler/icons-react';
import { translationsPermissions } from '#modules/public/translations/rules/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { isMarking } from '#platform/web/i18n/marking.ts';
import { setMarking } from '#platform/web/i18n/text-store.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { signOut } from '#platform/web/session/sign-out.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { openExports } from '#platform/web/ui/open-exports.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { AccountFace } from './account-face.tsx';
import { useOpenOnMount } from './use-open-on-mount.ts';

/**
 * Account menu of the top bar: name and roles, profile, password, own exports, translation mode for those
 * who may translate, public site and sign-out. Loaded on the first press and opened at once.
 */
export function AccountMenu() {
  const t = useText();
  const { target, isOpen, setOpen } = useOpenOnMount();
  const user = useUser();
  const go = useNavigateTo();
  const name = fullName({ FirstName: user.FirstName, LastName: user.LastName });
  const mayTranslate = hasPermission(user.UserRoleList, translationsPermissions.CHANGE_TRANSLATIONS);
  const icon = { size: 16, stroke: 1.7 };
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={250}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <AccountFace ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUser {...icon} />} onClick={() => go('/profile')}>
          <b>{name}</b>
          <br />
          <span style={{ fontSize: 'var(--text-xs)', color: 'var(--ink2)' }}>
            {user.UserRoleList.map((role) => t(`ROLE_${role}`)).join(' · ')}
          </span>
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconKey {...icon} />} onClick={() => go('/password')}>
          {t('ACCOUNT_PASSWORD')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => openExports()}>
          {t('EXPORTS_MINE')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconWorld {...icon} />}
          onClick={() => go(isMarking() && mayTranslate ? '/home?marked=1' : '/home')}
        >
          {t('ACCOUNT_SITE')}
        </Menu.Item>
        {mayTranslate && (
          <Menu.Item leftSection={<IconLanguage {...icon} />} onClick={() => setMarking(!isMarking())}>
            {t(isMarking() ? 'TRANSLATE_STOP' : 'TRANSLATE_HERE')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => signOut()}>
          {t('ACCOUNT_LOGOUT')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
