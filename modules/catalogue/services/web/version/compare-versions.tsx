import { NativeSelect } from '@mantine/core';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { type ServiceVersionRow, type ServiceView, serviceRoutes } from '../../rules/contract.ts';
import { serviceViewAddress } from '../addresses.ts';
import classes from '../service.module.css';
import { ChangeList } from './change-list.tsx';

type Props = { service: ServiceView; from: ServiceVersionRow; to: ServiceVersionRow };

/**
 * Card of the service view that compares two selectable versions of a service and lists their differences.
 */
export function CompareVersions({ service, from, to }: Props) {
  const t = useText();
  const go = useNavigateTo();
  const { ServiceKey } = service;
  const query = { ServiceKey, From: from.VersionNo, To: to.VersionNo };
  const { data, error, refetch } = useGet(serviceRoutes.compare, query, { keepPrevious: true });
  // Names of points and questions are looked up in the newer version first.
  const newer = useGet(serviceRoutes.version, { ServiceKey, VersionNo: to.VersionNo });
  const older = useGet(serviceRoutes.version, { ServiceKey, VersionNo: from.VersionNo });
  const show = (a: string, b: string) =>
    go(serviceViewAddress(ServiceKey, { version: b, compare: a }), { replace: true });
  const choice = (label: string, value: number, other: number, onChoose: (no: string) => void) => (
    <NativeSelect
      label={label}
      value={String(value)}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={service.Versions.filter(({ VersionNo }) => VersionNo !== other).map((row) => ({
        value: String(row.VersionNo),
        label: `${t('SERVICE_VERSION', { version: row.VersionNo })} · ${t(`SERVICE_VERSION_${row.State}`)}`,
      }))}
    />
  );
  return (
    <Card
      title={t('SERVICE_COMPARE')}
      aside={
        <AppLink href={serviceViewAddress(ServiceKey, { version: String(to.VersionNo) })}>
          {t('SERVICE_COMPARE_END')}
        </AppLink>
      }
    >
      <div className={classes.choices}>
        {choice(t('SERVICE_COMPARE_FROM'), from.VersionNo, to.VersionNo, (no) =>
          show(no, String(to.VersionNo)),
        )}
        {choice(t('SERVICE_COMPARE_TO'), to.VersionNo, from.VersionNo, (no) =>
          show(String(from.VersionNo), no),
        )}
      </div>
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ChangeList changes={data.Changes} definitions={[newer.data?.Definition, older.data?.Definition]} />
      ) : (
        <Skeletons lines={8} />
      )}
    </Card>
  );
}
