import type { ElementType } from 'react';
import { type Look, type Of, takeLook } from './look.ts';

type Own = Look & { className?: string | undefined };

/** A paragraph, or another element of text (`as`), in a size and tone of the design. */
export function Words<Tag extends ElementType = 'p'>({ as, ...props }: Of<Tag, Own>) {
  const Element: ElementType = as ?? 'p';
  return <Element {...takeLook(props, 'text')} />;
}
