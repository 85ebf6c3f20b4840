/** Primitive of text: a paragraph, or another element (`as`), in a size and tone of the design. */
import type { ElementType } from 'react';
import { type Of, type StyleProps, withClasses } from './style-props.ts';

type Own = StyleProps & { className?: string | undefined };

export function Words<Tag extends ElementType = 'p'>({ as, ...props }: Of<Tag, Own>) {
  const Element: ElementType = as ?? 'p';
  return <Element {...withClasses(props, 'text')} />;
}
