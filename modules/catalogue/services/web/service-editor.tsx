/**
 * Editor of a service draft: all tabs with automatic saving and undo, the list of faults, the notice about
 * another user's changes, and the workflow actions.
 */
import { useEffect } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ServiceView } from '../rules/contract.ts';
import { serviceEditAddress } from './addresses.ts';
import { DraftConflict } from './draft/draft-conflict.tsx';
import { DraftOutdatedTexts } from './draft/draft-outdated-texts.tsx';
import { DraftTools } from './draft/draft-tools.tsx';
import { FaultsPanel } from './draft/faults-panel.tsx';
import { useDraftFaults } from './draft/use-draft-faults.ts';
import { useServiceDraft } from './draft/use-service-draft.ts';
import { useUndoKeys } from './draft/use-undo-keys.ts';
import classes from './service.module.css';
import { ServiceActions } from './service-actions.tsx';
import { ServiceHeader } from './service-header.tsx';
import { ServiceLinks } from './service-links.tsx';
import { ServiceParts } from './service-parts.tsx';
import { usePart } from './use-part.ts';

type Props = {
  service: ServiceView;
  /** Called when the draft starts or stops having unsaved changes. */
  onUnsaved: (isUnsaved: boolean) => void;
};

/** One draft with its tabs, faults and actions. */
export function ServiceEditor({ service, onUnsaved }: Props) {
  const t = useText();
  const draft = useServiceDraft(service);
  const { definition, isUnsaved, store, save } = draft;
  const faults = useDraftFaults(service.ServiceKey, draft);
  const part = usePart((at) => serviceEditAddress(service.ServiceKey, at));
  const warning = useUnsavedWarning(isUnsaved);
  const isEnded = save === 'CLOSED';
  useUndoKeys(store, isEnded);
  useEffect(() => onUnsaved(isUnsaved || isEnded), [isUnsaved, isEnded, onUnsaved]);
  const lead = service.VersionNo
    ? t('SERVICE_DRAFT_OF', { version: draft.saved.versionNo, current: service.VersionNo })
    : t('SERVICE_DRAFT_FIRST', { version: draft.saved.versionNo });
  return (
    <div className={classes.screen}>
      <ServiceHeader service={service} names={definition} lead={lead}>
        <DraftTools draft={draft} />
        <ServiceLinks service={service} version={draft.saved.versionNo} />
      </ServiceHeader>
      {save === 'CONFLICT' && <DraftConflict draft={draft} />}
      {isEnded && (
        <Notice tone="warning" isAlert title={t('SERVICE_DRAFT_ENDED')}>
          {t('SERVICE_DRAFT_ENDED_TEXT')}
        </Notice>
      )}
      <ServiceActions service={service} flush={store.flush} />
      <FaultsPanel
        faults={faults}
        definition={definition}
        isAnotherWaiting={service.ScheduledOn !== null}
        onGo={part.goToPlace}
      />
      <DraftOutdatedTexts service={service} definition={definition} />
      <ServiceParts
        service={service}
        definition={definition}
        change={store.change}
        faults={faults}
        isReadOnly={isEnded}
        part={part}
      />
      {warning}
    </div>
  );
}
