import { z } from '#shared/schemas/zod.ts'

const Versions = z.record(z.string(), z.string()).default({})

export const Manifest = z.object({ dependencies: Versions, devDependencies: Versions })
export type Manifest = z.infer<typeof Manifest>

export const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().default(false),
    }),
  ),
})
export type Lock = z.infer<typeof Lock>

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
/**
 * Packages that may run install scripts: they fetch or choose this machine's binaries, and none
 * ships.
 */
const RUNS_AT_INSTALL = new Set(['esbuild', 'node', 'workerd'])

/**
 * Reports versions that are not exact, packages without integrity hash or from another source than
 * the registry, and install scripts.
 */
export function findDependencyErrors(manifest: Manifest, lock: Lock): readonly string[] {
  const requested = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  const loose = requested
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${name} has no exact version: ${version}.`)
  const unlike = requested
    .filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version)
    .map(([name]) => `${name} is locked at another version than package.json says.`)
  const locked = Object.entries(lock.packages).filter(([path]) => path !== '')
  const unheld = locked.flatMap(([path, { integrity, resolved, hasInstallScript }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${name} has no sha512 integrity hash.`]),
      ...(resolved === undefined ? [] : [`${name} has an address in the lockfile: ${resolved}.`]),
      ...(hasInstallScript && !RUNS_AT_INSTALL.has(name)
        ? [`${name} runs an install script.`]
        : []),
    ]
  })
  return [...loose, ...unlike, ...unheld]
}
