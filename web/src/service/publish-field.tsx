import { addDays, hongKongDate } from '@assay/shared/format/dates.ts';
import { type ServiceView, serviceRoutes } from '@assay/shared/service/contract.ts';
import { trialRoutes } from '@assay/shared/trial/contract.ts';
import { Radio, Stack, TextInput } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { useGet } from '../api/use-get.ts';
import { useText } from '../i18n/use-text.ts';
import { UnstaffedNotice } from '../trial/unstaffed-notice.tsx';
import type { FieldProps } from '../ui/action-types.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { ChangeList } from './change-list.tsx';
import classes from './service.module.css';

/** A day that was cleared is refused at its field: sent as nothing at all, it would mean today. */
const NO_DAY = '-';

type Props = FieldProps<ServiceView> & { flush: (() => Promise<boolean>) | undefined };

/** From when the new version holds, and what it changes. */
export function PublishField({ field, record, values, set, errors, flush }: Props) {
  const t = useText();
  const today = hongKongDate(new Date());
  const chosen = values[field.Field];
  const [isLater, setLater] = useState(false);
  const [isReady, setReady] = useState(flush === undefined);
  const [isLacking, setLacking] = useState(false);
  const id = useId();
  useEffect(() => {
    void flush?.().then((isSaved) => {
      setReady(true);
      setLacking(!isSaved);
    });
  }, [flush]);
  const choose = (next: string): void => {
    setLater(next === 'later');
    set(field.Field, next === 'later' ? addDays(today, 1) : undefined);
  };
  return (
    <Stack gap={18}>
      <Radio.Group
        label={t('SERVICE_PUBLISH_FROM')}
        value={isLater ? 'later' : 'now'}
        onChange={choose}
        aria-describedby={`${id}-running`}
      >
        <Stack gap={10} mt={6}>
          <Radio value="now" label={t('SERVICE_PUBLISH_NOW')} data-autofocus />
          <Radio value="later" label={t('SERVICE_PUBLISH_LATER')} />
        </Stack>
      </Radio.Group>
      {isLater && (
        <TextInput
          type="date"
          label={t('FIELD_EFFECTIVEON')}
          className={classes.day}
          min={today}
          max="2199-12-31"
          required
          value={typeof chosen === 'string' && chosen !== NO_DAY ? chosen : ''}
          onChange={(event) => set(field.Field, event.currentTarget.value || NO_DAY)}
          error={errors[field.Field]}
        />
      )}
      <p className={classes.hint} id={`${id}-running`}>
        {t('SERVICE_PUBLISH_RUNNING')}
      </p>
      {isLacking && (
        <Notice tone="danger" isAlert title={t('FORM_SAVE_FAILED')}>
          {t('SERVICE_PUBLISH_UNSAVED')}
        </Notice>
      )}
      {isReady && <WithoutPeople service={record} />}
      {isReady ? <WhatChanges service={record} /> : <Skeletons lines={3} />}
    </Stack>
  );
}

/** A warning only, and none where it cannot be asked: people may still be made competent before the day. */
function WithoutPeople({ service: { ServiceKey, Draft } }: { service: ServiceView }) {
  const { data } = useGet(
    trialRoutes.tried,
    { ServiceKey, ...(Draft && { VersionNo: Draft.VersionNo }) },
    { enabled: Draft !== null, staleMs: 0 },
  );
  return data ? <UnstaffedNotice steps={data.Unstaffed} help="SERVICE_PUBLISH_UNSTAFFED" /> : null;
}

/** What is different from the version that applicants meet today. */
function WhatChanges({ service }: { service: ServiceView }) {
  const t = useText();
  const From = service.VersionNo;
  const To = service.Draft?.VersionNo;
  const { data, error, refetch } = useGet(
    serviceRoutes.compare,
    { ServiceKey: service.ServiceKey, From: From ?? 1, To: To ?? 1 },
    { enabled: From !== null && To !== undefined, staleMs: 0 },
  );
  if (From === null || To === undefined) return <Notice tone="info">{t('SERVICE_PUBLISH_FIRST')}</Notice>;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={3} />;
  return (
    <section aria-label={t('SERVICE_PUBLISH_CHANGES')}>
      <p className={classes.subTitle}>{t('SERVICE_PUBLISH_CHANGES')}</p>
      <ChangeList changes={data.Changes} definitions={[service.Draft?.Definition]} isShort />
    </section>
  );
}
