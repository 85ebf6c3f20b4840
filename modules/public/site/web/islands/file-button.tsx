import { type ReactNode, useRef } from 'react';

type Props = { take: (file: File | undefined) => void; className: string; children: ReactNode };

/** A button that opens the file dialog; the input itself is out of the way of keyboard and reader. */
export function FileButton({ take, className, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
