import { useScreenSearch } from '../search.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { ApplicationScreen } from './application-screen.tsx';
import { useApplication } from './use-application.ts';

/** `/viewform?key=`: everything about one application. */
export function ApplicationPage() {
  const { key = '' } = useScreenSearch('viewForm');
  const { data, error, refetch } = useApplication(key);
  if (data) return <ApplicationScreen view={data} />;
  return error ? (
    <ErrorPanel error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeletons lines={8} height={24} />
  );
}
