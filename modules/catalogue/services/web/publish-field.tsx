/**
 * Content of the dialog that publishes a service draft: the new version's first day (today or later) and its
 * differences from the version in force; saves the draft first.
 */

import { Radio, Stack, TextInput } from '@mantine/core';
import { Suspense, useEffect, useId, useState } from 'react';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type ServiceView, serviceRoutes } from '../rules/contract.ts';
import classes from './service.module.css';
import { beforePublish } from './slots.ts';
import { ChangeList } from './version/change-list.tsx';
import { OutdatedTexts } from './version/outdated-texts.tsx';

/** Sent for a cleared date, so that the server refuses it at its field; an absent date would mean today. */
const NO_DAY = '-';

type Props = FieldProps<ServiceView> & { flush: (() => Promise<boolean>) | undefined };

/** Selects the first day of the new version and lists its changes. */
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
    <Stack gap="md">
      <Radio.Group
        label={t('SERVICE_PUBLISH_FROM')}
        value={isLater ? 'later' : 'now'}
        onChange={choose}
        aria-describedby={`${id}-running`}
      >
        <Stack gap="xs" mt="xs">
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
      <Words tone="soft" size="sm" id={`${id}-running`}>
        {t('SERVICE_PUBLISH_RUNNING')}
      </Words>
      {isLacking && (
        <Notice tone="danger" isAlert title={t('FORM_SAVE_FAILED')}>
          {t('SERVICE_PUBLISH_UNSAVED')}
        </Notice>
      )}
      <section
        className={record.VersionNo === null ? undefined : classes.consequences}
        aria-label={t('SERVICE_PUBLISH_CHANGES')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
      >
        {isReady ? <Consequences service={record} /> : <Skeletons lines={4} />}
      </section>
    </Stack>
  );
}

/**
 * Differences from the version currently offered to applicants. Space for a few lines is reserved, so that
 * the buttons below move at most once.
 */
function Consequences({ service: { ServiceKey, VersionNo, Draft } }: { service: ServiceView }) {
  const t = useText();
  const isFirst = VersionNo === null || Draft === null;
  const { data, error, refetch, isLoading } = useGet(
    serviceRoutes.compare,
    { ServiceKey, From: VersionNo ?? 1, To: Draft?.VersionNo ?? 1 },
    { enabled: !isFirst, staleMs: 0 },
  );
  return (
    <Suspense fallback={<Skeletons lines={4} />}>
      <beforePublish.Part serviceKey={ServiceKey} versionNo={Draft?.VersionNo ?? null} isWaiting={isLoading}>
        {isFirst && <Notice tone="info">{t('SERVICE_PUBLISH_FIRST')}</Notice>}
        {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {data && (
          <Stack gap="sm">
            <OutdatedTexts changes={data.Changes} definitions={Draft ? [Draft.Definition] : []} />
            <Words mb="xs" size="md" weight="strong">
              {t('SERVICE_PUBLISH_CHANGES')}
            </Words>
            <ChangeList changes={data.Changes} definitions={[Draft?.Definition]} isShort />
          </Stack>
        )}
      </beforePublish.Part>
    </Suspense>
  );
}
