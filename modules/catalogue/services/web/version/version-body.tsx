import { useGet } from '#platform/web/api/use-get.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type ServiceView, serviceRoutes } from '../../rules/contract.ts';
import { serviceViewAddress } from '../addresses.ts';
import { ServiceParts } from '../service-parts.tsx';
import { usePart } from '../use-part.ts';

const NO_FAULTS = [] as const;

/**
 * Loads one version of a service and shows its definition read-only, in the same tabs as the service editor.
 */
export function VersionBody({ service, versionNo }: { service: ServiceView; versionNo: number }) {
  const { ServiceKey } = service;
  const { version } = useSearchText<'version'>();
  const { data, error, refetch } = useGet(serviceRoutes.version, { ServiceKey, VersionNo: versionNo });
  const part = usePart(({ tab }) => serviceViewAddress(ServiceKey, { tab, version }));
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={10} height={22} />;
  return (
    <ServiceParts
      service={service}
      definition={data.Definition}
      change={() => undefined}
      faults={NO_FAULTS}
      isReadOnly
      part={part}
    />
  );
}
