import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { serviceActionRoute } from '../../rules/action-routes.ts';
import { type ServiceView, serviceRoutes } from '../../rules/contract.ts';
import { updateServiceCache } from '../use-service.ts';
import { hasDraft, isUnsaved } from './draft-state.ts';
import { createDraftStore, type DraftBackend } from './draft-store.ts';

const saveRoute = serviceActionRoute('SAVE');

const backendOf = (ServiceKey: string): DraftBackend => ({
  save: (Version, Definition) =>
    call(saveRoute, {
      body: { ServiceKey, Version, Definition },
      idempotencyKey: newIdempotencyKey(),
      isReloadDeferred: true,
    }),
  read: () => call(serviceRoutes.view, { query: { ServiceKey } }),
  onSaved: updateServiceCache,
});

/**
 * React hook of the service editor that opens a service's draft with automatic saving and undo, and follows
 * changes that other users make.
 */
export function useServiceDraft(service: ServiceView) {
  const t = useText();
  const [store] = useState(() => {
    if (!hasDraft(service)) throw new Error('the editor is opened with a draft');
    return createDraftStore(backendOf(service.ServiceKey), service);
  });
  const state = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    if (store.update(service)) toast(t('SERVICE_EDIT_REFRESHED'), 'info');
  }, [store, service, t]);
  useEffect(() => {
    store.start();
    return store.stop;
  }, [store]);
  return { ...state, store, definition: state.history.now, isUnsaved: isUnsaved(state) };
}

export type ServiceDraft = ReturnType<typeof useServiceDraft>;
