export function SandboxPage() {
  return null;
}
