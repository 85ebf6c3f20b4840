import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { BulkItem } from '../rules/contract.ts';
import classes from './bulk.module.css';

const TONES = {
  WAITING: 'plain',
  MAKING: 'info',
  DONE: 'success',
  REFUSED: 'warning',
  FAILED: 'danger',
  STOPPED: 'plain',
} as const satisfies Record<BulkItem['Status'], Tone>;

const isLeft = ({ Status }: BulkItem): boolean =>
  Status === 'REFUSED' || Status === 'FAILED' || Status === 'STOPPED';

/**
 * Result list of a bulk job: one line per application with its outcome and the reason if refused; a filter
 * shows only those not done.
 */
export function BulkItems({ items }: { items: readonly BulkItem[] }) {
  const t = useText();
  const [filter, setFilter] = useState<'ALL' | 'NOT_DONE'>('ALL');
  const left = items.filter(isLeft);
  const isMixed = left.length > 0 && left.length < items.length;
  const shown = filter === 'NOT_DONE' && isMixed ? left : items;
  return (
    <>
      {isMixed && (
        <SegmentedControl
          size="xs"
          mb="sm"
          value={filter}
          onChange={(next) => setFilter(next as typeof filter)}
          data={[
            { value: 'ALL', label: `${t('BULK_FILTER_ALL')} (${items.length})` },
            { value: 'NOT_DONE', label: `${t('BULK_FILTER_NOT_DONE')} (${left.length})` },
          ]}
        />
      )}
      <Stack as="ul" className={classes.list}>
        {shown.map((item) => (
          <Line key={item.ApplicationKey} item={item} />
        ))}
      </Stack>
    </>
  );
}

function Line({ item }: { item: BulkItem }) {
  const t = useText();
  const localized = useLocalized();
  const nameOf = useApplicationName();
  const { ApplicationKey, OrgName, ServiceName, AssessmentType, CreatedAt } = item;
  const { Status, Reasons, Message } = item;
  const isSeen = ServiceName !== null && AssessmentType !== null && CreatedAt !== null;
  const why = Reasons.length > 0 ? joinSentences(Reasons.map((reason) => reason.Message)) : Message;
  return (
    <li className={classes.item}>
      <span>
        {isSeen ? (
          <AppLink href={`/viewform?key=${ApplicationKey}`}>
            {nameOf({ ...item, ServiceName, AssessmentType, CreatedAt })}
          </AppLink>
        ) : (
          <b>{t('BULK_ITEM_UNKNOWN')}</b>
        )}
        {OrgName && (
          <Words as="span" isBlock tone="soft" size="xs">
            {localized(OrgName)}
          </Words>
        )}
      </span>
      <Badge tone={TONES[Status]}>{t(`BULK_ITEM_${Status}`)}</Badge>
      {Status === 'REFUSED' && why && <span className={classes.why}>{why}</span>}
      {Status === 'FAILED' && <span className={classes.why}>{t('BULK_ITEM_FAILED_WHY')}</span>}
    </li>
  );
}
