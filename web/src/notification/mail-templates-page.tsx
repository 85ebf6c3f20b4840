export function MailTemplatesPage() {
  return null;
}
