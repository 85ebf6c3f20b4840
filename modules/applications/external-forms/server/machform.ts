/**
 * Configuration of the MachForm server, the URL that embeds one of its forms, and its origin for the content
 * security policy.
 */
import type { Settings } from '#platform/server/configuration/settings.ts';
import { frameOrigins } from '#platform/server/http/frame-origins.ts';

/** The configured MachForm server. */
export type MachForm = {
  /** URL without a trailing slash. */
  Base: string;
  Origin: string;
  Secret: string;
  /** Header name in lower case. */
  Header: string;
};

/** Null if not configured; `readSettings` ensures that the settings are complete or absent. */
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

/** Origins that may be embedded in frames, for the content security policy. */
export const formPages = frameOrigins.implement((settings) => {
  const found = machForm(settings);
  return found ? [found.Origin] : [];
});

/** URL of a form's `embed.php` with prefilled elements. */
export function embedAddress(base: string, form: string, elements: Readonly<Record<string, string>>): string {
  return `${base}/embed.php?${new URLSearchParams({ id: form, ...elements })}`;
}
