import type { applicationRoutes } from '#modules/applications/applications/rules/contract.ts';
import { APPLICATION_STATUSES } from '#modules/applications/applications/rules/statuses.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { formatNumber } from '#platform/web/i18n/format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';

/** Every status with its share; each line opens the list of it. */
export function StatusBars({ count }: { count: DataOf<typeof applicationRoutes.count> | undefined }) {
  const t = useText();
  const lines = APPLICATION_STATUSES.map((status) => ({ status, value: count?.Counts[status] ?? 0 })).filter(
    (line) => line.value > 0,
  );
  return (
    <Card title={t('DASH_STATUSES')}>
      {count ? (
        <ShareBars
          isInColumns
          lines={lines.map(({ status, value }) => ({
            id: status,
            label: t(`STATUS_${status}`),
            value,
            text: formatNumber(value),
            href: `/applications?Status=${status}`,
          }))}
        />
      ) : (
        <Skeletons lines={7} />
      )}
    </Card>
  );
}
