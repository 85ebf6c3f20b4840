/**
 * The assessor's points at the top of the application form; in a guided correction, a to-do list with
 * progress in which the client answers each point.
 */

import { Progress } from '@mantine/core';
import { useState } from 'react';
import type { Model } from 'survey-core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { pointsOf } from '../../rules/points.ts';
import type { FormPoint } from './form-notes.ts';
import { FormPointItem } from './form-point-item.tsx';
import classes from './form-points.module.css';
import type { PointAnswerDraft, PointAnswersHandle } from './use-point-answers.ts';

type Props = {
  model: Model;
  points: readonly FormPoint[];
  answers: PointAnswersHandle;
  isGuided: boolean;
  /** Numbers of points without an answer at the last submission attempt. */
  lacking: readonly number[];
  onChange: (no: number, draft: PointAnswerDraft) => void;
  onBusy: (name: string, isBusy: boolean) => void;
};

/** The to-do list; each point links to its fields and has an input for the answer. */
export function FormPoints({ model, points, answers, isGuided, lacking, onChange, onBusy }: Props) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(true);
  const all = pointsOf(points);
  const done = all.filter(({ PointNo }) => answers.isDone(PointNo)).length;
  const progress = t('FORM_POINTS_DONE', { done, total: all.length });
  return (
    <details
      className={classes.points}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        {t('FORM_POINTS_TITLE_OF', { total: all.length })}
        {isGuided && <span className={`${classes.count} num`}>{progress}</span>}
      </summary>
      {isGuided && (
        <>
          <Progress value={(done / all.length) * 100} size={6} mt="xs" aria-label={progress} />
          <Words mt="xs" tone="soft" size="sm">
            {t('FORM_POINTS_GUIDE')}
          </Words>
        </>
      )}
      <Stack as="ol" gap="xs" mt="sm">
        {all.map((point) => (
          <FormPointItem
            key={point.PointNo}
            model={model}
            point={point}
            answer={isGuided ? answers.of(point.PointNo) : null}
            isLacking={lacking.includes(point.PointNo) && !answers.isDone(point.PointNo)}
            onChange={(next) => onChange(point.PointNo, next)}
            onBusy={onBusy}
          />
        ))}
      </Stack>
    </details>
  );
}
