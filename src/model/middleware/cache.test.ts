import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ModelError, type ModelErrorCode, UsageError } from '../../core/errors.ts'
import { requestKey } from '../request-key.ts'
import { answer, modelThat, question } from '../testing.ts'
import { wrap } from '../wrap.ts'
import { cache } from './cache.ts'
import { folderStore, memoryStore } from './cache-store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'model-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const fail = (code: ModelErrorCode, more = {}) => new ModelError(code, { code, ...more })

describe.each([
  ['in memory', () => memoryStore()],
  ['in a folder', () => folderStore(join(folder, 'cache'))],
])('a cache %s', (_where, open) => {
  it('answers an identical request without the model, and says so', async () => {
    const inner = modelThat((_request, call) => ({ value: answer(`call ${call}`) as never, attempts: 2 }))
    const model = wrap(inner, [cache(open())])
    const first = await model.generate(question())
    expect(first.cached).toBeUndefined()
    expect(await model.generate(question())).toEqual({ ...first, cached: true })
    await model.generate(question({ sample: 1 }))
    expect(inner.calls).toBe(2)
  })

  it('never keeps an error', async () => {
    const inner = modelThat((_request, call) => {
      if (call === 0) throw fail('model_overload')
      return {}
    })
    const model = wrap(inner, [cache(open())])
    await expect(model.generate(question())).rejects.toThrow('model_overload')
    expect(await model.generate(question())).toMatchObject({ value: answer() })
  })
})

describe('a cache folder', () => {
  it('serves another run, and leaves no half-written file', async () => {
    const where = join(folder, 'deep', 'cache')
    const inner = modelThat(() => ({}))
    await Promise.all(
      [1, 1, 2].map((seed) => wrap(inner, [cache(folderStore(where))]).generate(question({ seed }))),
    )
    const later = await wrap(inner, [cache(folderStore(where))]).generate(question())
    expect([inner.calls, later.cached]).toEqual([3, true])
    const files = readdirSync(where, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([])
    expect(files.filter((file) => file.endsWith('.json'))).toHaveLength(2)
  })

  it.each(['', '{', '{}', '{"value":{"status":1},"usage":{"inputTokens":1,"outputTokens":1},"attempts":1}'])(
    'takes an entry that is broken or of another shape for none: %s',
    async (text) => {
      const store = folderStore(folder)
      const inner = modelThat(() => ({}))
      await store.set(requestKey(inner, question()), text)
      const model = wrap(inner, [cache(store)])
      expect(await model.generate(question())).toMatchObject({ value: answer() })
      expect(inner.calls).toBe(1)
      expect((await model.generate(question())).cached).toBe(true)
    },
  )

  it('that cannot be made is refused', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => folderStore(join(folder, 'file', 'cache'))).toThrow(UsageError)
  })
})
