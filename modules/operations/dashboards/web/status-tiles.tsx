import type { applicationRoutes } from '#modules/applications/applications/rules/contract.ts';
import {
  countOf,
  groupHref,
  type StatusGroup,
} from '#modules/applications/applications/web/quick-filters.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { formatNumber } from '#platform/web/i18n/format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Tile } from '#platform/web/ui/tile.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';

const TILES = [
  ['SUBMITTED', 'DASH_TILE_SUBMITTED'],
  ['REVIEW', 'DASH_TILE_REVIEW'],
  ['CLIENT', 'DASH_TILE_CLIENTS'],
  ['CERTIFIED', 'DASH_TILE_CERTIFIED'],
] as const satisfies readonly (readonly [StatusGroup, TextKey])[];

/** How many are where; each opens the list of them. */
export function StatusTiles({ count }: { count: DataOf<typeof applicationRoutes.count> | undefined }) {
  const t = useText();
  return (
    <Tiles>
      {TILES.map(([group, label]) => (
        <Tile
          key={group}
          href={groupHref(group)}
          label={t(label)}
          value={count && formatNumber(countOf(group, count))}
        />
      ))}
      <Tile
        href="/applications?IsOverTarget=true&Sort=StepSince"
        label={t('DASH_TILE_OVER')}
        value={count && formatNumber(count.OverTarget)}
        isWarning={(count?.OverTarget ?? 0) > 0}
      />
    </Tiles>
  );
}
