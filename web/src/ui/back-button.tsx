import { backTarget } from '@assay/shared/access/back-target.ts';
import { screenOf } from '@assay/shared/access/navigate.ts';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useText } from '../i18n/use-text.ts';
import { useGo } from './use-go.ts';

/** On detail pages: to where the screen's "back" leads, or one step back. */
export function BackButton() {
  const t = useText();
  const go = useGo();
  const router = useRouter();
  const { pathname, href } = useLocation();
  if (screenOf(pathname)?.Layout !== 'subpage') return null;
  const target = backTarget(href);
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
