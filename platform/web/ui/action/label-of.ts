import type { DialogField } from '#platform/common/workflow/types.ts';

/**
 * Returns the text key of a field's label in an action dialog: the field's own, or `FIELD_<name>`; a
 * required remark is labelled as a reason.
 */
export function labelOf({ Field, Kind, IsRequired, Label }: DialogField): string {
  if (Label) return Label;
  return Kind === 'remark' && IsRequired ? 'FIELD_Reason' : `FIELD_${Field}`;
}
