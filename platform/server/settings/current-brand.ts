import type { Configuration } from '#platform/common/session/configuration.ts';
import { brandCss } from '#platform/common/settings/brand-css.ts';
import { currentSettings } from '#platform/common/settings/current-settings.ts';

/** The certification body's colours and pictures, as pages link them. */
export function currentBrand(): Configuration['Brand'] {
  const values = currentSettings();
  const folder = values.Logo && `/brand/${values.Logo.FileKey}`;
  return {
    Css: brandCss(values) || null,
    Logo: folder && `${folder}/logo.png`,
    Icon: folder && `${folder}/icon.png`,
  };
}
