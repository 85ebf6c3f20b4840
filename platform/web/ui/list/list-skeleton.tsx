/** Placeholder rows while a list is loading. */
import { Skeleton } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import classes from './list.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ListSkeleton({ columns }: { columns: number }) {
  const t = useText();
  return (
    <div role="status" aria-label={t('LOADING')}>
      {ROWS.map((row, at) => (
        <div key={row} className={classes.skeleton}>
          {ROWS.slice(0, Math.min(columns, ROWS.length)).map((cell, of) => (
            <Skeleton key={cell} height={14} radius="md" width={`${85 - ((at * 7 + of * 19) % 40)}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}
