export function NoticeSettingCard() {
  return null;
}
