import { type ReactNode, useRef } from 'react';

type Props = { take: (file: File | undefined) => void; className: string; children: ReactNode };

/**
 * Button with which visitors choose a PDF to check whether it is an original certificate; the input itself
 * is hidden from keyboard and screen readers.
 */
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
          // Allows selecting the same file again.
          event.target.value = '';
        }}
      />
    </>
  );
}
