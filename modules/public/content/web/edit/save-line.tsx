import { Button } from '@mantine/core';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import type { ContentKind } from '../../rules/kinds.ts';
import type { DraftState } from './draft-store.ts';
import classes from './edit.module.css';

type Props = { state: DraftState<ContentKind>; onRetry: () => void };

/**
 * Save state of a content draft in its editor (such as saved, saving, failed or conflict), with a button to
 * retry a failed save.
 */
export function SaveLine({ state, onRetry }: Props) {
  const t = useText();
  const format = useFormat();
  const text =
    state.save === 'SAVED'
      ? t('CONTENT_SAVED', { time: format.time(state.facts.UpdatedAt) })
      : t(`CONTENT_SAVE_${state.save}`);
  return (
    <Row
      as="span"
      isOneLine
      isInline
      gap="xs"
      tone="soft"
      size="sm"
      className={classes.saved}
      role="status"
      data-state={state.save}
    >
      {text}
      {state.save === 'FAILED' && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('ERROR_RETRY')}
        </Button>
      )}
    </Row>
  );
}
