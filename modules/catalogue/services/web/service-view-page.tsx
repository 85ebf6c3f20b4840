import { useParams } from '@tanstack/react-router';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { MissingService } from './missing-service.tsx';
import { ServiceReading } from './service-version-screen.tsx';
import { useService } from './use-service.ts';

/**
 * Screen `/assessment_service/view/$key?version=&compare=&tab=`: loads a service and shows its versions
 * read-only, or an error with a link back.
 */
export function ServiceViewPage() {
  const { key = '' } = useParams({ strict: false });
  const { data, error, refetch } = useService(key);
  if (data) return <ServiceReading service={data} />;
  return error ? (
    <MissingService error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeletons lines={10} height={24} />
  );
}
