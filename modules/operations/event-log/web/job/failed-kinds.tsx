import { Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import classes from '../log.module.css';
import { useTaskName } from './use-task-name.ts';

type Props = {
  kinds: readonly { Task: string; Count: number }[];
  isBusy: boolean;
  onRetry: (task: string) => void;
};

/** Failed work by its kind: what has one cause is taken up again with one click. */
export function FailedKinds({ kinds, isBusy, onRetry }: Props) {
  const t = useText();
  const nameOf = useTaskName();
  const several = kinds.filter(({ Count }) => Count > 1);
  if (several.length === 0) return null;
  return (
    <Notice tone="warning">
      <span className={classes.kinds}>
        {several.map(({ Task, Count }) => (
          <Button key={Task} size="xs" variant="default" disabled={isBusy} onClick={() => onRetry(Task)}>
            {t('JOB_RETRY_ALL', { count: Count, work: nameOf(Task) })}
          </Button>
        ))}
      </span>
    </Notice>
  );
}
