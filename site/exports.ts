import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { PAGES, ROOT } from './paths.ts'

/** The entry points of the package, and the folder that TypeDoc names after each. */
const DOORS: Readonly<Record<string, string>> = {
  'src/index.ts': 'index',
  'src/world/index.ts': 'world',
  'src/testing/index.ts': 'testing',
}

/** Public exports without a page of the API reference, as `door: name`. Exports are taken from the compiler, not from TypeDoc. */
export function exportsWithoutPage(): string[] {
  const program = ts.createProgram(
    Object.keys(DOORS).map((door) => join(ROOT, door)),
    { module: ts.ModuleKind.NodeNext, allowImportingTsExtensions: true, noEmit: true, noLib: true },
  )
  const checker = program.getTypeChecker()
  return Object.entries(DOORS).flatMap(([door, folder]) => {
    const file = program.getSourceFile(join(ROOT, door))
    const module = file && checker.getSymbolAtLocation(file)
    if (module === undefined) throw new Error(`${door} has no exports.`)
    const paged = namesWithPage(folder)
    const names = checker.getExportsOfModule(module).map((symbol) => symbol.name)
    if (names.length === 0) throw new Error(`${door} has no exports.`)
    return names.filter((name) => !paged.has(name)).map((name) => `${door}: ${name}`)
  })
}

/** Names that a door's folder has a page for, or that its index mentions as the other name of an export. */
function namesWithPage(folder: string): Set<string> {
  const path = join(PAGES, 'reference', 'api', folder)
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
  const renamed = [
    ...readFileSync(join(path, 'index.md'), 'utf8').matchAll(/^Renames and re-exports \[(\w+)\]/gm),
  ]
  const reexported = [...readFileSync(join(path, 'index.md'), 'utf8').matchAll(/^Re-exports \[(\w+)\]/gm)]
  return new Set([
    ...files.map((file) => basename(file, '.md')),
    ...[...renamed, ...reexported].map(([, name = '']) => name),
  ])
}
