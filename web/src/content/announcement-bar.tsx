import { closedIn } from '@assay/shared/content/closed-announcements.ts';
import { contentRoutes } from '@assay/shared/content/contract.ts';
import { useGet } from '../api/use-get.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { AnnouncementList } from './announcement-list.tsx';

/** What is announced to the person who is signed in. */
export function AnnouncementBar() {
  const t = useText();
  const language = useLanguage();
  const news = useGet(contentRoutes.announcements, undefined, {
    isQuiet: true,
    staleMs: 300_000,
    refetchMs: 300_000,
  });
  const closed = new Set(closedIn(document.cookie));
  const items = news.data?.Items.filter(({ Key }) => !closed.has(Key)) ?? [];
  return <AnnouncementList items={items} say={(text) => text[language]} t={t} />;
}
