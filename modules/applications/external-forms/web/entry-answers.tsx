/**
 * Shows the answers received from an external form, with the assessor's points and missing answers; the
 * client can submit them or return to the form.
 */

import { Button } from '@mantine/core';
import { IconCheck, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ApplicationView, applicationRoutes } from '#modules/applications/applications/rules/index.ts';
import {
  AnswersTab,
  type PointAnswersHandle,
  viewAddress,
} from '#modules/applications/applications/web/index.ts';
import { FieldResults } from '#modules/applications/assessments/web/index.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { EntryPoints } from './entry-points.tsx';
import classes from './external-form.module.css';
import { useSubmitEntry } from './use-submit-entry.ts';

type Props = {
  form: DataOf<(typeof applicationRoutes)['form']>;
  application: ApplicationView;
  answers: PointAnswersHandle;
  /** True for read-only display. */
  isView?: boolean;
  receivedAt?: string | null;
  /** Called when submission starts, and again if it fails. */
  onSending?: (isSending: boolean) => void;
  /** Returns to the form; undefined for users who may not fill it in. */
  onChange?: () => void;
};

/** The received entry; the client may change it in the form again, or submit it. */
export function EntryAnswers(props: Props) {
  const { form, application, answers, isView = false, receivedAt = null, onSending, onChange } = props;
  const t = useText();
  const go = useNavigateTo();
  const submit = useSubmitEntry(form, application, {
    answers: form.Correction ? answers : null,
    isWanted: onChange !== undefined,
    onSending,
  });
  const { ApplicationKey, MachformEntry } = application;
  return (
    <>
      {!onChange && <Notice tone="info">{t(isView ? 'FORM_READ_ONLY' : 'ENTRY_STAFF')}</Notice>}
      {onChange && MachformEntry !== null && (
        <Received entry={MachformEntry} at={receivedAt} onChange={onChange} />
      )}
      {submit.errors.length > 0 && (
        <Notice tone="warning" isAlert title={t('ENTRY_INCOMPLETE', { count: submit.errors.length })}>
          <ul className={classes.missing}>
            {submit.errors.map(({ Field, Title, Message }) => (
              <li key={`${Field} ${Message}`}>
                {Title && <b>{Title}</b>} {Message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {form.Points.length > 0 && (
        <EntryPoints
          points={form.Points}
          answers={onChange && form.Correction ? answers : null}
          isChecked={submit.isChecked}
          onBusy={submit.setUploading}
        />
      )}
      {MachformEntry === null ? (
        <EmptyState title={t('ENTRY_NONE_YET')} text={t('ENTRY_NONE_YET_HELP')} />
      ) : (
        <Card>
          <AnswersTab applicationKey={ApplicationKey} FieldResults={FieldResults} />
        </Card>
      )}
      <Row align="stretch" justify="between" gap="xs" className={classes.footer}>
        <Button variant="default" onClick={() => go(viewAddress(ApplicationKey))}>
          {t('FORM_BACK')}
        </Button>
        {onChange && application.Actions.some(({ Action }) => Action === 'SUBMIT') && (
          <Button
            loading={submit.isBusy}
            leftSection={<IconCheck size={18} />}
            onClick={() => void submit.send()}
          >
            {t('FORM_SUBMIT')}
          </Button>
        )}
      </Row>
    </>
  );
}

type ReceivedProps = { entry: string; at: string | null; onChange: () => void };

/** Takes the focus, because the frame in which the user was working is gone. */
function Received({ entry, at, onChange }: ReceivedProps) {
  const t = useText();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new entry must be announced
  useEffect(() => box.current?.focus(), [entry]);
  return (
    <Row
      gap="lg"
      lines="sm"
      pad="md"
      ground="green"
      line="green"
      round="lg"
      className={classes.received}
      role="status"
      ref={box}
      tabIndex={-1}
    >
      <IconCircleCheck size={30} stroke={1.6} className={classes.receivedIcon} aria-hidden="true" />
      <div className={classes.receivedWords}>
        <Words as="h2" tone="ink" size="lg" weight="strong">
          {t('ENTRY_RECEIVED')}
        </Words>
        <Words mt="2xs" tone="soft" size="sm">
          {at === null
            ? t('ENTRY_NUMBER', { entry })
            : t('ENTRY_RECEIVED_AT', { entry, time: format.dateTime(at) })}
        </Words>
        <Words mt="2xs" tone="soft" size="sm">
          {t('ENTRY_RECEIVED_HELP')}
        </Words>
      </div>
      <Button variant="default" leftSection={<IconPencil size={16} />} onClick={onChange}>
        {t('ENTRY_CHANGE')}
      </Button>
    </Row>
  );
}
