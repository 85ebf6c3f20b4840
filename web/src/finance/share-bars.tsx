import { useFormat } from '../i18n/use-format.ts';
import { AppLink } from '../ui/app-link.tsx';
import classes from './finance.module.css';

export type ShareLine = {
  id: string;
  label: string;
  note: string;
  cents: number;
  href: string | null;
  tone?: 'amber';
};

/** Amounts beside each other, each with its part of the largest; a line opens the list of it. */
export function ShareBars({ lines }: { lines: readonly ShareLine[] }) {
  const format = useFormat();
  const most = Math.max(1, ...lines.map((line) => line.cents));
  return (
    <ul className={classes.shares}>
      {lines.map(({ id, label, note, cents, href, tone }) => {
        const inner = (
          <>
            <span>
              {label} <span className={classes.shareNote}>· {note}</span>
            </span>
            <span className="num">{format.amount(cents)}</span>
            <span className={classes.track} aria-hidden="true">
              {cents > 0 && (
                <span data-tone={tone} style={{ width: `${Math.max(2, (cents / most) * 100)}%` }} />
              )}
            </span>
          </>
        );
        return (
          <li key={id}>
            {href ? (
              <AppLink href={href} className={classes.share}>
                {inner}
              </AppLink>
            ) : (
              <span className={classes.share}>{inner}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
