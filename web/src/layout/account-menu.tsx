import { SETTINGS_ROLES } from '@assay/shared/access/roles.ts';
import { Menu } from '@mantine/core';
import { IconKey, IconLanguage, IconLogout, IconUser, IconWorld } from '@tabler/icons-react';
import { isMarking } from '../i18n/marking.ts';
import { setMarking } from '../i18n/text-store.ts';
import { useText } from '../i18n/use-text.ts';
import { signOut } from '../session/sign-out.ts';
import { useUser } from '../session/use-user.ts';
import { useGo } from '../ui/use-go.ts';
import classes from './shell.module.css';

export function AccountMenu() {
  const t = useText();
  const user = useUser();
  const go = useGo();
  const name = [user.FirstName, user.LastName].filter(Boolean).join(' ');
  const initials = `${user.FirstName.at(0) ?? ''}${user.LastName.at(0) ?? ''}`.toUpperCase();
  const mayTranslate = SETTINGS_ROLES.some((role) => user.UserRoleList.includes(role));
  const icon = { size: 16, stroke: 1.7 };
  return (
    <Menu position="bottom-end" width={250} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes.avatar}>
          {initials}
          <span className="visually-hidden">{t('ACCOUNT_MENU', { name })}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUser {...icon} />} onClick={() => go('/profile')}>
          <b>{name}</b>
          <br />
          <span style={{ fontSize: '0.8125rem', color: 'var(--ink2)' }}>
            {user.UserRoleList.map((role) => t(`ROLE_${role}`)).join(' · ')}
          </span>
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconKey {...icon} />} onClick={() => go('/password')}>
          {t('ACCOUNT_PASSWORD')}
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
