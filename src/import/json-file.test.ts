import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidFileError } from '../core/errors.ts'
import { importFile } from './import-file.ts'
import { importers } from './importers.ts'
import { jsonArrayElements } from './json-file.ts'
import { all, fileOf, taskOf } from './testing.ts'

const VERSION = '1.19.2'

/** A building blueprint with one block. */
const lamp = {
  name: 'my_lamp',
  size: [0, 0, 0],
  blocks: [{ name: 'cut_sandstone', position: [0, 0, 0], facing: 'A' }],
}

describe('a large array of objects', () => {
  const nasty = fc.array(
    fc.dictionary(
      fc.string(),
      fc.oneof(fc.string(), fc.constantFrom('}', '{"', '\\"', '[]]', '\\'), fc.array(fc.integer())),
    ),
    { maxLength: 6 },
  )

  it('is read element by element, with any content of strings and any formatting', async () => {
    await fc.assert(
      fc.asyncProperty(nasty, fc.constantFrom(undefined, 2, '\t'), async (list, indent) => {
        const read: unknown[] = []
        for await (const element of jsonArrayElements(
          fileOf('a.json', JSON.stringify(list, undefined, indent)),
        ))
          read.push(element)
        expect(read).toEqual(JSON.parse(JSON.stringify(list)))
      }),
      { seed: 50, numRuns: 60 },
    )
  })

  it('yields complete elements and then reports that the file is truncated', async () => {
    const text = JSON.stringify([lamp, lamp]).slice(0, -3)
    const seen: unknown[] = []
    const reading = async () => {
      for await (const outcome of importFile(fileOf('b.json', text), importers, { minecraft: VERSION }))
        seen.push(outcome)
    }
    await expect(reading()).rejects.toThrow('breaks off')
    expect(seen).toHaveLength(1)
  })

  it.each(['', '{}', '7', '[1]', '[{}] x', '[{} {}', '[{} {}]', '[{},]', '[,{}]', '[{},,{}]'])(
    'that is "%s" is refused as a file',
    async (text) => {
      const reading = async () => {
        for await (const _ of jsonArrayElements(fileOf('c.json', text)));
      }
      await expect(reading()).rejects.toThrow(InvalidFileError)
    },
  )

  it('is read beyond its hundredth structure, or only the requested ones', async () => {
    const path = fileOf(
      'd.json',
      Array.from({ length: 130 }, (_, index) => ({ ...lamp, name: `lamp ${index % 65}` })),
    )
    expect(await all(importFile(path, importers, { minecraft: VERSION }))).toHaveLength(130)
    const some = await all(importFile(path, importers, { minecraft: VERSION, only: (index) => index > 127 }))
    expect(some.map((outcome) => taskOf(outcome).draft.id)).toEqual([
      'villager-128-lamp-63',
      'villager-129-lamp-64',
    ])
  })

  it.each([
    ['too deep', `[{"name": ${'['.repeat(100)}${']'.repeat(100)}}]`, /inside one another/],
    ['of too many values', `[{"name": [${'0,'.repeat(1_000_000)}0]}]`, /more than 1000000 values/],
    ['not UTF-8', Buffer.from([0x5b, 0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d, 0x5d]), /not UTF-8/],
    ['not JSON', '[{"name": "a"}, {"name": NaN}]', /1: .*not valid JSON/],
    ['not JSON in its third line', '[\n{"name": "a"},\n{"name": nil}]', /:3 {2}1: /],
  ])('that is %s is refused as a file, with the element', async (_name, content, message) => {
    const reading = async () => {
      for await (const _ of jsonArrayElements(fileOf('e.json', content)));
    }
    await expect(reading()).rejects.toThrow(message)
  })
})
