/**
 * Time slider of the dry run screen, which moves the tried application to another day, with buttons and a
 * list for notable days and the facts of the selected one.
 */

import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { TrialData } from '../rules/contract.ts';
import { dayFacts } from '../rules/day-facts.ts';
import { MAX_DAYS } from '../rules/scenario.ts';
import { DayFactsList } from './day-facts-list.tsx';
import { DayTrack } from './day-track.tsx';
import { markText } from './mark-text.ts';
import classes from './time.module.css';
import type { Trial } from './use-trial.ts';

type Props = { data: TrialData; startOn: string; now: number; onGo: (day: number) => void };

/** List of due dates, openings and expiries to go to; the text alternative of the track. */
function DayStops({ data, now, onGo }: Props) {
  const t = useText();
  const format = useFormat();
  const marks = data.Marks.filter((mark) => mark.Kind !== 'ACTION');
  if (marks.length === 0) return <p className={classes.quiet}>{t('TRIAL_STOPS_NONE')}</p>;
  return (
    <details className={classes.stops}>
      <summary>{t('TRIAL_STOPS', { count: marks.length })}</summary>
      <ul className={classes.stopList}>
        {marks.map((mark) => (
          <li key={`${mark.Kind} ${mark.Day} ${mark.Number}`}>
            <button
              type="button"
              className={classes.stop}
              aria-current={mark.Day === now ? 'date' : undefined}
              onClick={() => onGo(mark.Day)}
            >
              <span className="num">{format.date(mark.On)}</span>
              <span>
                {markText(mark, t)}
                {mark.LeftOn !== null && mark.LeftOn > mark.On && ` · ${t('TRIAL_MARK_LATE')}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** 60 days after the last event, and at least one year. */
const lastDay = (data: TrialData): number =>
  Math.min(
    MAX_DAYS,
    Math.max(365, ...data.Marks.map((mark) => mark.Day + 60), ...data.Came.map((one) => one.Day + 60)),
  );
const MIN_INTERVAL_MS = 300;

/** Slider over the days from the application until after the certificate's expiry. */
export function DaySlider({ trial, data }: { trial: Trial; data: TrialData }) {
  const t = useText();
  const format = useFormat();
  const factsId = useId();
  const { StartOn, Now } = trial.story;
  const last = lastDay(data);
  const facts = dayFacts({ StartOn, Day: Now, Come: data.Came, Marks: data.Marks, IssuedOn: data.IssuedOn });
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  const move = (day: number): void => {
    const to = Math.min(last, Math.max(0, day));
    trial.look(to);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => void trial.lookUp(), MIN_INTERVAL_MS);
  };
  const stops = [...new Set(data.Marks.map((mark) => mark.Day))];
  const before = stops.findLast((day) => day < Now);
  const after = stops.find((day) => day > Now);
  return (
    <Card title={t('TRIAL_TIME')} aside={format.date(facts.On)}>
      <Stack gap="sm">
        <div className={classes.buttons}>
          <Button
            size="sm"
            variant="default"
            disabled={before === undefined}
            leftSection={<IconChevronLeft size={16} />}
            onClick={() => before !== undefined && move(before)}
          >
            {t('TRIAL_STOP_BEFORE')}
          </Button>
          <Button
            size="sm"
            variant="default"
            disabled={after === undefined}
            rightSection={<IconChevronRight size={16} />}
            onClick={() => after !== undefined && move(after)}
          >
            {t('TRIAL_STOP_AFTER')}
          </Button>
        </div>
        <div className={classes.slider}>
          <DayTrack data={data} last={last} startOn={StartOn} />
          <input
            type="range"
            min={0}
            max={last}
            step={1}
            value={Math.min(Now, last)}
            aria-label={t('TRIAL_TIME')}
            aria-valuetext={t('TRIAL_DAY', { day: Now, date: format.date(facts.On) })}
            aria-describedby={factsId}
            onChange={(event) => move(Number(event.currentTarget.value))}
          />
        </div>
        <Row as="p" align="stretch" gap="md" lines="2xs" tone="faint" size="xs" className={classes.legend}>
          <span>
            <i className={classes.valid} /> {t('TRIAL_LEGEND_VALID')}
          </span>
          <span>
            <i className={classes.window} /> {t('TRIAL_LEGEND_WINDOW')}
          </span>
          <span>
            <i className={classes.late} /> {t('TRIAL_LEGEND_LATE')}
          </span>
        </Row>
        <div id={factsId} aria-live="polite">
          <DayFactsList facts={facts} day={Now} data={data} />
        </div>
        <DayStops data={data} startOn={StartOn} now={Now} onGo={move} />
      </Stack>
    </Card>
  );
}
