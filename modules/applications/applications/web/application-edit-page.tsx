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

/** What a form is filled in with, by where it lies: the form engine is not loaded for one that lies elsewhere. */
const screens: Readonly<Record<FormProviderName, ComponentType<FormScreenProps>>> = {
  NATIVE: lazyPart(() => import('./form/form-screen.tsx'), 'FormScreen'),
  MACHFORM: externalFormScreen.Part,
};

const waiting = <Skeletons lines={8} height={24} />;

/** `/application/edit?key=`, with `view=true` to read only. */
export function ApplicationEditPage() {
  const { key = '', view } = useSearchText<'key' | 'view'>();
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
  if (!form.data || !application.data) return waiting;
  const Screen = screens[application.data.FormProvider];
  return (
    <Suspense fallback={waiting}>
      <Screen key={key} form={form.data} application={application.data} isView={view === 'true'} />
    </Suspense>
  );
}
