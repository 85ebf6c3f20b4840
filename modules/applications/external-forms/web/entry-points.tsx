/**
 * List of the assessor's points shown with an external form, which cannot show them at its fields, with
 * inputs for the client's answers.
 */

import { useCallback } from 'react';
import { pointsOf } from '#modules/applications/applications/rules/index.ts';
import {
  type FormPoint,
  PointAnswer,
  type PointAnswersHandle,
} from '#modules/applications/applications/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './external-form.module.css';

type Props = {
  points: readonly FormPoint[];
  /** Null in read-only mode. */
  answers: PointAnswersHandle | null;
  /** After a submission attempt, points without an answer are marked. */
  isChecked: boolean;
  /** Called when an upload for a point starts or ends. */
  onBusy: (no: number, isBusy: boolean) => void;
};

/**
 * External forms cannot show points at their fields, so the points are listed here with inputs for the
 * answers.
 */
export function EntryPoints({ points, answers, isChecked, onBusy }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Card title={t('FORM_POINTS_TITLE')}>
      <Stack as="ol" gap="md">
        {pointsOf(points).map(({ PointNo, Text, DueOn, Entries }) => (
          <Stack key={PointNo} as="li" gap="xs" className={classes.point}>
            <Words weight="strong">{Text || t('FORM_POINT_GENERAL')}</Words>
            {DueOn && (
              <Words mt="2xs" tone="faint" size="sm">
                {t('POINT_DUE', { date: format.date(DueOn) })}
              </Words>
            )}
            <ul className={classes.asked}>
              {Entries.map(({ Field, Remark }) => (
                <li key={`${Field} ${Remark}`}>{Remark}</li>
              ))}
            </ul>
            {answers && (
              <PointAnswerField
                no={PointNo}
                answer={answers}
                isLacking={isChecked && !answers.isDone(PointNo)}
                onBusy={onBusy}
              />
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

type AnswerProps = {
  no: number;
  answer: PointAnswersHandle;
  isLacking: boolean;
  onBusy: Props['onBusy'];
};

function PointAnswerField({ no, answer, isLacking, onBusy }: AnswerProps) {
  const notifyBusy = useCallback((isBusy: boolean) => onBusy(no, isBusy), [no, onBusy]);
  return (
    <PointAnswer
      no={no}
      answer={answer.of(no)}
      isLacking={isLacking}
      onChange={(next) => answer.change(no, next)}
      onBusy={notifyBusy}
    />
  );
}
