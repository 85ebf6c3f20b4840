import type { Configuration } from '#platform/common/session/configuration.ts';
import { brandCss } from '#platform/common/settings/brand-css.ts';
import { currentSettings } from '#platform/common/settings/current-settings.ts';

/** Returns the certification body's style sheet, logo and icon, as linked in pages. */
export function currentBrand(): Configuration['Brand'] {
  const values = currentSettings();
  const folder = values.Logo && `/brand/${values.Logo.FileKey}`;
  return {
    Css: brandCss(values) || null,
    Logo: folder && `${folder}/logo.png`,
    Icon: folder && `${folder}/icon.png`,
  };
}
