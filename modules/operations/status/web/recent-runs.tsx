import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { StatusChecker } from '../rules/contract.ts';
import classes from './status.module.css';

/** The last runs as a row of marks: high where something was found, so that colour is never all that says it. */
export function RecentRuns({ runs }: { runs: StatusChecker['Recent'] }) {
  const t = useText();
  const format = useFormat();
  if (runs.length === 0) return null;
  const said = runs.map(({ At, State }) => `${format.dateTime(At)} ${t(`STATUS_${State}`)}`);
  return (
    <span className={classes.recent} role="img" aria-label={`${t('STATUS_RECENT')}: ${said.join('; ')}`}>
      {runs.map(({ At, State }, no) => (
        <span key={At} className={classes.mark} data-state={State} title={said[no]} />
      ))}
    </span>
  );
}
