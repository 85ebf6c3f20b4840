import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useGo } from '#platform/web/ui/use-go.ts';
import { serviceActionRoute } from '../../rules/action-routes.ts';
import type { ServiceView } from '../../rules/contract.ts';
import { serviceEditAddress } from '../addresses.ts';
import { takeService } from '../use-service.ts';
import classes from './version-list.module.css';

const draftRoute = serviceActionRoute('DRAFT');

/** Begins the next draft as a copy of this version, where the service lets one begin. */
export function BeginFrom({ service, versionNo }: { service: ServiceView; versionNo: number }) {
  const isOpen = service.Actions.some(({ Action, Allowed }) => Action === 'DRAFT' && Allowed);
  // What holds today is what the big button begins with.
  return isOpen && versionNo !== service.VersionNo ? <Begin service={service} versionNo={versionNo} /> : null;
}

type Props = { service: ServiceView; versionNo: number };

function Begin({ service, versionNo }: Props) {
  const t = useText();
  const go = useGo();
  const send = useSend(draftRoute, {
    onSuccess: (fresh) => {
      takeService(fresh);
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
