import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { InvalidFileError, UsageError } from '../../core/errors.ts'
import { quietly } from '../../core/quietly.ts'
import type { Entry } from '../../planner/causal/knowledge/entry.ts'
import { hashOf } from '../../planner/causal/knowledge/knowledge.ts'
import { KnowledgeStore } from './store.ts'

const root = mkdtempSync(join(tmpdir(), 'causalmace-knowledge-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let made = 0
const newFile = () => join(root, `${++made}.sqlite`)

const entry = (seed: number, confirmed = 1): Entry => ({
  model: 'm',
  prompts: 'p',
  task: 't',
  seed,
  asked: [{ rules: 'support', from: 'Craft', to: 'Craft', confirmed, refuted: 0, undecided: 0, leaning: 0 }],
})
const key = { model: 'm', prompts: 'p' }

/** Changes a file without the store's knowledge. */
function tamper(file: string, sql: string): void {
  const { DatabaseSync } = quietly(() => process.getBuiltinModule('node:sqlite'))
  const data = new DatabaseSync(file)
  data.exec(sql)
  data.close()
}

describe('a store of evidence', () => {
  it('counts the same run once, and its content does not depend on the order of entries', () => {
    const [one, other] = [KnowledgeStore.open(newFile()), KnowledgeStore.open(newFile())]
    expect(one.add([entry(1), entry(2)])).toBe(2)
    expect(one.add([entry(2)])).toBe(0)
    other.add([entry(2)])
    other.add([entry(1)])
    expect(one.about(key)).toEqual(other.about(key))
    expect(hashOf(one.about(key))).toBe(hashOf(other.about(key)))
    expect(one.about(key)).toMatchObject({ plans: 2, asked: [{ confirmed: 2 }] })
    one.close()
    other.close()
  })

  it('keeps models and prompts apart', () => {
    const store = KnowledgeStore.open(newFile())
    store.add([entry(1), { ...entry(1), model: 'n' }, { ...entry(1), prompts: 'q' }])
    expect(store.keys()).toEqual([key, { model: 'm', prompts: 'q' }, { model: 'n', prompts: 'p' }])
    expect(store.about(key).plans).toBe(1)
    expect(store.about({ model: 'n', prompts: 'q' }).plans).toBe(0)
    store.close()
  })

  it('can be a folder or a file, and persists', () => {
    const store = KnowledgeStore.open(root)
    store.add([entry(1)])
    store.close()
    const again = KnowledgeStore.open(root, { mustExist: true })
    expect(again.about(key).plans).toBe(1)
    again.close()
  })

  it('is refused if the file is something else, and reported missing if it must exist', () => {
    const text = newFile()
    writeFileSync(text, 'not a database, but long enough to be looked at as one, at least in its first page')
    expect(() => KnowledgeStore.open(text)).toThrow(InvalidFileError)
    const foreign = newFile()
    tamper(foreign, 'CREATE TABLE votes (x TEXT)')
    expect(() => KnowledgeStore.open(foreign)).toThrow(/another application/)
    expect(() => KnowledgeStore.open(newFile(), { mustExist: true })).toThrow(UsageError)
  })

  it.each([
    ['is not JSON', "UPDATE entries SET content = '{'"],
    ['confirmed', `UPDATE entries SET content = replace(content, '"confirmed":1', '"confirmed":-1')`],
    ['was changed', `UPDATE entries SET content = replace(content, '"confirmed":1', '"confirmed":9')`],
  ])('refuses a damaged entry: it %s', (why, sql) => {
    const file = newFile()
    const store = KnowledgeStore.open(file)
    store.add([entry(1)])
    store.close()
    tamper(file, sql)
    const damaged = KnowledgeStore.open(file)
    expect(() => damaged.about(key)).toThrow(InvalidFileError)
    expect(() => damaged.about(key)).toThrow(new RegExp(why))
    damaged.close()
  })
})
