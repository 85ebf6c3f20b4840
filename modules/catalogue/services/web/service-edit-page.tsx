import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { ServiceView } from '../rules/contract.ts';
import { MissingService } from './missing-service.tsx';
import { NoDraft } from './no-draft.tsx';
import { ServiceEditor } from './service-editor.tsx';
import { useService } from './use-service.ts';

/** `/assessment_service/edit/$key?tab=&place=`: the draft of a service. */
export function ServiceEditPage() {
  const { key = '' } = useParams({ strict: false });
  const { data, error, refetch } = useService(key);
  if (data) return <Editing key={data.ServiceKey} service={data} />;
  return error ? (
    <MissingService error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeletons lines={10} height={24} />
  );
}

/** A draft that somebody else ended stays on the screen while something in it is not saved: it may be worth copying. */
function Editing({ service }: { service: ServiceView }) {
  const [isHeld, setHeld] = useState(false);
  const [opened, setOpened] = useState(service.Draft?.VersionNo ?? null);
  const draftNo = service.Draft?.VersionNo ?? null;
  useEffect(() => {
    if (!isHeld) setOpened(draftNo);
  }, [isHeld, draftNo]);
  // The next draft after an ended one is a new screen.
  return opened === null ? (
    <NoDraft service={service} />
  ) : (
    <ServiceEditor key={opened} service={service} onUnsaved={setHeld} />
  );
}
