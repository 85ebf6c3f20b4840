import { SegmentedControl } from '@mantine/core';
import { IconLock, IconUsers } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './composer.module.css';

type Props = { isInternal: boolean; onChange: (isInternal: boolean) => void };

/** Who reads what is being written: the one thing that cannot be changed afterwards. */
export function KindChoice({ isInternal, onChange }: Props) {
  const t = useText();
  const label = (Icon: typeof IconLock, text: string) => (
    <span className={classes.kind}>
      <Icon size={16} stroke={1.7} aria-hidden="true" />
      {text}
    </span>
  );
  return (
    <SegmentedControl
      aria-label={t('COMMENT_WHO_READS')}
      value={isInternal ? 'internal' : 'shared'}
      onChange={(value) => onChange(value === 'internal')}
      data={[
        { value: 'internal', label: label(IconLock, t('COMMENT_INTERNAL')) },
        { value: 'shared', label: label(IconUsers, t('COMMENT_SHARED')) },
      ]}
    />
  );
}
