import type { Configuration } from '#platform/common/session/configuration.ts';
import { brandCss } from '#platform/common/settings/brand-css.ts';
import { currentSettings } from '#platform/common/settings/current-settings.ts';

/**
 * Returns the style sheet with the certification body's colours and the URLs of its logo and icon, from the
 * current settings, for pages and the browser's configuration.
 */
export function currentBrand(): Configuration['Brand'] {
  const values = currentSettings();
  const folder = values.Logo && `/brand/${values.Logo.FileKey}`;
  return {
    Css: brandCss(values) || null,
    Logo: folder && `${folder}/logo.png`,
    Icon: folder && `${folder}/icon.png`,
  };
}
