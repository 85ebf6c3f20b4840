/** Settings screen for the list of tags. */
import { tagKind } from './reference-kind.ts';
import { ReferencePage } from './reference-page.tsx';

export function TagsPage() {
  return <ReferencePage kind={tagKind} />;
}
