import { Stack } from '@mantine/core';
import type { BeforePublishProps } from '#modules/catalogue/services/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { trialRoutes } from '../rules/contract.ts';
import { UnstaffedNotice } from './unstaffed-notice.tsx';

/** Steps without competent staff, above the changes made by a publication. */
export function BeforePublish({ serviceKey, versionNo, isWaiting, children }: BeforePublishProps) {
  // A warning only, and none where it cannot be asked: people may still be made competent before the day.
  const tried = useGet(
    trialRoutes.tried,
    { ServiceKey: serviceKey, ...(versionNo !== null && { VersionNo: versionNo }) },
    { enabled: versionNo !== null, staleMs: 0 },
  );
  if (tried.isLoading || isWaiting) return <Skeletons lines={4} />;
  return (
    <Stack gap={18}>
      {tried.data && <UnstaffedNotice steps={tried.data.Unstaffed} help="SERVICE_PUBLISH_UNSTAFFED" />}
      {children}
    </Stack>
  );
}
