import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from '../service.module.css';
import type { ServiceDraft } from './use-service-draft.ts';

/**
 * Save state in the service editor's header (`Saved 10:32`, or why saving failed), with undo and redo
 * buttons for the draft.
 */
export function DraftTools({ draft }: { draft: ServiceDraft }) {
  const t = useText();
  const format = useFormat();
  const textOf = useErrorText();
  const { save, savedAt, problem, history, store } = draft;
  const labels = {
    SAVED: savedAt ? t('FORM_SAVED', { time: format.time(savedAt) }) : t('SERVICE_ALL_SAVED'),
    WAITING: t('FORM_UNSAVED'),
    SAVING: t('FORM_SAVING'),
    FAILED: t('FORM_SAVE_FAILED'),
    CONFLICT: t('FORM_SAVE_FAILED'),
    CLOSED: t('FORM_SAVE_FAILED'),
  };
  const isBad = save === 'FAILED' || save === 'CONFLICT' || save === 'CLOSED';
  return (
    <Row as="span" isInline gap="2xs">
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('SERVICE_UNDO')}
        title={t('SERVICE_UNDO')}
        disabled={history.past.length === 0}
        onClick={store.undo}
      >
        <IconArrowBackUp size={19} stroke={1.7} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('SERVICE_REDO')}
        title={t('SERVICE_REDO')}
        disabled={history.future.length === 0}
        onClick={store.redo}
      >
        <IconArrowForwardUp size={19} stroke={1.7} />
      </ActionIcon>
      <Words
        as="span"
        padX="xs"
        tone="soft"
        size="sm"
        className={`${classes.saved} num`}
        data-tone={isBad ? 'bad' : save === 'SAVED' ? 'good' : undefined}
        role="status"
      >
        {labels[save]}
        {save === 'FAILED' && <span className={classes.why}>{textOf(problem)}</span>}
      </Words>
      {save === 'FAILED' && (
        <Button size="xs" variant="default" onClick={() => void store.flush()}>
          {t('FORM_SAVE_AGAIN')}
        </Button>
      )}
    </Row>
  );
}
