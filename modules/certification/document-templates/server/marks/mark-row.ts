/**
 * Converts a stored mark (logo, signature or accreditation mark on certificates) to its API form, with its
 * state as of today.
 */
import type { Selectable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { MarkRow } from '../../rules/mark-contract.ts';
import type { MarkState } from '../../rules/mark-kinds.ts';

export type StoredMark = Selectable<Tables['Mark']>;

const stateOf = ({ ValidFrom, ValidTo }: StoredMark, today: string): MarkState =>
  ValidFrom > today ? 'COMING' : ValidTo !== null && ValidTo < today ? 'ENDED' : 'CURRENT';

export const markRow = (mark: StoredMark, today: string): MarkRow => ({
  MarkKey: mark.MarkKey,
  Kind: mark.Kind,
  State: stateOf(mark, today),
  Name: mark.Name,
  Title: mark.Title,
  Alt: mark.Alt,
  Services: mark.Services,
  ValidFrom: mark.ValidFrom,
  ValidTo: mark.ValidTo,
  Width: mark.Width,
  Height: mark.Height,
  Version: mark.Version,
  UpdatedAt: mark.UpdatedAt.toISOString(),
});
