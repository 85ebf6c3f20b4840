/** Icon of a menu entry, by the icon name in the screen table. */
import {
  IconActivityHeartbeat,
  IconAdjustments,
  IconArticle,
  IconAward,
  IconBuildingCommunity,
  IconCalendarDue,
  IconCertificate,
  IconCircle,
  IconCoins,
  IconCreditCard,
  IconDevices,
  IconFileText,
  IconHistory,
  IconInbox,
  IconLanguage,
  IconLayoutDashboard,
  IconMail,
  IconReceipt,
  IconServerCog,
  IconShieldLock,
  IconStack2,
  IconTag,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  IconWorld,
} from '@tabler/icons-react';

/** Icons by their name in the screen table. */
const ICONS: Readonly<Record<string, typeof IconCircle>> = {
  dashboard: IconLayoutDashboard,
  service: IconStack2,
  application: IconFileText,
  certificate: IconAward,
  schedule: IconCalendarDue,
  inbox: IconInbox,
  invoice: IconReceipt,
  finance: IconCoins,
  card: IconCreditCard,
  client: IconUsers,
  child: IconUserPlus,
  staff: IconUsersGroup,
  team: IconBuildingCommunity,
  tag: IconTag,
  mail: IconMail,
  translation: IconLanguage,
  country: IconWorld,
  cycle: IconCertificate,
  content: IconArticle,
  setting: IconAdjustments,
  permission: IconShieldLock,
  log: IconHistory,
  status: IconActivityHeartbeat,
  session: IconDevices,
  deployment: IconServerCog,
};

export function MenuIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? IconCircle;
  return <Icon size={19} stroke={1.7} aria-hidden="true" />;
}
