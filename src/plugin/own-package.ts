import { readFileSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { pathToFileURL } from 'node:url'
import { packagePath } from '../core/package-root.ts'

let isRegistered = false

/**
 * Makes `import … from 'causalmace'` in a plug-in resolve to this very package, wherever the plug-in is: two copies in one
 * process would not recognize each other's errors, and with `npx` there is no copy next to the plug-in at all.
 */
export function resolveOwnPackage(): void {
  // Node 22 before 22.15 has no such hooks; there the plug-in's own copy is used.
  if (isRegistered || nodeModule.registerHooks === undefined) return
  isRegistered = true
  const doors = ownDoors()
  nodeModule.registerHooks({
    resolve(specifier, context, next) {
      const url = doors.get(specifier)
      return url === undefined ? next(specifier, context) : { url, shortCircuit: true }
    },
  })
}

/** File URLs of what package.json exports: the sources when run from source, `dist/` once built. */
function ownDoors(): Map<string, string> {
  const { name, exports } = JSON.parse(readFileSync(packagePath('package.json'), 'utf8')) as {
    name: string
    exports: Record<string, { default: string } | string>
  }
  const isSource = import.meta.url.endsWith('.ts')
  const doors = Object.entries(exports).map(([door, target]) => {
    const built = typeof target === 'string' ? target : target.default
    const file = isSource ? built.replace(/^\.\/dist\/(.*)\.js$/, './src/$1.ts') : built
    return [door.replace(/^\./, name), pathToFileURL(packagePath(file)).href] as const
  })
  return new Map(doors)
}
