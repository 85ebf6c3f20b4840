import type { ContentFault } from '../../rules/faults.ts';
import type { ContentKind } from '../../rules/kinds.ts';
import type { ContentOf } from '../../rules/shapes.ts';

/**
 * Props that the editors of all kinds of content share: the content, the faults to mark, and the change
 * handler.
 */
export type EditorProps<K extends ContentKind> = {
  content: ContentOf<K>;
  faults: readonly ContentFault[];
  onChange: (content: ContentOf<K>) => void;
};
