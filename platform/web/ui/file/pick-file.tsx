import { FileButton } from '@mantine/core';
import { type ComponentProps, useRef } from 'react';

type Props = Pick<ComponentProps<typeof FileButton>, 'accept' | 'children'> & {
  onPick: (file: File) => void;
};

/**
 * Button with which the user chooses one file from the device; the same file can be chosen again, for
 * example after it was corrected.
 */
export function PickFile({ accept, children, onPick }: Props) {
  const reset = useRef<() => void>(null);
  const take = (file: File | null): void => {
    reset.current?.();
    if (file) onPick(file);
  };
  return (
    <FileButton accept={accept} resetRef={reset} onChange={take}>
      {children}
    </FileButton>
  );
}
