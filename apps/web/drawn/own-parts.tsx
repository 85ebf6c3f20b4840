import { DashboardPage } from '#modules/operations/dashboards/web/dashboard-page.tsx';
import { contentRoutes } from '#modules/public/content/rules/contract.ts';
import { AnnouncementList } from '#modules/public/content/web/announcement-list.tsx';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AccountButton } from '../layout/account-button.tsx';
import { Notices } from '../layout/notices.tsx';
import { SideMenu } from '../layout/side-menu.tsx';

const nothing = (): void => undefined;

/** What `DrawnShell` has lines for, as it is for one person. The names are those of its places. */
export function OwnParts({ closed }: { closed: readonly string[] }) {
  return (
    <>
      <div data-part="menu">
        <SideMenu onHelp={nothing} helpMark={null} />
      </div>
      <div data-part="account">
        <Notices />
        <AccountButton />
      </div>
      <div data-part="main">
        <Announced closed={closed} />
        <DashboardPage />
      </div>
    </>
  );
}

/** Without the news that come while a page is open: by then the app is there. */
function Announced({ closed }: { closed: readonly string[] }) {
  const t = useText();
  const language = useLanguage();
  const { data } = useGet(contentRoutes.announcements);
  const items = data?.Items.filter(({ Key }) => !closed.includes(Key)) ?? [];
  return (
    <div>
      <AnnouncementList items={items} say={(text) => text[language]} t={t} />
    </div>
  );
}
