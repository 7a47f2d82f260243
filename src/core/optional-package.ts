import { createRequire } from 'node:module'
import { CausalMaceError } from './errors.ts'

/** A package that only some functions need is not installed. */
export class MissingPackageError extends CausalMaceError {
  readonly code = 'missing_package'
  /** Names of the packages that the function needs. */
  readonly packages: readonly string[]

  constructor(packages: readonly string[], purpose: string, cause: unknown) {
    const isOne = packages.length === 1
    super(`${purpose} needs ${packages.join(' and ')}, which ${isOne ? 'is' : 'are'} not installed.`, {
      hint: `Install ${isOne ? 'it' : 'them'} in the same place as causalmace: \`npm install ${packages.join(' ')}\`. With npx, add ${packages.map((name) => `\`-p ${name}\``).join(' ')}.`,
      cause,
    })
    this.packages = packages
  }
}

export interface OptionalPackages {
  /** The name on the registry. */
  packages: readonly string[]
  /** The function that loads them, as the subject of a sentence: `A model behind an endpoint`. */
  purpose: string
}

const load = createRequire(import.meta.url)

/**
 * Makes sure that modules of optional packages can be loaded, without loading them.
 * @throws MissingPackageError
 */
export function assertInstalled(modules: readonly string[], { packages, purpose }: OptionalPackages): void {
  try {
    for (const module of modules) load.resolve(module)
  } catch (error) {
    throw new MissingPackageError(packages, purpose, error)
  }
}

/**
 * Loads a module of an optional package, synchronously.
 * @throws MissingPackageError
 */
export function requireOptional<T>(module: string, { packages, purpose }: OptionalPackages): T {
  try {
    return load(module) as T
  } catch (error) {
    throw isMissing(error, packages) ? new MissingPackageError(packages, purpose, error) : error
  }
}

/**
 * Loads modules of optional packages.
 * @throws MissingPackageError
 */
export async function importOptional<T>(
  imported: () => Promise<T>,
  { packages, purpose }: OptionalPackages,
): Promise<T> {
  try {
    return await imported()
  } catch (error) {
    throw isMissing(error, packages) ? new MissingPackageError(packages, purpose, error) : error
  }
}

/** Whether one of the packages itself was not found, rather than something that it imports. */
function isMissing(error: unknown, packages: readonly string[]): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_MODULE_NOT_FOUND') return false
  const name = /Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1] ?? ''
  return packages.some((one) => name === one || name.startsWith(`${one}/`))
}
