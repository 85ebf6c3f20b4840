/**
 * Screen of the user's own profile: the identity module's page, completed here with the cards for
 * notification settings and for the calendar feed.
 */
import { cyclesPermissions } from '#modules/certification/cycles/rules/index.ts';
import { CalendarCard } from '#modules/certification/cycles/web/calendar-card.tsx';
import { ProfilePage as Page } from '#modules/identity/accounts/web/user/profile-page.tsx';
import { NoticeSettingCard } from '#modules/messaging/notification-centre/web/notice-setting-card.tsx';

const cards = {
  notices: <NoticeSettingCard />,
  calendar: { roles: cyclesPermissions.SUBSCRIBE_TO_CALENDAR, card: <CalendarCard /> },
};

export const ProfilePage = () => <Page cards={cards} />;
