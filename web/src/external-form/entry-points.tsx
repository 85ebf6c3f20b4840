import { pointsOf } from '@assay/shared/application/points.ts';
import { Textarea } from '@mantine/core';
import { useCallback } from 'react';
import type { FormPoint } from '../application/form/form-notes.ts';
import { pointId } from '../application/form/point-address.ts';
import { PointFiles } from '../application/form/point-files.tsx';
import type { PointWordsHandle } from '../application/form/use-point-words.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/card.tsx';
import classes from './external-form.module.css';

type Props = {
  points: readonly FormPoint[];
  /** Null for who only reads. */
  words: PointWordsHandle | null;
  /** After a try to submit: what has no answer is marked. */
  isChecked: boolean;
  /** Told while a file of a point is on its way. */
  onBusy: (no: number, isBusy: boolean) => void;
};

/** What the assessor asks, beside a form that cannot show it at its fields; the client answers each point. */
export function EntryPoints({ points, words, isChecked, onBusy }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Card title={t('FORM_POINTS_TITLE')}>
      <ol className={classes.points}>
        {pointsOf(points).map(({ PointNo, Text, DueOn, Entries }) => {
          const own = words?.of(PointNo);
          return (
            <li key={PointNo} className={classes.point}>
              <p className={classes.pointTitle}>{Text || t('FORM_POINT_GENERAL')}</p>
              {DueOn && <p className={classes.entryMeta}>{t('POINT_DUE', { date: format.date(DueOn) })}</p>}
              <ul className={classes.asked}>
                {Entries.map(({ Field, Remark }) => (
                  <li key={`${Field} ${Remark}`}>{Remark}</li>
                ))}
              </ul>
              {words && own && (
                <>
                  <Textarea
                    id={pointId(PointNo)}
                    label={t('POINT_ANSWER')}
                    placeholder={t('POINT_ANSWER_HINT')}
                    required
                    autosize
                    minRows={2}
                    maxRows={10}
                    maxLength={4000}
                    value={own.Answer}
                    error={isChecked && !words.isDone(PointNo) ? t('FIELD_POINT_ANSWER') : undefined}
                    onChange={(event) => words.change(PointNo, { ...own, Answer: event.currentTarget.value })}
                  />
                  <Papers no={PointNo} words={words} onBusy={onBusy} />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

type PapersProps = { no: number; words: PointWordsHandle; onBusy: Props['onBusy'] };

function Papers({ no, words, onBusy }: PapersProps) {
  const own = words.of(no);
  const tellBusy = useCallback((isBusy: boolean) => onBusy(no, isBusy), [no, onBusy]);
  return (
    <PointFiles
      files={own.Files}
      onChange={(Files) => words.change(no, { ...words.of(no), Files })}
      onBusy={tellBusy}
    />
  );
}
