/**
 * Bar chart of dashboards and reports: each figure with a horizontal bar relative to the largest, and a link
 * to the corresponding list.
 */

import { AppLink } from './app-link.tsx';
import { Stack } from './layout/stack.tsx';
import { Words } from './layout/words.tsx';
import classes from './share-bars.module.css';

type ShareLine = {
  id: string;
  label: string;
  note?: string;
  value: number;
  /** The value as text. */
  text: string;
  href: string | null;
  tone?: 'amber';
};

type Props = {
  lines: readonly ShareLine[];
  /** Several columns if there is space. */
  isInColumns?: boolean;
};

/** Shows each figure with a bar relative to the largest; a line links to the corresponding list. */
export function ShareBars({ lines, isInColumns }: Props) {
  const most = Math.max(1, ...lines.map((line) => line.value));
  return (
    <Stack as="ul" gap="2xs" className={classes.bars} data-columns={isInColumns || undefined}>
      {lines.map(({ id, label, note, value, text, href, tone }) => {
        const inner = (
          <>
            <span>
              {label}{' '}
              {note && (
                <Words as="span" tone="faint" size="xs">
                  · {note}
                </Words>
              )}
            </span>
            <span className="num">{text}</span>
            <span className={classes.track} aria-hidden="true">
              {value > 0 && (
                <span data-tone={tone} style={{ width: `${Math.max(3, (value / most) * 100)}%` }} />
              )}
            </span>
          </>
        );
        return (
          <li key={id}>
            {href ? (
              <AppLink href={href} className={classes.bar}>
                {inner}
              </AppLink>
            ) : (
              <span className={classes.bar}>{inner}</span>
            )}
          </li>
        );
      })}
    </Stack>
  );
}
