import type { ContentFault } from '../../rules/faults.ts';
import type { ContentKind } from '../../rules/kinds.ts';
import type { ContentOf } from '../../rules/shapes.ts';

/** Props of the editor of each kind of content. */
export type EditorProps<K extends ContentKind> = {
  content: ContentOf<K>;
  faults: readonly ContentFault[];
  onChange: (content: ContentOf<K>) => void;
};
