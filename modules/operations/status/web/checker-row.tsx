/**
 * Row of one integrity checker on the status page: state, recent runs, last and next run, findings, and a
 * button to run it now.
 */

import { Button } from '@mantine/core';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { CHECKERS, type CheckerName } from '../rules/checkers.ts';
import type { CheckerState, StatusChecker } from '../rules/contract.ts';
import { CheckerFindings } from './checker-findings.tsx';
import classes from './status.module.css';

/** Recent runs as bars: runs with findings are taller, so that colour is not the only signal. */
function RecentRuns({ runs }: { runs: StatusChecker['Recent'] }) {
  const t = useText();
  const format = useFormat();
  if (runs.length === 0) return null;
  const tooltips = runs.map(({ At, State }) => `${format.dateTime(At)} ${t(`STATUS_${State}`)}`);
  return (
    <Row
      as="span"
      isOneLine
      align="end"
      gap="2xs"
      className={classes.recent}
      role="img"
      aria-label={`${t('STATUS_RECENT')}: ${tooltips.join('; ')}`}
    >
      {runs.map(({ At, State }, no) => (
        <span key={At} className={classes.mark} data-state={State} title={tooltips[no]} />
      ))}
    </Row>
  );
}

const TONES: Readonly<Record<CheckerState, Tone>> = {
  WELL: 'success',
  FOUND: 'danger',
  BROKEN: 'danger',
  LATE: 'warning',
  NEVER: 'plain',
};

type Props = {
  checker: StatusChecker;
  /** There is no backup, which is a fault even before the check of backups has run for the first time. */
  isBackupMissing: boolean;
  isBusy: boolean;
  onCheck: (name: CheckerName) => void;
};

/** Shows a checker's state, last and next run, number of checked records, and findings. */
export function CheckerRow({ checker, isBackupMissing, isBusy, onCheck }: Props) {
  const t = useText();
  const { Name, State, IsUnderWay, Error: error, Since } = checker;
  const format = useFormat();
  const name = t(`CHECKER_${Name}`);
  return (
    <li className={classes.checker}>
      <div className={classes.what}>
        <Row as="h3" gap="xs" lines="2xs" size="md" weight="strong">
          {name}
          {isBackupMissing && <Badge tone="danger">{t('STATUS_NO_BACKUP')}</Badge>}
          <Badge tone={TONES[State]}>{t(`STATUS_${State}`)}</Badge>
          {IsUnderWay && <Badge tone="info">{t('STATUS_UNDER_WAY')}</Badge>}
          {(State === 'FOUND' || State === 'LATE') && CHECKERS[Name].Urgency === 'HIGH' && (
            <Badge tone="warning">{t('STATUS_URGENT')}</Badge>
          )}
        </Row>
        <Words mt="2xs" tone="soft" size="sm" className={classes.reads}>
          {t(`CHECKER_${Name}_READS`)}
        </Words>
        <Words tone="faint" size="xs" id={`hint-${Name}`}>
          {t(`JOB_HINT_${CHECKERS[Name].Task}`)}
        </Words>
      </div>
      <Stack gap="xs" className={classes.when}>
        <RecentRuns runs={checker.Recent} />
        <Times checker={checker} />
      </Stack>
      <Button
        size="xs"
        variant="default"
        className={classes.now}
        disabled={isBusy || IsUnderWay}
        aria-describedby={`hint-${Name}`}
        aria-label={t('STATUS_CHECK_LABEL', { name })}
        onClick={() => onCheck(Name)}
      >
        {t('STATUS_CHECK_NOW')}
      </Button>
      {(error || checker.Found > 0) && (
        <div className={classes.found}>
          {error && (
            <Words tone="red" size="sm" breaks="anywhere">
              {t('STATUS_ERROR', { error })}
            </Words>
          )}
          {checker.Found > 0 && <CheckerFindings checker={checker} />}
          {Since && (
            <Words tone="faint" size="xs">
              {t('STATUS_SINCE', { moment: format.dateTime(Since) })}
            </Words>
          )}
        </div>
      )}
    </li>
  );
}

function Times({ checker }: { checker: StatusChecker }) {
  const t = useText();
  const format = useFormat();
  const { LastAt, NextAt, Checked, Milliseconds } = checker;
  return (
    <Words tone="faint" size="xs" className="num">
      {LastAt && (
        <>
          {t('STATUS_LAST', { moment: format.dateTime(LastAt) })}
          <br />
          {t('STATUS_CHECKED', { count: format.number(Checked ?? 0), time: tookOf(Milliseconds ?? 0) })}
          <br />
        </>
      )}
      {NextAt && t('STATUS_NEXT', { moment: format.dateTime(NextAt) })}
    </Words>
  );

  function tookOf(ms: number): string {
    if (ms >= 120_000) return t('STATUS_MINUTES', { count: Math.round(ms / 60_000) });
    return t('STATUS_SECONDS', { count: ms < 9_950 ? (ms / 1_000).toFixed(1) : Math.round(ms / 1_000) });
  }
}
