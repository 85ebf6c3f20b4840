/**
 * Buttons for the workflow actions on a service (publish, start or discard a draft, withdraw, hold, offer,
 * remove), as the workflow allows; afterwards opens the matching screen.
 */
import { useMemo } from 'react';
import type { ActionView } from '#platform/common/contract/shapes.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import type { FieldProps, FieldRenderers } from '#platform/web/ui/action/action-types.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import type { ServiceView } from '../rules/contract.ts';
import { SERVICE_STATUS } from '../rules/statuses.ts';
import { serviceWorkflow } from '../rules/workflow.ts';
import { serviceEditAddress, servicesAddress, serviceViewAddress } from './addresses.ts';
import { PublishField } from './publish-field.tsx';
import { serviceNames } from './service-names.ts';
import { updateServiceCache } from './use-service.ts';

type Props = {
  service: ServiceView;
  /** Saves the draft on the server before an action on it is performed. */
  flush?: () => Promise<boolean>;
};

/** Starting a draft and publishing it are never both possible; only the possible one is shown. */
const isRedundant = ({ Action, Allowed }: ActionView, { Draft }: ServiceView): boolean =>
  !Allowed && Action === (Draft ? 'DRAFT' : 'PUBLISH');

/** Buttons to publish, change, discard, withdraw, hold, offer or remove a service, as the workflow allows. */
export function ServiceActions({ service, flush }: Props) {
  const go = useNavigateTo();
  const { first } = serviceNames(service, useLanguage());
  const fields = useMemo(
    (): FieldRenderers<ServiceView> => ({
      date: (props: FieldProps<ServiceView>) => <PublishField {...props} flush={flush} />,
    }),
    [flush],
  );
  const done = (fresh: ServiceView): void => {
    const hadDraft = service.Draft !== null;
    updateServiceCache(fresh);
    if (!SERVICE_STATUS[fresh.Status].IsPresent) go(servicesAddress, { replace: true });
    else if (hadDraft && fresh.Draft === null) go(serviceViewAddress(fresh.ServiceKey), { replace: true });
    else if (!hadDraft && fresh.Draft !== null) go(serviceEditAddress(fresh.ServiceKey));
  };
  return (
    <ActionBar
      workflow={serviceWorkflow}
      record={service}
      actions={service.Actions.filter((action) => !isRedundant(action, service))}
      onDone={done}
      subject={`${service.SchemeCode} · ${first}`}
      fields={fields}
      isUpkeep
    />
  );
}
