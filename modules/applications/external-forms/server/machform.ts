import type { Settings } from '#platform/server/configuration/settings.ts';
import { frameOrigins } from '#platform/server/http/frame-origins.ts';

/** The MachForm server of this portal. */
export type MachForm = {
  /** Without a last slash. */
  Base: string;
  Origin: string;
  Secret: string;
  /** Lower case. */
  Header: string;
};

/** Null where none is configured; `readSettings` sees to it that it is set wholly or not at all. */
export function machForm(settings: Settings): MachForm | null {
  const { MACHFORM_URL, MACHFORM_WEBHOOK_SECRET, MACHFORM_WEBHOOK_HEADER } = settings;
  if (!MACHFORM_URL || !MACHFORM_WEBHOOK_SECRET) return null;
  return {
    Base: MACHFORM_URL.replace(/\/+$/, ''),
    Origin: new URL(MACHFORM_URL).origin,
    Secret: MACHFORM_WEBHOOK_SECRET,
    Header: MACHFORM_WEBHOOK_HEADER,
  };
}

/** Whose pages may be framed, for the page's security policy. */
export const formPages = frameOrigins.implement((settings) => {
  const found = machForm(settings);
  return found ? [found.Origin] : [];
});

/** `embed.php` of one form, with its prefilled elements. */
export function embedAddress(base: string, form: string, elements: Readonly<Record<string, string>>): string {
  return `${base}/embed.php?${new URLSearchParams({ id: form, ...elements })}`;
}
