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
/** They fetch or choose the program of this machine; none of them ships. */
const RUNS_AT_INSTALL = new Set(['esbuild', 'node', 'workerd'])

/**
 * Faults of our dependencies: a version that is not exact, a package without an integrity hash or
 * from another source than the registry, and a script that runs when it is installed.
 */
export function dependencyFaults(manifest: Manifest, lock: Lock): readonly string[] {
  const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  const loose = asked
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${name} is asked for as ${version}, which is no exact version.`)
  const unlike = asked
    .filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version)
    .map(([name]) => `${name} is locked at another version than the one asked for.`)
  const locked = Object.entries(lock.packages).filter(([path]) => path !== '')
  const unheld = locked.flatMap(([path, { integrity, resolved, hasInstallScript }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${name} is not held by its content.`]),
      ...(resolved === undefined ? [] : [`${name} comes from ${resolved}.`]),
      ...(hasInstallScript && !RUNS_AT_INSTALL.has(name)
        ? [`${name} runs a script when it is installed.`]
        : []),
    ]
  })
  return [...loose, ...unlike, ...unheld]
}
