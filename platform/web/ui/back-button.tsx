import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { backTarget } from '#platform/common/access/back-target.ts';
import { screenOf } from '#platform/common/access/navigate.ts';
import { useText } from '../i18n/use-text.ts';
import { mayOpenAddress } from '../session/may-open.ts';
import { useUser } from '../session/use-user.ts';
import { useGo } from './use-go.ts';

/** On detail pages: to where the screen's "back" leads; one step back where it leads nowhere, or to a screen that is closed to the reader. */
export function BackButton() {
  const t = useText();
  const go = useGo();
  const router = useRouter();
  const { pathname, href } = useLocation();
  const roles = useUser().UserRoleList;
  if (screenOf(pathname)?.Layout !== 'subpage') return null;
  const wanted = backTarget(href);
  const target = wanted !== null && mayOpenAddress(wanted, roles) ? wanted : null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={30}
      ml={-6}
      aria-label={t('BACK')}
      onClick={() => (target === null ? router.history.back() : go(target))}
    >
      <IconArrowLeft size={18} stroke={1.8} />
    </ActionIcon>
  );
}
