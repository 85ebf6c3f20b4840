import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import { type ApplicationView, applicationRoutes } from '../rules/contract.ts';
import { viewAddress } from './addresses.ts';
import { historyWords } from './history-words.ts';

const SHOWN = 3;

export function LatestCard({ view }: { view: ApplicationView }) {
  const t = useText();
  const format = useFormat();
  const { data } = useGet(applicationRoutes.history, { ApplicationKey: view.ApplicationKey });
  if (data?.Rows.length === 0) return null;
  const items = data?.Rows.slice(0, SHOWN).map((row) => ({
    id: row.Version,
    title: (
      <>
        <b>{row.By?.Name ?? t('HISTORY_SYSTEM')}</b> {historyWords(row, t)}
      </>
    ),
    meta: [format.dateTime(row.At), row.AsRole && t(`ROLE_${row.AsRole}`)].filter(Boolean).join(' · '),
  }));
  return (
    <Card
      title={t('LATEST_TITLE')}
      aside={<AppLink href={viewAddress(view.ApplicationKey, 'history')}>{t('LATEST_ALL')}</AppLink>}
    >
      {items ? <Timeline items={items} /> : <Skeletons lines={3} />}
    </Card>
  );
}
