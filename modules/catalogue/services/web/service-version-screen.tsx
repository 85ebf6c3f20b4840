/**
 * Content of the read-only service screen: one version (by default the one in force) or its comparison with
 * another, the list of versions, tags and workflow actions.
 */

import { Button } from '@mantine/core';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ServiceVersionRow, ServiceView } from '../rules/contract.ts';
import { isCurrent, VERSION_STATE } from '../rules/statuses.ts';
import { serviceEditAddress, serviceViewAddress } from './addresses.ts';
import classes from './service.module.css';
import { ServiceActions } from './service-actions.tsx';
import { ServiceHeader } from './service-header.tsx';
import { ServiceLinks } from './service-links.tsx';
import { ServiceTags } from './service-tags.tsx';
import { useCanManageServices } from './use-can-manage-services.ts';
import { CompareVersions } from './version/compare-versions.tsx';
import { VersionBody } from './version/version-body.tsx';
import { VersionList } from './version/version-list.tsx';

/** The requested version; otherwise the one in force today, the scheduled one or the newest. */
function versionOf(service: ServiceView, requested: string | undefined): ServiceVersionRow | undefined {
  const { Versions, VersionNo } = service;
  return (
    Versions.find((row) => String(row.VersionNo) === requested) ??
    Versions.find((row) => row.VersionNo === VersionNo) ??
    Versions.find((row) => VERSION_STATE[row.State].IsScheduled) ??
    Versions[0]
  );
}

export function ServiceReading({ service }: { service: ServiceView }) {
  const t = useText();
  const format = useFormat();
  const isKeeper = useCanManageServices();
  const { version: requestedVersion, compare } = useSearchText<'version' | 'compare'>();
  const version = versionOf(service, requestedVersion);
  const other = service.Versions.find((row) => String(row.VersionNo) === compare);
  const lead =
    version && isCurrent(version.State)
      ? t('SERVICE_IN_FORCE_SINCE', {
          version: version.VersionNo,
          date: format.date(version.EffectiveOn),
        })
      : service.VersionNo
        ? t('SERVICE_IN_FORCE', { version: service.VersionNo })
        : t('SERVICE_NO_VERSION');
  return (
    <div className={classes.screen}>
      <ServiceHeader service={service} lead={lead}>
        {version && <ServiceLinks service={service} version={version.VersionNo} isView />}
      </ServiceHeader>
      {isKeeper && <ServiceActions service={service} />}
      {service.HasDraft && (
        <Notice tone="info" title={t('SERVICE_DRAFT_IS_OPEN')}>
          {t('SERVICE_DRAFT_IS_OPEN_TEXT')}
          <Button
            component={AppLink}
            href={serviceEditAddress(service.ServiceKey)}
            variant="default"
            size="xs"
            mt="xs"
            display="table"
          >
            {t('SERVICE_DRAFT_GO')}
          </Button>
        </Notice>
      )}
      <Columns count="side" until="lg" align="start" gap="md">
        {version && other ? (
          <CompareVersions service={service} from={other} to={version} />
        ) : version ? (
          <div className={classes.screen}>
            <OtherVersion service={service} version={version} />
            <VersionBody key={version.VersionNo} service={service} versionNo={version.VersionNo} />
          </div>
        ) : (
          <Notice tone="info">{t('SERVICE_NO_VERSION')}</Notice>
        )}
        <Stack gap="md" className={classes.side}>
          <VersionList service={service} shown={version?.VersionNo ?? null} />
          <ServiceTags service={service} isKeeper={isKeeper} />
        </Stack>
      </Columns>
    </div>
  );
}

/** Notice that the displayed version is not the one in force today. */
function OtherVersion({ service, version }: { service: ServiceView; version: ServiceVersionRow }) {
  const t = useText();
  const format = useFormat();
  if (isCurrent(version.State)) return null;
  const date = format.date(version.EffectiveOn);
  return (
    <Notice tone={VERSION_STATE[version.State].IsScheduled ? 'info' : 'warning'}>
      {t(`SERVICE_READING_${version.State}`, { version: version.VersionNo, date })}{' '}
      {service.VersionNo !== null && (
        <AppLink href={serviceViewAddress(service.ServiceKey)}>{t('SERVICE_READ_CURRENT')}</AppLink>
      )}
    </Notice>
  );
}
