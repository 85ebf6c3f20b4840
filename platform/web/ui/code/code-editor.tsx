import { Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { CodeProblems } from './code-problems.tsx';
import type { CodeEditorProps, CodePlace } from './code-types.ts';

const CodeField = lazyPart(() => import('./code-field.tsx'), 'CodeField');

/**
 * Editor for JSON, template code or plain text: marks problems in the text and lists them below, where a
 * click moves the cursor to them. Loaded when first shown. Tab indents; Escape, then Tab leaves it.
 */
export function CodeEditor({ goTo = null, ...props }: CodeEditorProps) {
  const [chosen, setChosen] = useState<{ place: CodePlace; before: CodePlace | null } | null>(null);
  // A position requested after the last selection has priority.
  const place = chosen && chosen.before === goTo ? chosen.place : goTo;
  return (
    <div>
      <Suspense fallback={<Skeleton h={props.height ?? '24rem'} radius="md" />}>
        <CodeField {...props} goTo={place} />
      </Suspense>
      <CodeProblems
        problems={props.problems}
        onChoose={({ Line, Column }) => setChosen({ place: { Line, Column }, before: goTo })}
      />
    </div>
  );
}
