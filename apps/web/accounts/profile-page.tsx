/** Own profile screen: the identity module's page with the notification settings and calendar cards. */
import { CALENDAR_ROLES } from '#modules/certification/cycles/rules/contract.ts';
import { CalendarCard } from '#modules/certification/cycles/web/calendar-card.tsx';
import { ProfilePage as Page } from '#modules/identity/accounts/web/user/profile-page.tsx';
import { NoticeSettingCard } from '#modules/messaging/notification-centre/web/notice-setting-card.tsx';

const cards = {
  notices: <NoticeSettingCard />,
  calendar: { roles: CALENDAR_ROLES, card: <CalendarCard /> },
};

export const ProfilePage = () => <Page cards={cards} />;
