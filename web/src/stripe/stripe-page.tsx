export function StripePage() {
  return null;
}
