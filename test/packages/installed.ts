import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The space that a package takes up in a folder. */
export interface Weight {
  name: string
  /** The lengths of its files (bytes). */
  bytes: number
  /** The space that they take up in the file system (bytes): each file takes whole blocks. */
  onDisk: number
}

/** Every installed package of a project, the heaviest first; packages within packages count as the outer one. */
export function weightsIn(project: string): Weight[] {
  const modules = join(project, 'node_modules')
  return packagesIn(modules)
    .map((name) => weigh(name, join(modules, name)))
    .sort((a, b) => b.bytes - a.bytes)
}

const packagesIn = (modules: string): string[] =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((part) => `${name}/${part}`) : [name],
    )

function weigh(name: string, folder: string): Weight {
  const total: Weight = { name, bytes: 0, onDisk: 0 }
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stats = lstatSync(join(folder, entry))
    if (!stats.isFile()) continue
    total.bytes += stats.size
    total.onDisk += stats.blocks * 512
  }
  return total
}

const lock = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
})

/** Installed packages that run a script when they are installed. */
export function installScriptsIn(project: string): string[] {
  const file = join(project, 'package-lock.json')
  const { packages } = lock.parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(packages)
    .filter(([path, { hasInstallScript }]) => hasInstallScript === true && existsSync(join(project, path)))
    .map(([path]) => path)
}
