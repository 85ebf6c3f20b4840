import { Menu } from '@mantine/core';
import { IconKey, IconLogout, IconUser, IconWorld } from '@tabler/icons-react';
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
  const icon = { size: 16, stroke: 1.7 };
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <button type="button" className={classes.avatar} aria-label={t('ACCOUNT_MENU', { name })}>
          {initials}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <b style={{ color: 'var(--ink)', fontSize: '0.875rem' }}>{name}</b>
          <br />
          {user.UserRoleList.map((role) => t(`ROLE_${role}`)).join(' · ')}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<IconUser {...icon} />} onClick={() => go('/profile')}>
          {t('ACCOUNT_PROFILE')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKey {...icon} />} onClick={() => go('/password')}>
          {t('ACCOUNT_PASSWORD')}
        </Menu.Item>
        <Menu.Item leftSection={<IconWorld {...icon} />} onClick={() => go('/home')}>
          {t('ACCOUNT_SITE')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => signOut()}>
          {t('ACCOUNT_LOGOUT')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
