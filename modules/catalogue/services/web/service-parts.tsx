import { Suspense } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { Fault, ServiceView } from '../rules/contract.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import { groupFaults } from './draft/group-faults.ts';
import classes from './service.module.css';
import { serviceTabs } from './service-tabs.ts';
import { byTab } from './tab-of.ts';
import type { Part } from './use-part.ts';

type Props = {
  service: ServiceView;
  definition: ServiceDefinition;
  change: (changed: Partial<ServiceDefinition>) => void;
  faults: readonly Fault[];
  isReadOnly: boolean;
  part: Part;
};

/**
 * Tab bar of a service definition in the editor and the version view; shows the open tab, editable or
 * read-only, and each tab's number of faults.
 */
export function ServiceParts({ part, ...body }: Props) {
  const t = useText();
  const counts = new Map(byTab(groupFaults(body.faults)).map(({ tab, items }) => [tab, items.length]));
  const mark = (count: number | undefined) =>
    count === undefined ? null : (
      <span className={classes.faults}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{t('SERVICE_FAULTS_HERE', { count })}</span>
      </span>
    );
  return (
    <Tabs
      label={t('SERVICE_PARTS')}
      open={part.tab}
      onOpen={part.open}
      tabs={serviceTabs.map(({ name, label, Body }) => ({
        name,
        label: t(label),
        mark: mark(counts.get(name)),
        body: (
          <Suspense fallback={<Skeletons lines={8} height={22} />}>
            <Body {...body} place={part.place} placeAsked={part.requestedPlace} />
          </Suspense>
        ),
      }))}
    />
  );
}
