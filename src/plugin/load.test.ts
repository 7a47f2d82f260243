import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { contentHash } from './content-hash.ts'
import { loadCatalogue, loadPlugin, loadReferences } from './load.ts'
import { PluginError } from './plugin-error.ts'

const root = mkdtempSync(join(tmpdir(), 'plugins-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function file(path: string, text: string): string {
  const whole = join(root, path)
  mkdirSync(dirname(whole), { recursive: true })
  writeFileSync(whole, text)
  return whole
}

const suite = (name: string, more = '') => `
const size: number = 1
export default {
  name: '${name}', ${more}
  suites: [{ id: '${name}-tasks', summary: 'no tasks', tasks: () => [] }],
}
`
const load = (specifier: string) => loadPlugin(specifier, { cwd: root })
const refusal = (specifier: string) =>
  load(specifier).then(
    () => 'nothing',
    (error: PluginError) => `${error.message} ${error.hint}`,
  )

describe('a plug-in', () => {
  it('is loaded from a TypeScript file by its path', async () => {
    file('mine.ts', suite('mine', "version: '1.2.3',"))
    const { plugin, reference } = await load('./mine.ts')
    expect(plugin.suites?.map(({ id }) => id)).toEqual(['mine-tasks'])
    expect(reference).toMatchObject({ name: 'mine', version: '1.2.3', specifier: './mine.ts' })
    expect(reference.hash).toMatch(/^[0-9a-f]{16}$/)
    expect((await loadCatalogue([join(root, 'mine.ts')])).suites.ids).toContain('mine-tasks')
  })

  it('is loaded from a folder, and from a package by its name, with the version of its package.json', async () => {
    file('folder/index.mjs', "export default { name: 'folder' }")
    expect((await load('./folder')).plugin.name).toBe('folder')
    file('node_modules/@me/tools/package.json', '{ "version": "4.5.6", "exports": "./main.mjs" }')
    file('node_modules/@me/tools/main.mjs', "export default { name: '@me/tools' }")
    expect((await load('@me/tools')).reference).toMatchObject({ name: '@me/tools', version: '4.5.6' })
  })

  it.each([
    ['./nowhere.ts', 'There is no plug-in module ./nowhere.ts.'],
    ['not-installed', 'Install it in'],
    ['mine.ts', 'write ./mine.ts'],
  ])('is refused where there is none: %s', async (specifier, message) => {
    expect(await refusal(specifier)).toContain(message)
  })

  it.each([
    ['no-default', 'export const name = 1', 'no default export'],
    ['throws', 'throw new Error("oh no")', 'cannot be loaded: oh no'],
    ['unnamed', 'export default {}', 'name: '],
    ['misspelt', "export default { name: 'a', planer: [] }", 'planer'],
    [
      'incomplete',
      "export default { name: 'a', planners: [{ id: 'a b', create: 1 }] }",
      'planners.0.create: must be a function',
    ],
  ])('is refused with what is wrong: %s', async (name, text, message) => {
    file(`${name}.mjs`, text)
    expect(await refusal(`./${name}.mjs`)).toContain(message)
  })
})

describe('the content hash', () => {
  it('covers the files that a module names, and no others', () => {
    const module = file('hashed/main.ts', "import './part.ts'\nnew URL('./data/words.md', import.meta.url)")
    file('hashed/part.ts', "export * from '../shared.ts'")
    file('hashed/data/words.md', 'one')
    file('shared.ts', 'export const a = 1')
    const before = contentHash(module)
    file('hashed/other.ts', 'export const b = 1')
    expect(contentHash(module)).toBe(before)
    for (const path of ['hashed/data/words.md', 'shared.ts', 'hashed/part.ts']) {
      const last = contentHash(module)
      file(path, `// ${path}\nexport * from '../shared.ts'`)
      expect(contentHash(module), path).not.toBe(last)
    }
  })

  it('is the same wherever the module lies', () => {
    const text = "import './part.ts'"
    const [a, b] = ['a', 'b'].map((folder) => {
      file(`${folder}/part.ts`, '1')
      return contentHash(file(`${folder}/main.ts`, text))
    })
    expect(a).toBe(b)
  })
})

describe('plug-ins that were loaded before', () => {
  it('are loaded again when they are the same, and refused when they have changed', async () => {
    file('again.mjs', suite('again').replace(': number', ''))
    const { reference } = await load('./again.mjs')
    expect((await loadReferences([reference])).references).toEqual([reference])
    file('again.mjs', `${suite('again').replace(': number', '')}// changed`)
    await expect(loadReferences([reference])).rejects.toThrow(
      'The plug-in ./again.mjs has changed: it was again',
    )
    expect((await loadReferences([reference], { acceptChanges: true })).suites.ids).toContain('again-tasks')
  })

  it('come from the user’s folder, and are left out only if allowed', async () => {
    file('moved.mjs', suite('moved').replace(': number', ''))
    const { reference } = await load('./moved.mjs')
    const gone = { ...reference, module: reference.module.replace('moved', 'gone') }
    await expect(loadReferences([gone])).rejects.toThrow(PluginError)
    const there = await loadReferences([gone], { given: [join(root, 'moved.mjs')] })
    expect(there.references).toMatchObject([{ name: 'moved', module: reference.module }])
    const missing: PluginError[] = []
    const without = await loadReferences([gone], { onMissing: (error) => missing.push(error) })
    expect([without.references, missing.length]).toEqual([[], 1])
  })
})
