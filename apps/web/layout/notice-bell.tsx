/**
 * Bell button of the top bar, labelled with the number of unread notifications; what a press does is set by
 * the component that uses it.
 */
import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';

type Props = ActionIconProps &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ActionIconProps> & {
    unread: number;
    ref?: Ref<HTMLButtonElement>;
  };

export function NoticeBell({ unread, ...rest }: Props) {
  const t = useText();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      {...rest}
      aria-label={unread > 0 ? t('NOTIFICATIONS_UNREAD', { count: unread }) : t('NOTIFICATIONS')}
    >
      <IconBell size={20} stroke={1.7} />
    </ActionIcon>
  );
}
