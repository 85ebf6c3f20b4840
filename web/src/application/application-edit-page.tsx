import { applicationRoutes } from '@assay/shared/application/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/use-get.ts';
import { useScreenSearch } from '../search.ts';
import { Skeletons } from '../ui/skeletons.tsx';
import { FormScreen } from './form/form-screen.tsx';
import { MissingApplication } from './missing-application.tsx';
import { useApplication } from './use-application.ts';

/** `/application/edit?key=`, with `view=true` to read only. */
export function ApplicationEditPage() {
  const { key = '', view } = useScreenSearch('applicationEdit');
  // Read once when the screen opens: from then on the answers live in the form itself.
  const form = useQuery({
    ...queryOf(applicationRoutes.form, { ApplicationKey: key }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const application = useApplication(key);
  const error = form.error ?? application.error;
  if (error && !form.data)
    return (
      <MissingApplication
        error={error}
        onRetry={() => void Promise.all([form.refetch(), application.refetch()])}
      />
    );
  if (!form.data || !application.data) return <Skeletons lines={8} height={24} />;
  return <FormScreen key={key} form={form.data} application={application.data} isView={view === 'true'} />;
}
