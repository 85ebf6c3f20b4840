import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { referenceRoutes } from '#modules/catalogue/reference-data/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import list from '#platform/web/ui/list/list.module.css';
import type { ServiceRow } from '../../rules/contract.ts';
import { isInPreparation } from '../../rules/statuses.ts';
import { serviceEditAddress, serviceViewAddress } from '../addresses.ts';
import { serviceNames } from '../service-names.ts';
import { ServiceStatusBadge } from '../service-status.tsx';
import classes from './service-list.module.css';

/**
 * Row of the staff's service list: scheme code, name, tags, status, versions and number of running
 * applications, with a link to the service.
 */
export function ServiceListRow({ row, handle }: { row: ServiceRow; handle: ReactNode }) {
  const t = useText();
  const { first, extra, second } = serviceNames(row, useLanguage());
  // A service that was never published has no version to view.
  const href = isInPreparation(row.Status)
    ? serviceEditAddress(row.ServiceKey)
    : serviceViewAddress(row.ServiceKey);
  return (
    <>
      <span className={classes.handle}>{handle}</span>
      <Words
        as="span"
        padX="xs"
        tone="soft"
        ground="plain"
        round="md"
        size="xs"
        weight="strong"
        className={classes.code}
      >
        {row.SchemeCode}
      </Words>
      <div className={classes.main}>
        <AppLink href={href} className={list.link}>
          {first}{' '}
          <Words as="span" tone="soft" weight="normal">
            {extra}
          </Words>
        </AppLink>
        {second && (
          <Words as="div" tone="soft" size="sm">
            {second}
          </Words>
        )}
        <Tags codes={row.Tags} />
      </div>
      <div className={classes.status}>
        <ServiceStatusBadge service={row} />
        <Words as="span" tone="soft" size="sm">
          {t(`KIND_${row.Kind}`)}
        </Words>
      </div>
      <Versions row={row} />
      <div className={classes.running}>
        <b className="num">{row.Applications}</b> {t('SERVICE_RUNNING')}
      </div>
    </>
  );
}

function Versions({ row }: { row: ServiceRow }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={classes.versions}>
      <span>
        {row.VersionNo ? t('SERVICE_VERSION', { version: row.VersionNo }) : t('SERVICE_NO_VERSION')}
      </span>
      {row.ScheduledOn && (
        <Words as="span" tone="soft" size="sm">
          {t('SERVICE_COMING', { date: format.date(row.ScheduledOn) })}
        </Words>
      )}
      {row.HasDraft && (
        <AppLink href={serviceEditAddress(row.ServiceKey)} className={classes.draft}>
          <IconPencil size={14} stroke={1.8} aria-hidden="true" /> {t('SERVICE_DRAFT_OPEN')}
        </AppLink>
      )}
    </div>
  );
}

function Tags({ codes }: { codes: readonly string[] }) {
  const t = useText();
  const localized = useLocalized();
  const { data } = useGet(referenceRoutes.tags, undefined, { enabled: codes.length > 0 });
  if (codes.length === 0) return null;
  const nameOf = (code: string) => {
    const tag = data?.Rows.find(({ TagCode }) => TagCode === code);
    return tag ? localized(tag.Name) : code;
  };
  return (
    <Row as="ul" align="stretch" gap="2xs" mt="2xs" aria-label={t('TITLE_TAGS')}>
      {codes.map((code) => (
        <Box key={code} as="li" padX="xs" tone="soft" line="line" round="full" size="xs">
          {nameOf(code)}
        </Box>
      ))}
    </Row>
  );
}
