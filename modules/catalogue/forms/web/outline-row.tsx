/**
 * Row of the form designer's outline for one page, question or column: shows its kind, title and number of
 * faults, and lets the user select or drag it.
 */

import { IconEyeQuestion, IconFile, IconGripVertical, IconPuzzle } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { formTextIn } from '../rules/form-text.ts';
import { textOf } from '../rules/json.ts';
import { kindOf } from '../rules/question-kinds.ts';
import { type FormNode, nameOf } from '../rules/walk.ts';
import { faultsAt, placeOf, useDesigner } from './designer.ts';
import { KIND_ICONS } from './kind-icons.ts';
import classes from './outline.module.css';

type Props = {
  node: FormNode;
  isSelected: boolean;
  isDragged: boolean;
  drop: 'before' | 'after' | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onDragStart: (event: PointerEvent<HTMLElement>) => void;
};

const iconOf = (node: FormNode) => {
  if (node.Kind === 'PAGE') return IconFile;
  const kind = kindOf(node);
  return kind ? KIND_ICONS[kind] : IconPuzzle;
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, 80);

/** Scrolls the panel into view where it is below the outline. */
function showPanel(): void {
  requestAnimationFrame(() => {
    const panel = document.getElementById('designer-panel');
    if (panel && panel.getBoundingClientRect().top > window.innerHeight * 0.6)
      panel.scrollIntoView({ block: 'start', behavior: 'smooth' });
  });
}

/** One part in the outline: its kind, its title and whether it has faults. */
export function OutlineRow({ node, isSelected, isDragged, drop, onKeyDown, onDragStart }: Props) {
  const t = useText();
  const { faults, language, isReadOnly, select } = useDesigner();
  const Icon = iconOf(node);
  const { Json } = node;
  const title = formTextIn(Json.title, language) || plain(formTextIn(Json.html, language));
  const own = faultsAt(faults, placeOf(node.Path)).length;
  const isRequired = Json.isRequired === true || textOf(Json.requiredIf) !== '';
  return (
    <li
      className={classes.row}
      data-kind={node.Kind}
      data-drop={drop}
      data-dragged={isDragged || undefined}
      style={{ '--level': node.Parents.length } as React.CSSProperties}
    >
      {!isReadOnly && (
        // For pointer devices only: keyboard users move the row with Alt and the arrow keys.
        <Stack
          as="span"
          tone="faint"
          isFixed
          className={classes.handle}
          aria-hidden="true"
          onPointerDown={onDragStart}
          tabIndex={-1}
        >
          <IconGripVertical size={16} stroke={1.7} />
        </Stack>
      )}
      <button
        type="button"
        data-row
        className={`${classes.button} ${isSelected ? classes.isSelected : ''}`}
        aria-current={isSelected || undefined}
        onClick={() => {
          select(node.Path);
          showPanel();
        }}
        onKeyDown={onKeyDown}
      >
        <Icon size={17} stroke={1.7} aria-hidden="true" className={classes.icon} />
        <Stack as="span" isGrowing>
          <span className={title ? classes.title : classes.untitled}>
            {title || t('DESIGNER_UNTITLED')}
            {isRequired && (
              <>
                <Words aria-hidden="true" as="span" tone="red">
                  {' *'}
                </Words>
                <span className="visually-hidden">{t('DESIGNER_REQUIRED')}</span>
              </>
            )}
          </span>
          <Words as="span" tone="faint" size="xs" className={classes.name}>
            {nameOf(node)}
          </Words>
        </Stack>
        {textOf(Json.visibleIf) !== '' && (
          <IconEyeQuestion
            size={16}
            stroke={1.7}
            aria-label={t('PROPERTY_visibleIf')}
            className={classes.icon}
          />
        )}
        {own > 0 && (
          <span className={classes.faults}>
            <span aria-hidden="true">{own}</span>
            <span className="visually-hidden">{t('SERVICE_FAULTS_HERE', { count: own })}</span>
          </span>
        )}
      </button>
    </li>
  );
}
