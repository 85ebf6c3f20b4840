import { Button, Input, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FileDrop } from '#platform/web/ui/file/file-drop.tsx';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import classes from './pay-offline.module.css';
import type { useSubmitProof } from './use-submit-proof.ts';

const MAX_NUMBER_LENGTH = 64;
const MAX_PAY_TYPE_LENGTH = 40;

/**
 * Form in the offline payment panel with which the payer submits a proof of payment to finance: receipt
 * file, transaction number, payment type and remark.
 */
export function ProofForm({ give }: { give: ReturnType<typeof useSubmitProof> }) {
  const t = useText();
  const { proof, change, errors } = give;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <form
      ref={form}
      className={classes.proof}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void give.send();
      }}
    >
      <Words as="h3" size="md" weight="strong">
        {t('OFFLINE_PROOF')}
      </Words>
      {give.refusal && (
        <Notice tone="danger" isAlert>
          {give.refusal}
        </Notice>
      )}
      <Input.Wrapper error={errors.Attachment} errorProps={{ role: 'alert' }}>
        <FileDrop
          kind="document"
          isInvalid={errors.Attachment !== undefined}
          files={proof.files}
          label={t('OFFLINE_PROOF_DROP')}
          onChange={(files) => change({ files })}
          onBusy={give.setUploading}
        />
      </Input.Wrapper>
      <Stack gap="md" className={classes.words}>
        <TextInput
          label={t('OFFLINE_BANK_REF')}
          description={t('OFFLINE_BANK_REF_WHY')}
          value={proof.transactionNo}
          maxLength={MAX_NUMBER_LENGTH}
          error={errors.TransactionNo}
          onChange={(event) => change({ transactionNo: event.currentTarget.value })}
        />
        <TextInput
          label={t('FIELD_PayType')}
          description={t('SETTING_OPTIONAL')}
          value={proof.payType}
          maxLength={MAX_PAY_TYPE_LENGTH}
          error={errors.PayType}
          onChange={(event) => change({ payType: event.currentTarget.value })}
        />
        <RemarkField
          label={t('FIELD_Remark')}
          description={t('SETTING_OPTIONAL')}
          minRows={1}
          maxRows={6}
          value={proof.remark}
          error={errors.Remark}
          onChange={(event) => change({ remark: event.currentTarget.value })}
        />
      </Stack>
      <Row isOneLine align="stretch" justify="end">
        <Button type="submit" loading={give.isBusy}>
          {t('OFFLINE_SEND')}
        </Button>
      </Row>
    </form>
  );
}
