import { Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { CodeProblems } from './code-problems.tsx';
import type { CodeEditorProps, CodePlace } from './code-types.ts';

const CodeField = lazyPart(() => import('./code-field.tsx'), 'CodeField');

/**
 * A text in a language for machines, with what is wrong with it at its place and as a list below that leads there.
 * The editor itself is loaded with the first one that is shown. Tab indents; Escape, then Tab leaves.
 */
export function CodeEditor({ goTo = null, ...props }: CodeEditorProps) {
  const [chosen, setChosen] = useState<{ place: CodePlace; before: CodePlace | null } | null>(null);
  // A place that was asked for after the last choice wins.
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
