/**
 * Settings screen for the tags of services and applications, which uses the shared reference list screen to
 * add, edit, reorder and retire them.
 */
import { tagKind } from './reference-kind.ts';
import { ReferencePage } from './reference-page.tsx';

export function TagsPage() {
  return <ReferencePage kind={tagKind} />;
}
