import { useGet } from '#platform/web/api/use-get.ts';
import { type ServiceView, serviceRoutes } from '../../rules/contract.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { OutdatedTexts } from '../version/outdated-texts.tsx';

type Props = { service: ServiceView; definition: ServiceDefinition };

/**
 * Warning of the service editor about texts that changed in some languages only since the version in force,
 * as last saved.
 */
export function DraftOutdatedTexts({ service: { ServiceKey, VersionNo, Draft }, definition }: Props) {
  const { data } = useGet(
    serviceRoutes.compare,
    { ServiceKey, From: VersionNo ?? 1, To: Draft?.VersionNo ?? 1 },
    { enabled: VersionNo !== null && Draft !== null, staleMs: 0 },
  );
  return data ? <OutdatedTexts changes={data.Changes} definitions={[definition]} /> : null;
}
