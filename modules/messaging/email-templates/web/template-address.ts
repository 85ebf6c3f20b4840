export const templateAddress = (template: string): string =>
  `/email_notification?${new URLSearchParams({ template })}`;
