export function ProofsPage() {
  return null;
}
