import { type ApplicationView, applicationRoutes } from '@assay/shared/application/contract.ts';
import { useGet } from '../api/use-get.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { Timeline } from '../ui/timeline.tsx';
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
    meta: [`${format.date(row.At)} ${format.time(row.At)}`, row.AsRole && t(`ROLE_${row.AsRole}`)]
      .filter(Boolean)
      .join(' · '),
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
