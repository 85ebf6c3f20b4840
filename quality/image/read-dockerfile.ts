/**
 * Parses the Dockerfile into stages and steps, with its ARG values inserted, so that the image check can
 * execute it without a container engine.
 */
export type Step = { word: string; args: string };
export type Stage = { name: string; from: string; steps: Step[] };

/** Parses a Dockerfile into stages and steps, with its ARG values inserted. */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const known = new Map<string, string>();
  const stages: Stage[] = [];
  for (const line of lines) {
    const [instruction = '', args = ''] = split(line);
    if (instruction === 'ARG' && stages.length === 0) {
      const [name = '', value = ''] = args.split('=');
      known.set(name, value);
    } else if (instruction === 'FROM') {
      const [from = '', , name] = args.replace(/\$\{(\w+)\}/g, (_, key) => known.get(key) ?? '').split(/\s+/);
      stages.push({ name: name ?? `stage-${stages.length}`, from, steps: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`The Dockerfile says ${instruction} before FROM.`);
      stage.steps.push({ word: instruction, args });
    }
  }
  return stages;
}

const split = (line: string): string[] => {
  const at = line.search(/\s/);
  return [line.slice(0, at), line.slice(at).trim()];
};
