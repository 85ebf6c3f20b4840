/** Web components of the accounts module that other modules may import; all other files are internal. */
export { profileTexts } from '../texts/profile.ts';
export { useOrganisationFilter } from './client/organisation-filter.tsx';
export { OrganisationPicker } from './client/organisation-picker.tsx';
export { FieldGroup } from './field-group.tsx';
export { SaveBar } from './save-bar.tsx';
export type { CompetenceChoice } from './staff/competence.ts';
export { CompetenceList } from './staff/competence-list.tsx';
export { CompetenceTable } from './staff/competence-table.tsx';
export { ShareButton } from './sub/share-button.tsx';
export { type Edits, useEdits } from './use-edits.ts';
export { useSaveAccount } from './use-save-account.ts';
export { CloseCard } from './user/close-card.tsx';
export { DataCard } from './user/data-card.tsx';
export { useProfile } from './user/use-profile.ts';
