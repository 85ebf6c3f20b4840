/**
 * Screen `/application/edit` for filling in or reading an application's form; chooses the portal's own form
 * screen or the one for an external form server.
 */
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import type { FormProviderName } from '#modules/applications/external-forms/rules/index.ts';
import { queryOf } from '#platform/web/api/use-get.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { applicationRoutes } from '../rules/contract.ts';
import { MissingApplication } from './missing-application.tsx';
import { externalFormScreen, type FormScreenProps } from './slots.ts';
import { useApplication } from './use-application.ts';

/** Form screens by form provider; loaded lazily, so that external forms do not load the form engine. */
const screens: Readonly<Record<FormProviderName, ComponentType<FormScreenProps>>> = {
  NATIVE: lazyPart(() => import('./form/form-screen.tsx'), 'FormScreen'),
  MACHFORM: externalFormScreen.Part,
};

const waiting = <Skeletons lines={8} height={24} />;

/** Screen `/application/edit?key=`; `view=true` makes it read-only. */
export function ApplicationEditPage() {
  const { key = '', view } = useSearchText<'key' | 'view'>();
  // Fetched only once when the screen opens; from then on the form itself contains the answers.
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
  if (!form.data || !application.data) return waiting;
  const Screen = screens[application.data.FormProvider];
  return (
    <Suspense fallback={waiting}>
      <Screen key={key} form={form.data} application={application.data} isView={view === 'true'} />
    </Suspense>
  );
}
