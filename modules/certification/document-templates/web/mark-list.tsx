import { useState } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type MarkRow, markRoutes } from '../rules/mark-contract.ts';
import { MARK_STATES } from '../rules/mark-kinds.ts';
import { MarkItem } from './mark-item.tsx';
import type { ServiceName } from './mark-values.ts';

type Props = {
  rows: readonly MarkRow[];
  services: readonly ServiceName[];
  onEdit: (row: MarkRow) => void;
  onChanged: () => Promise<void>;
};

/**
 * List on the marks screen of logos, signatures and accreditation marks, grouped as current, scheduled and
 * ended; asks for confirmation before one is removed.
 */
export function MarkList({ rows, services, onEdit, onChanged }: Props) {
  const t = useText();
  const localized = useLocalized();
  const [removed, setRemoved] = useState<MarkRow | null>(null);
  const remove = useSend(markRoutes.remove, {
    onSuccess: async () => {
      setRemoved(null);
      toast(t('MARK_REMOVED'));
      await onChanged();
    },
  });
  return (
    <Stack gap="lg">
      {MARK_STATES.map((state) => {
        const own = rows.filter((row) => row.State === state);
        return own.length === 0 ? null : (
          <section key={state} aria-label={t(`MARK_STATE_${state}`)}>
            <Words as="h2" mb="xs" size="lg" weight="strong">
              {t(`MARK_STATE_${state}`)}
            </Words>
            <Card isFlush>
              <Stack as="ul">
                {own.map((row) => (
                  <MarkItem
                    key={row.MarkKey}
                    row={row}
                    services={services}
                    onEdit={() => onEdit(row)}
                    onRemove={() => setRemoved(row)}
                  />
                ))}
              </Stack>
            </Card>
          </section>
        );
      })}
      <Confirm
        isOpen={removed !== null}
        title={removed ? `${t('MARK_REMOVE')}: ${localized(removed.Name)}` : ''}
        text={t('MARK_REMOVE_ASK')}
        confirmLabel={t('MARK_REMOVE')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => removed && remove.mutate({ MarkKey: removed.MarkKey, Version: removed.Version })}
        onCancel={() => setRemoved(null)}
      />
    </Stack>
  );
}
