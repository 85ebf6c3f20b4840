/** Derives a service version's state on a given day: draft, scheduled, current, superseded or withdrawn. */
import { isDraft, isPublished, VERSION_STATE, type VersionState, type VersionStatus } from './statuses.ts';

type Stored = { VersionNo: number; Status: VersionStatus; EffectiveOn: string | null };

const isInForce = ({ Status, EffectiveOn }: Stored, today: string): boolean =>
  isPublished(Status) && EffectiveOn !== null && EffectiveOn <= today;

/** Number of the version in force on a day: the newest that has started; null before the first. */
const currentNo = (versions: readonly Stored[], today: string): number | null =>
  versions
    .filter((version) => isInForce(version, today))
    .reduce<number | null>((newest, { VersionNo }) => Math.max(newest ?? 0, VersionNo), null);

/** The state of a version on a day, YYYY-MM-DD in Hong Kong. */
export function stateOf(version: Stored, versions: readonly Stored[], today: string): VersionState {
  const { Status } = version;
  if (Status !== 'PUBLISHED') return Status;
  if (!isInForce(version, today)) return 'SCHEDULED';
  return version.VersionNo === currentNo(versions, today) ? 'CURRENT' : 'SUPERSEDED';
}

/** The version that comes into force after a day; there is at most one. */
export const scheduledVersion = <Version extends Stored>(
  versions: readonly Version[],
  today: string,
): Version | undefined =>
  versions.find((version) => VERSION_STATE[stateOf(version, versions, today)].IsScheduled);

/** What the workflow of a service asks about its versions. */
export const versionFacts = (versions: readonly Stored[], today: string) => ({
  HasDraft: versions.some(({ Status }) => isDraft(Status)),
  HasCurrent: currentNo(versions, today) !== null,
  HasScheduled: scheduledVersion(versions, today) !== undefined,
});
