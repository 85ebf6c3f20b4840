import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Paragraph } from '#platform/web/ui/paragraph.tsx';
import type { ServiceVersionRow, ServiceView } from '../../rules/contract.ts';
import { VERSION_STATE } from '../../rules/statuses.ts';
import { serviceEditAddress, serviceViewAddress } from '../addresses.ts';
import { VersionStateBadge } from '../service-status.tsx';
import { StartDraftFrom } from './start-draft-from.tsx';
import classes from './version-list.module.css';

type Props = { service: ServiceView; shown: number | null };

/**
 * Card of the service view that lists all versions, newest first, with state, first day, publisher, remark
 * and applications, and links to open, compare or copy a version.
 */
export function VersionList({ service, shown }: Props) {
  const t = useText();
  return (
    <Card
      title={t('SERVICE_VERSIONS')}
      aside={<span className="num">{service.Versions.length}</span>}
      isFlush
    >
      <Stack as="ol" className={classes.list}>
        {service.Versions.map((row) => (
          <VersionItem key={row.VersionNo} row={row} service={service} isShown={row.VersionNo === shown} />
        ))}
      </Stack>
    </Card>
  );
}

type ItemProps = { row: ServiceVersionRow; service: ServiceView; isShown: boolean };

function VersionItem({ row, service, isShown }: ItemProps) {
  const t = useText();
  const format = useFormat();
  const { ServiceKey } = service;
  const version = String(row.VersionNo);
  const isDraft = VERSION_STATE[row.State].IsDraft;
  const against = comparedWith(service, row);
  return (
    <li className={classes.item} data-shown={isShown || undefined}>
      <Row justify="between" gap="xs" lines="2xs">
        <AppLink
          href={isDraft ? serviceEditAddress(ServiceKey) : serviceViewAddress(ServiceKey, { version })}
          className={classes.name}
          aria-current={isShown ? 'true' : undefined}
        >
          {t('SERVICE_VERSION', { version: row.VersionNo })}
        </AppLink>
        <VersionStateBadge state={row.State} />
      </Row>
      <p className={classes.facts}>
        {row.EffectiveOn && <span>{t('SERVICE_FROM_DAY', { date: format.date(row.EffectiveOn) })}</span>}
        {row.PublishedBy && <span>{t('SERVICE_PUBLISHED_BY', { name: row.PublishedBy.Name })}</span>}
        {isDraft && row.UpdatedBy && (
          <span>
            {t('SERVICE_CHANGED_BY', { name: row.UpdatedBy.Name, date: format.date(row.UpdatedAt) })}
          </span>
        )}
        {row.Applications > 0 && <span>{t('SERVICE_FOLLOWED', { count: row.Applications })}</span>}
      </p>
      {row.Remark && (
        <p className={classes.remark}>
          <Paragraph text={row.Remark} />
        </p>
      )}
      <Row align="stretch" gap="md" lines="2xs" mt="2xs" size="xs" className={classes.ways}>
        {against !== null && (
          <AppLink href={serviceViewAddress(ServiceKey, { version, compare: String(against) })}>
            {t('SERVICE_COMPARE_WITH', { version: against })}
          </AppLink>
        )}
        {!isDraft && <StartDraftFrom service={service} versionNo={row.VersionNo} />}
      </Row>
    </li>
  );
}

/** The version to compare with: the one it was based on, otherwise the previous one. */
function comparedWith({ Versions }: ServiceView, row: ServiceVersionRow): number | null {
  const isThere = (no: number | null) => Versions.some(({ VersionNo }) => VersionNo === no);
  if (isThere(row.BasedOnNo)) return row.BasedOnNo;
  return Versions.find(({ VersionNo }) => VersionNo < row.VersionNo)?.VersionNo ?? null;
}
