/**
 * Note below a question of the application form that compares its answer with that of the previous cycle: a
 * badge if unchanged or new, otherwise the previous value.
 */

import { useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import type { Question, SurveyModel } from 'survey-core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { diffAnswers } from '../../rules/diff-answers.ts';
import classes from './form.module.css';
import { FormNotes } from './form-notes.ts';
import { isRows, rowChanges } from './row-changes.ts';

type UseAnswerChanged = { name: string };

/** The question's answer, re-rendered when it changes; other answers do not trigger a render. */
function useAnswer(question: Question): unknown {
  const count = useRef(0);
  const subscribe = useCallback(
    (listener: () => void) => {
      const survey = question.survey as SurveyModel;
      const look = (_: unknown, { name }: UseAnswerChanged): void => {
        if (name !== question.name) return;
        count.current += 1;
        listener();
      };
      survey.onValueChanged.add(look);
      return () => survey.onValueChanged.remove(look);
    },
    [question],
  );
  useSyncExternalStore(subscribe, () => count.current);
  return question.value;
}

/** Badge if the answer is unchanged or new; otherwise the previous value. */
export function PreviousAnswer({ question }: { question: Question }) {
  const t = useText();
  const { lastAnswers } = useContext(FormNotes);
  const value = useAnswer(question);
  if (!lastAnswers) return null;
  const last = lastAnswers[question.name];
  const [change] = diffAnswers({ Answer: last }, { Answer: value });
  if (!change && isBlank(value)) return null;
  if (!change)
    return (
      <Words as="div" mt="2xs" tone="faint" size="xs" className={classes.last}>
        <Badge tone="plain">{t('FORM_SAME')}</Badge>
      </Words>
    );
  if (change.Kind === 'ADDED')
    return (
      <Words as="div" mt="2xs" tone="faint" size="xs" className={classes.last}>
        <Badge tone="success">{t('FORM_NEW')}</Badge>
      </Words>
    );
  return (
    <Words as="div" mt="2xs" tone="faint" size="xs" className={classes.last}>
      <PreviousValue question={question} last={last} value={value} />
    </Words>
  );
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

type Entry = { name: string; type: string; content: string; size?: number };
const isFiles = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null && 'content' in one);

/** The previous value: text as text, files as a list, tables as counts of changed rows. */
function PreviousValue({ question, last, value }: { question: Question; last: unknown; value: unknown }) {
  const t = useText();
  if (isFiles(last))
    return (
      <>
        {t('FORM_LAST', { value: '' })}
        <FileList
          files={last.map((file) => ({
            FileKey: file.content,
            Name: file.name,
            Type: file.type,
            ...(file.size !== undefined && { Size: file.size }),
          }))}
        />
      </>
    );
  if (isRows(last)) {
    const counts = rowChanges(last, isRows(value) ? value : []);
    const texts = (['ADDED', 'CHANGED', 'REMOVED'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind) => t(`DIFF_ROWS_${kind}`, { count: counts[kind] }));
    return <>{[t('FORM_CHANGED'), ...texts].join(' · ')}</>;
  }
  return <>{t('FORM_LAST', { value: String(question.getDisplayValue(true, last) ?? '') })}</>;
}
