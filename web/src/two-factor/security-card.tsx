export function SecurityCard() {
  return null;
}
