/** Nonconformities of an application on its page, with grade, status and due date; empty if there are none. */

import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { type NonconformityRow, nonconformityRoutes } from '../rules/contract.ts';
import { nonconformityAddress } from '../rules/nonconformity-address.ts';
import { isOpen } from '../rules/statuses.ts';
import { DueText } from './due-text.tsx';
import classes from './nonconformity.module.css';
import { EscalatedBadge, GradeBadge, NonconformityStatusBadge } from './nonconformity-badges.tsx';

export function ApplicationNonconformities({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const { data } = useGet(nonconformityRoutes.ofApplication, { ApplicationKey: applicationKey });
  if (!data || data.Rows.length === 0) return null;
  return (
    <Card title={t('NC_OF_APPLICATION')} isFlush>
      <Stack as="ul">
        {data.Rows.map((row) => (
          <Row key={row.NonconformityKey} row={row} isEarlier={row.ApplicationKey !== applicationKey} />
        ))}
      </Stack>
    </Card>
  );
}

function Row({ row, isEarlier }: { row: NonconformityRow; isEarlier: boolean }) {
  const t = useText();
  const localized = useLocalized();
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <AppLink href={nonconformityAddress(row.NonconformityKey)}>
          {row.NonconformityNo} · {row.Clause || localized(row.Requirement)}
        </AppLink>
        {isEarlier && (
          <Words as="span" tone="soft" size="xs" className={classes.small}>
            {' '}
            {t('NC_OF_EARLIER', { no: row.ApplicationNo ?? '' })}
          </Words>
        )}
      </span>
      {isOpen(row.Status) && row.DueOn && (
        <Words as="span" tone="soft" size="xs" className={classes.small}>
          {!row.IsOverdue && `${t('NC_DUE')} `}
          <DueText row={row} />
        </Words>
      )}
      <GradeBadge grade={row.Grade} />
      <EscalatedBadge row={row} />
      <NonconformityStatusBadge status={row.Status} />
    </li>
  );
}
