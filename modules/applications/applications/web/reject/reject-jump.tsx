import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './reject.module.css';

type Props = { count: number; to: RefObject<HTMLElement | null> };

/** On a narrow screen the preview stands below two long lists: the way to it goes along once something is picked. */
export function RejectJump({ count, to }: Props) {
  const t = useText();
  if (count === 0) return null;
  const jump = (): void => {
    to.current?.scrollIntoView({ block: 'start' });
    to.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.jump}>
      <Button fullWidth rightSection={<IconArrowDown size={17} aria-hidden="true" />} onClick={jump}>
        {t('REJECT_JUMP', { count })}
      </Button>
    </div>
  );
}
