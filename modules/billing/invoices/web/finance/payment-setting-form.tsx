/**
 * Form with which finance saves the certification body's payment details and due days: each method has a
 * switch that offers it to payers; fields of a disabled method are kept until the page is left.
 */

import { Button, NumberInput, Switch } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import sideBySide from '#platform/web/ui/form/side-by-side-fields.module.css';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import {
  type PaymentSettingView,
  paymentSettingInput,
  paymentSettingRoutes,
} from '../../rules/setting-contract.ts';
import classes from './payment-setting.module.css';
import { BankFields, CashFields, ChequeFields } from './payment-setting-fields.tsx';
import { FpsFields } from './payment-setting-fps.tsx';
import { type Draft, draftOf, type EMPTY, settingOf } from './payment-setting-values.ts';

type Props = { title: string; isOn: boolean; onToggle: (isOn: boolean) => void; children: ReactNode };

/** Card of one payment method; its fields are shown while it is offered. */
function MethodCard({ title, isOn, onToggle, children }: Props) {
  const t = useText();
  return (
    <Card
      title={title}
      isFlush
      aside={
        <Switch
          label={t('SETTING_OFFERED')}
          aria-label={`${title}: ${t('SETTING_OFFERED')}`}
          checked={isOn}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
      }
    >
      {isOn && (
        <Box pad="md" className={classes.pad}>
          <div className={`${sideBySide.fields} ${classes.fields}`}>{children}</div>
        </Box>
      )}
    </Card>
  );
}

const MAX_DUE_DAYS = 365;

/** All payment methods with a switch each; fields of a disabled method are kept until the page is left. */
export function PaymentSettingForm({ stored }: { stored: PaymentSettingView }) {
  const t = useText();
  const errors = useFormErrors();
  const [draft, setDraft] = useState<Draft>(() => draftOf(stored));
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(stored));
  const warning = useUnsavedWarning(isDirty);
  const save = useSend(paymentSettingRoutes.save, {
    onSuccess: (fresh) => {
      queryClient.setQueryData(queryKeyOf(paymentSettingRoutes.view), fresh);
      toast(t('SETTING_SAVED'));
    },
    onError: (error) => {
      errors.apply(error);
      if (error instanceof ApiError && error.Code === 'ERR_CONFLICT') toast(t('APP_CONFLICT'), 'warning');
    },
  });
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    errors.clear();
  };
  const way = <Name extends keyof typeof EMPTY>(Name: Name) => ({
    value: draft[Name],
    of: (field: string) => errors.of(`${Name}.${field}`),
    set: (part: Partial<Draft[Name]>) => change({ [Name]: { ...draft[Name], ...part } } as Partial<Draft>),
  });
  const send = () => {
    const setting = settingOf(draft);
    if (errors.check(paymentSettingInput, setting)) save.mutate({ ...setting, Version: stored.Version });
  };
  const toggle = (name: keyof Draft['IsOffered']) => ({
    isOn: draft.IsOffered[name],
    onToggle: (isOn: boolean) => change({ IsOffered: { ...draft.IsOffered, [name]: isOn } }),
  });
  return (
    <form
      ref={errors.form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {warning}
      <Notice tone="warning">{t('SETTING_GRAVE')}</Notice>
      <FormAlert text={errors.general} />
      <MethodCard title={t('PAY_BANK_TRANSFER')} {...toggle('Bank')}>
        <BankFields {...way('Bank')} />
      </MethodCard>
      <MethodCard title={t('PAY_FPS')} {...toggle('Fps')}>
        <FpsFields {...way('Fps')} />
      </MethodCard>
      <MethodCard title={t('PAY_CHEQUE')} {...toggle('Cheque')}>
        <ChequeFields {...way('Cheque')} />
      </MethodCard>
      <MethodCard title={t('PAY_CASH')} {...toggle('Cash')}>
        <CashFields {...way('Cash')} />
      </MethodCard>
      <Card title={t('SETTING_DUE')}>
        <NumberInput
          className={classes.days}
          label={t('SETTING_DUE_DAYS')}
          description={t('SETTING_DUE_WHY')}
          min={0}
          max={MAX_DUE_DAYS}
          allowDecimal={false}
          value={draft.DueDays}
          error={errors.of('DueDays')}
          onChange={(value) => change({ DueDays: value })}
        />
      </Card>
      <Row isOneLine align="stretch" justify="end">
        <Button type="submit" loading={save.isPending} disabled={!isDirty}>
          {t('SAVE')}
        </Button>
      </Row>
    </form>
  );
}
