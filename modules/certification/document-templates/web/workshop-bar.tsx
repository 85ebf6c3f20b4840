import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import classes from './template.module.css';
import type { useTemplateChecks } from './use-template-checks.ts';

type Props = { checks: ReturnType<typeof useTemplateChecks>; onClose: () => void };

/**
 * Bar of the template editor: result of the checks, fields for a remark and for making the template
 * available to all services, and buttons to save, check and close.
 */
export function WorkshopBar({ checks, onClose }: Props) {
  const t = useText();
  const [Remark, setRemark] = useState('');
  const [IsForAll, setForAll] = useState(false);
  const isBusy = checks.isChecking || checks.isSaving;
  return (
    <>
      <div role="status">
        {isBusy && (
          <Words as="span" tone="soft" size="sm" className={classes.hint}>
            {t('DESIGN_SAVING')}
          </Words>
        )}
        {checks.result && !isBusy && <Notice tone={checks.result.tone}>{checks.result.text}</Notice>}
      </div>
      <TextInput
        label={t('DESIGN_REMARK')}
        value={Remark}
        maxLength={1000}
        onChange={(event) => setRemark(event.currentTarget.value)}
      />
      <Checkbox
        label={t('DESIGN_FOR_ALL')}
        checked={IsForAll}
        onChange={(event) => setForAll(event.currentTarget.checked)}
      />
      <Row align="stretch" gap="xs">
        <Button loading={checks.isSaving} disabled={isBusy} onClick={() => checks.save({ Remark, IsForAll })}>
          {t('DESIGN_SAVE')}
        </Button>
        <Button variant="default" loading={checks.isChecking} disabled={isBusy} onClick={checks.check}>
          {t('DESIGN_CHECK')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('DESIGN_CLOSE')}
        </Button>
      </Row>
    </>
  );
}
