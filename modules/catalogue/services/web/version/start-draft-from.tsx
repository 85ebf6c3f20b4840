import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { serviceActionRoute } from '../../rules/action-routes.ts';
import type { ServiceView } from '../../rules/contract.ts';
import { serviceEditAddress } from '../addresses.ts';
import { updateServiceCache } from '../use-service.ts';
import classes from './version-list.module.css';

const draftRoute = serviceActionRoute('DRAFT');

/**
 * Button in the list of versions that starts the next draft as a copy of that version, shown if a new draft
 * is allowed and the version is not the one in force.
 */
export function StartDraftFrom({ service, versionNo }: { service: ServiceView; versionNo: number }) {
  const isOpen = service.Actions.some(({ Action, Allowed }) => Action === 'DRAFT' && Allowed);
  // The main button already starts from the version in force.
  return isOpen && versionNo !== service.VersionNo ? (
    <StartDraftButton service={service} versionNo={versionNo} />
  ) : null;
}

type Props = { service: ServiceView; versionNo: number };

function StartDraftButton({ service, versionNo }: Props) {
  const t = useText();
  const go = useNavigateTo();
  const send = useSend(draftRoute, {
    onSuccess: (fresh) => {
      updateServiceCache(fresh);
      toast(t('MSG_SERVICE_DRAFTED'));
      go(serviceEditAddress(fresh.ServiceKey));
    },
  });
  const { ServiceKey, Version } = service;
  return (
    <button
      type="button"
      className={classes.way}
      disabled={send.isPending}
      onClick={() => send.mutate({ ServiceKey, Version, VersionNo: versionNo })}
    >
      {t('SERVICE_BEGIN_FROM')}
    </button>
  );
}
