/** Nonconformities that the decision weighs, open ones first, with grade, status and how each was settled. */

import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import {
  type NonconformityRow,
  nonconformityStatuses,
} from '#modules/applications/nonconformities/rules/index.ts';
import {
  GradeBadge,
  NonconformityStatusBadge,
  nonconformityAddress,
} from '#modules/applications/nonconformities/web/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { DecisionSheet } from '../../rules/sheet-contract.ts';
import classes from './sheet.module.css';
import { useFindings, weighed } from './use-sheet.ts';

type Settled = DecisionSheet['Nonconformities'][number]['Settled'];
type Props = { view: ApplicationView; sheet: DecisionSheet };

/** Open majors of the checklist whose step has not ended, so that they have no record yet. */
export const unrecordedMajors = (view: ApplicationView, sheet: DecisionSheet) =>
  (view.OpenMajors?.Points ?? []).filter(
    ({ PointKey }) => !sheet.Nonconformities.some((one) => one.IsOfApplication && one.PointKey === PointKey),
  );

export function FindingsCard({ view, sheet }: Props) {
  const t = useText();
  const { data, error, refetch } = useFindings(view.ApplicationKey);
  const unrecorded = unrecordedMajors(view, sheet);
  const rows = data ? weighed(data.Rows).rows : [];
  const settled = new Map(sheet.Nonconformities.map((one) => [one.NonconformityKey, one.Settled]));
  return (
    <Card title={t('TITLE_NONCONFORMITY_LIST')} isFlush>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Box pad="md">
          <Skeletons lines={2} />
        </Box>
      )}
      {data && rows.length + unrecorded.length === 0 && (
        <Words pad="md" tone="soft">
          {t('SHEET_NC_NONE')}
        </Words>
      )}
      <Stack as="ul" className={classes.rows}>
        {unrecorded.map(({ PointKey, Name }) => (
          <li key={PointKey} className={classes.finding} data-open-major>
            <Words as="span" weight="strong" breaks="never" className="num">
              –
            </Words>
            <span>
              <GradeBadge grade="MAJOR" />
            </span>
            <div className={classes.words}>
              {Name}
              <Words as="div" tone="faint" size="xs">
                {t('SHEET_NC_UNRECORDED')}
              </Words>
            </div>
          </li>
        ))}
        {rows.map((row) => (
          <Finding
            key={row.NonconformityKey}
            row={row}
            settled={settled.get(row.NonconformityKey) ?? null}
            isEarlier={row.ApplicationKey !== view.ApplicationKey}
          />
        ))}
      </Stack>
    </Card>
  );
}

function Finding({
  row,
  settled,
  isEarlier,
}: {
  row: NonconformityRow;
  settled: Settled;
  isEarlier: boolean;
}) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const isOpen = nonconformityStatuses.open.includes(row.Status);
  const facts = [
    row.Clause,
    isEarlier && t('NC_OF_EARLIER', { no: row.ApplicationNo ?? '' }),
    isOpen &&
      row.Grade === 'MINOR' &&
      !nonconformityStatuses.planned.includes(row.Status) &&
      t('SHEET_NC_NO_PLAN'),
    isOpen && row.DueOn && !row.IsOverdue && t('SHEET_NC_DUE', { date: format.date(row.DueOn) }),
  ].filter(Boolean);
  return (
    <li className={classes.finding} data-open-major={(isOpen && row.Grade === 'MAJOR') || undefined}>
      <Words as="span" weight="strong" breaks="never" className="num">
        <AppLink href={nonconformityAddress(row.NonconformityKey)}>{row.NonconformityNo}</AppLink>
      </Words>
      <span>
        <GradeBadge grade={row.Grade} />
      </span>
      <div className={classes.words}>
        {row.Statement || localized(row.Requirement)}
        {facts.length > 0 && (
          <Words as="div" tone="faint" size="xs">
            {facts.join(' · ')}
          </Words>
        )}
        {isOpen && row.IsOverdue && row.DueOn && (
          <Words as="div" tone="red" size="xs">
            {t('NC_OVERDUE', { date: format.date(row.DueOn) })}
          </Words>
        )}
        {settled && <SettledText settled={settled} />}
      </div>
      <span className={classes.mark}>
        <NonconformityStatusBadge status={row.Status} />
      </span>
    </li>
  );
}

function SettledText({ settled: { By, At, Method, Remark } }: { settled: NonNullable<Settled> }) {
  const t = useText();
  const format = useFormat();
  const facts = [By?.Name ?? t('DECISION_BY_PORTAL'), format.date(At), Method && t(`SHEET_NC_BY_${Method}`)];
  return (
    <Words as="div" mt="2xs">
      <Words as="span" tone="faint" size="xs">
        {facts.filter(Boolean).join(' · ')}
      </Words>
      {Remark && <div>{Remark}</div>}
    </Words>
  );
}
