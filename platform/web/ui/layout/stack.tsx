/** Primitive of layout: parts below each other, with the same space between them. */
import type { ElementType } from 'react';
import { type Of, type Space, type StyleProps, withClasses } from './style-props.ts';

type Own = StyleProps & {
  gap?: Space;
  /** Its height is given from outside: the parts stay at the top, or where their own margins put them. */
  isTall?: boolean;
  className?: string | undefined;
};

export function Stack<Tag extends ElementType = 'div'>({ as, gap, isTall, ...props }: Of<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  const own = [gap && `gap-${gap}`, isTall && 'isTall'];
  return (
    <Element {...withClasses(props, 'text', 'stack', ...own.filter((name) => typeof name === 'string'))} />
  );
}
