/**
 * Reduces package.json and the lock file to what a built portal loads while it runs, for the bundle of a release: the
 * packages that are not part of the server's bundle, PostgreSQL, and everything that these need.
 */

const MODULES = 'node_modules';

/** Commands that a bundle offers. */
const SCRIPTS = ['start', 'portal'];

/**
 * Returns the reduced contents of both files.
 *
 * @param {{ manifest: object, lock: object, names: readonly string[] }} whole `names` are the packages that are loaded.
 */
export function runPackage({ manifest, lock, names }) {
  const dependencies = Object.fromEntries(names.map((name) => [name, manifest.dependencies[name]]));
  const reduced = {
    ...pick(manifest, ['name', 'version', 'private', 'license', 'description', 'type', 'engines', 'imports']),
    scripts: pick(manifest.scripts, SCRIPTS),
    dependencies,
  };
  const root = { ...pick(reduced, ['name', 'version', 'license', 'engines']), dependencies };
  const paths = neededPaths(lock.packages, names);
  const packages = Object.fromEntries(
    Object.keys(lock.packages)
      .filter((path) => paths.has(path))
      .map((path) => [path, lock.packages[path]]),
  );
  return { manifest: reduced, lock: { ...lock, packages: { '': root, ...packages } } };
}

const pick = (object, keys) => Object.fromEntries(keys.map((key) => [key, object[key]]));

/** Collects the packages and everything that they need, by their path in the lock file. */
function neededPaths(packages, names) {
  const paths = new Set();
  const add = (name, from, isOptional) => {
    const path = pathOf(packages, name, from);
    if (!path) {
      if (isOptional) return;
      throw new Error(`${name} is missing in the lock file, needed in ${from || 'the portal'}`);
    }
    if (paths.has(path)) return;
    paths.add(path);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[path];
    for (const need of Object.keys(dependencies)) add(need, path, false);
    for (const need of Object.keys(optionalDependencies)) add(need, path, true);
    for (const need of Object.keys(peerDependencies))
      add(need, path, peerDependenciesMeta[need]?.optional === true);
  };
  for (const name of names) add(name, '', false);
  return paths;
}

/** Where Node finds a package: in the node_modules of the folder or of the nearest folder above it. */
function pathOf(packages, name, from) {
  for (let folder = from; ; ) {
    const path = folder === '' ? `${MODULES}/${name}` : `${folder}/${MODULES}/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
    const above = folder.lastIndexOf(`/${MODULES}/`);
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}
