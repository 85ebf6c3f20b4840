import type { ElementType } from 'react';
import { type Look, type Of, type Space, takeLook } from './look.ts';

type Own = Look & {
  gap?: Space;
  /** Its height is given from outside: the parts stay at the top, or where their own margins put them. */
  isTall?: boolean;
  className?: string | undefined;
};

/** Parts below each other, with the same space between them. */
export function Stack<Tag extends ElementType = 'div'>({ as, gap, isTall, ...props }: Of<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  const own = [gap && `gap-${gap}`, isTall && 'isTall'];
  return <Element {...takeLook(props, 'text', 'stack', ...own.filter((name) => typeof name === 'string'))} />;
}
