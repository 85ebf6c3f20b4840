/**
 * Settings screen for the grounds of decisions on certificates, which uses the shared reference list screen to
 * add, edit, reorder and retire them.
 */
import { groundKind } from './reference-kind.ts';
import { ReferencePage } from './reference-page.tsx';

export function GroundsPage() {
  return <ReferencePage kind={groundKind} />;
}
