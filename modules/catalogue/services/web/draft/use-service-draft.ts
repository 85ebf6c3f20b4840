import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, newIntention } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { serviceActionRoute } from '../../rules/action-routes.ts';
import { type ServiceView, serviceRoutes } from '../../rules/contract.ts';
import { takeService } from '../use-service.ts';
import { hasDraft, isUnsaved } from './draft-state.ts';
import { createDraftStore, type Outside } from './draft-store.ts';

const saveRoute = serviceActionRoute('SAVE');

const outsideOf = (ServiceKey: string): Outside => ({
  save: (Version, Definition) =>
    call(saveRoute, { body: { ServiceKey, Version, Definition }, idempotencyKey: newIntention() }),
  read: () => call(serviceRoutes.view, { query: { ServiceKey } }),
  onSaved: (fresh) => takeService(fresh, 'none'),
});

/** The draft on the screen and the ways to change it. `service` has one, or had one when the screen was opened. */
export function useServiceDraft(service: ServiceView) {
  const t = useText();
  const [store] = useState(() => {
    if (!hasDraft(service)) throw new Error('the editor is opened with a draft');
    return createDraftStore(outsideOf(service.ServiceKey), service);
  });
  const state = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    if (store.take(service)) toast(t('SERVICE_EDIT_REFRESHED'), 'info');
  }, [store, service, t]);
  useEffect(() => {
    store.start();
    return store.stop;
  }, [store]);
  return { ...state, store, definition: state.history.now, isUnsaved: isUnsaved(state) };
}

export type ServiceDraft = ReturnType<typeof useServiceDraft>;
