import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { screenOf } from '#platform/common/access/navigate.ts';
import { useText } from '../i18n/use-text.ts';
import { backStep } from '../session/back-step.ts';
import { useUser } from '../session/use-user.ts';
import { useGo } from './use-go.ts';

/** On detail pages: to where the screen's "back" leads; one step back where it leads nowhere, or to a screen that is closed to the reader; never out of the portal. */
export function BackButton() {
  const t = useText();
  const go = useGo();
  const router = useRouter();
  const { pathname, href } = useLocation();
  const roles = useUser().UserRoleList;
  if (screenOf(pathname)?.Layout !== 'subpage') return null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={30}
      ml={-6}
      aria-label={t('BACK')}
      onClick={() => {
        const target = backStep(href, roles, router.history.canGoBack());
        if (target === null) router.history.back();
        else go(target);
      }}
    >
      <IconArrowLeft size={18} stroke={1.8} />
    </ActionIcon>
  );
}
