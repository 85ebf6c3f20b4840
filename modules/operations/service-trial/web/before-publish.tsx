import { Stack } from '@mantine/core';
import type { BeforePublishProps } from '#modules/catalogue/services/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { trialRoutes } from '../rules/contract.ts';
import { UnstaffedNotice } from './unstaffed-notice.tsx';

/**
 * Part of the dialog that publishes a service version: warns, above the list of changes, of review steps for
 * which no staff are competent.
 */
export function BeforePublish({ serviceKey, versionNo, isWaiting, children }: BeforePublishProps) {
  // Only a warning, omitted if the request fails: staff may still become competent before the effective date.
  const tried = useGet(
    trialRoutes.tried,
    { ServiceKey: serviceKey, ...(versionNo !== null && { VersionNo: versionNo }) },
    { enabled: versionNo !== null, staleMs: 0 },
  );
  if (tried.isLoading || isWaiting) return <Skeletons lines={4} />;
  return (
    <Stack gap="md">
      {tried.data && <UnstaffedNotice steps={tried.data.Unstaffed} help="SERVICE_PUBLISH_UNSTAFFED" />}
      {children}
    </Stack>
  );
}
