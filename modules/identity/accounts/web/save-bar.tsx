import { Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './save-bar.module.css';

type Props = { isDirty: boolean; isSaving: boolean; label: string; onDiscard: () => void };

/**
 * Bar with save and discard buttons at the end of a form, which stays in view while there are unsaved
 * changes.
 */
export function SaveBar({ isDirty, isSaving, label, onDiscard }: Props) {
  const t = useText();
  return (
    <Row justify="end" gap="xs" className={classes.bar} data-dirty={isDirty || undefined}>
      <Words as="span" tone="soft" size="sm" isGrowing role="status">
        {isDirty ? t('ACCOUNT_UNSAVED') : ''}
      </Words>
      {isDirty && (
        <Button variant="default" onClick={onDiscard} disabled={isSaving}>
          {t('ACCOUNT_DISCARD')}
        </Button>
      )}
      <Button type="submit" loading={isSaving} disabled={!isDirty}>
        {label}
      </Button>
    </Row>
  );
}
