import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { linkModules } from './link-modules.ts'

describe('linking modules for the browser', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'link-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, text: string): URL => {
    writeFileSync(join(folder, name), text)
    return pathToFileURL(join(folder, name))
  }
  const run = (script: string): unknown => {
    const context: { result?: unknown } = {}
    new Script(script).runInNewContext(context)
    return context.result
  }

  it('gives each module what it imports, once, without its types', () => {
    write(
      'count.ts',
      'let n = 0\nexport const next = (): number => ++n\nexport function* all(): Generator<number> { yield n }\nexport interface Unused { a: string }\n',
    )
    write(
      'twice.ts',
      "import {\n  next as one,\n  type Unused,\n} from './count.ts'\nexport function twice(): number { return one() + one() }\n",
    )
    const main = write(
      'main.ts',
      "import type { Unused } from './count.ts'\nimport { all, next } from './count.ts'\nimport { twice } from './twice.ts'\nglobalThis.result = [next(), twice(), ...all()]\n",
    )
    expect(run(linkModules(main))).toEqual([1, 5, 3])
  })

  it('reads what the compiler makes of them, too', () => {
    write('types.js', 'export {};\n')
    write('a.js', "import './types.js';\nexport class A {\n    value = 7;\n}\n")
    const main = write(
      'main.js',
      'import { A } from "./a.js";\nglobalThis.result = new A().value;\n'.replaceAll('"', "'"),
    )
    expect(run(linkModules(main))).toBe(7)
  })

  it('refuses what it does not understand', () => {
    expect(() => linkModules(write('strange.ts', 'export default 1\n'))).toThrow('cannot be linked')
    expect(() => linkModules(write('package.ts', "import { x } from 'three'\n"))).toThrow('cannot be linked')
  })

  it('makes a script of the page that a browser can read', () => {
    const script = linkModules(new URL('../page/main.ts', import.meta.url))
    expect(() => new Script(script)).not.toThrow()
    expect(script.match(/^(import|export) /m)).toBeNull()
  })
})
