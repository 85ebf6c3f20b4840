/**
 * One entry of the client's to-do list at the top of the application form: the assessor's request, links to
 * the fields concerned, and the input for the client's answer.
 */

import { IconArrowDownRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import type { Model } from 'survey-core';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { groupByRemark, type pointsOf } from '../../rules/points.ts';
import type { FormPoint } from './form-notes.ts';
import classes from './form-points.module.css';
import { goToQuestion } from './go-to-question.ts';
import { pointName } from './point-address.ts';
import { PointAnswer } from './point-answer.tsx';
import type { PointAnswerDraft } from './use-point-answers.ts';

type Props = {
  model: Model;
  point: ReturnType<typeof pointsOf<FormPoint>>[number];
  /** Null in read-only mode. */
  answer: PointAnswerDraft | null;
  isLacking: boolean;
  onChange: (draft: PointAnswerDraft) => void;
  onBusy: (name: string, isBusy: boolean) => void;
};

/** One point: the remarks, the fields opened by it, and the client's answer. */
export function FormPointItem({ model, point, answer, isLacking, onChange, onBusy }: Props) {
  const t = useText();
  const format = useFormat();
  const isDone = answer !== null && answer.Answer.trim() !== '';
  // Completed points start collapsed; afterwards the user's choice remains.
  const [isOpen, setIsOpen] = useState(!isDone);
  const name = pointName(point.PointNo);
  const notifyBusy = useCallback((isBusy: boolean) => onBusy(name, isBusy), [onBusy, name]);
  return (
    <Box as="li" isFramed>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <Row as="summary" align="start" gap="xs" lines="2xs" padY="sm" padX="md" className={classes.head}>
          {answer !== null &&
            (isDone ? (
              <IconCircleCheckFilled size={20} className={classes.done} aria-hidden="true" />
            ) : (
              <IconCircle size={20} className={classes.open} aria-hidden="true" />
            ))}
          <span className={classes.title}>{point.Text || t('FORM_POINT_GENERAL')}</span>
          {answer !== null && (
            <Badge tone={isDone ? 'success' : 'warning'}>{t(isDone ? 'POINT_DONE' : 'POINT_OPEN')}</Badge>
          )}
        </Row>
        <Stack gap="sm" className={classes.body}>
          {point.DueOn && (
            <Words tone="soft" size="xs">
              {t('POINT_DUE', { date: format.date(point.DueOn) })}
            </Words>
          )}
          <Stack as="ul" gap="xs" className={classes.asked}>
            {groupByRemark(point.Entries).map(({ Remark, Fields }) => (
              <li key={Remark}>
                <Words breaks="written">{Remark}</Words>
                {Fields.map((field) => (
                  <FieldLink key={field} model={model} field={field} />
                ))}
              </li>
            ))}
          </Stack>
          {answer !== null && (
            <PointAnswer
              no={point.PointNo}
              answer={answer}
              isLacking={isLacking}
              onChange={onChange}
              onBusy={notifyBusy}
            />
          )}
        </Stack>
      </details>
    </Box>
  );
}

function FieldLink({ model, field }: { model: Model; field: string }) {
  const question = model.getQuestionByName(field);
  if (!question) return null;
  return (
    <button type="button" className={classes.link} onClick={() => goToQuestion(model, field)}>
      <IconArrowDownRight size={16} aria-hidden="true" />
      {question.processedTitle}
    </button>
  );
}
