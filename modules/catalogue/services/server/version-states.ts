/** Derives a service version's state on a given day: draft, scheduled, current, superseded or withdrawn. */
import type { VersionState } from '../rules/statuses.ts';

type Stored = { VersionNo: number; Status: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN'; EffectiveOn: string | null };

const isInForce = ({ Status, EffectiveOn }: Stored, today: string): boolean =>
  Status === 'PUBLISHED' && EffectiveOn !== null && EffectiveOn <= today;

/** Number of the version in force on a day: the newest that has started; null before the first. */
const currentNo = (versions: readonly Stored[], today: string): number | null =>
  versions
    .filter((version) => isInForce(version, today))
    .reduce<number | null>((newest, { VersionNo }) => Math.max(newest ?? 0, VersionNo), null);

/** The state of a version on a day, YYYY-MM-DD in Hong Kong. */
export function stateOf(version: Stored, versions: readonly Stored[], today: string): VersionState {
  if (version.Status !== 'PUBLISHED') return version.Status;
  if (!isInForce(version, today)) return 'SCHEDULED';
  return version.VersionNo === currentNo(versions, today) ? 'CURRENT' : 'SUPERSEDED';
}
