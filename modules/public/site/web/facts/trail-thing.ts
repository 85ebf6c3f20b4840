import type { SiteInput } from '../../rules/page.ts';
import type { SiteTranslate } from '../use-site-text.ts';
import type { Thing } from './thing.ts';

/** The way from the home page to a page below another one. */
export function trailThing(
  input: SiteInput,
  t: SiteTranslate,
  above: { Path: string; Title: string },
  here: string,
): Thing {
  const step = (position: number, name: string, path: string): Thing => ({
    '@type': 'ListItem',
    position,
    name,
    item: `${input.PublicUrl}${path}`,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      step(1, t('SITE_TRAIL_HOME'), '/home'),
      step(2, above.Title, above.Path),
      step(3, here, input.Path.split('?')[0] ?? '/'),
    ],
  };
}
