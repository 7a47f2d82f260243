import { describe, expect, it } from 'vitest'
import type { ActionCall } from '../action.ts'
import { builtInActions } from './built-in.ts'
import { mineBlock } from './mine-block.ts'
import { placeBlock } from './place-block.ts'
import { scanEntities } from './scan-entities.ts'
import { ActionVocabulary } from './vocabulary.ts'

const place = (item: string, pos: unknown): ActionCall => ({ name: 'PlaceBlock', args: { item, pos } })

describe('reading a call', () => {
  it('normalizes the arguments that a model wrote', () => {
    const parsed = builtInActions.parse(place('minecraft:Oak Planks', { x: 1, y: 2, z: 3 }))
    expect(parsed).toMatchObject({
      ok: true,
      action: { name: 'PlaceBlock', args: { item: 'oak_planks', pos: { x: 1, y: 2, z: 3 }, state: {} } },
    })
    expect(placeBlock.read(place('stone', [1, 2, 3]))?.pos).toEqual({ x: 1, y: 2, z: 3 })
  })

  it('parses each call only once', () => {
    const call = place('stone', [1, 2, 3])
    expect(placeBlock.read(call)).toBe(placeBlock.read(call))
  })

  it('reports unknown actions, even under a name that objects inherit', () => {
    for (const name of ['Teleport', 'constructor', '__proto__'])
      expect(builtInActions.parse({ name, args: {} })).toMatchObject({
        ok: false,
        issue: { reason: 'unknown_action', message: `there is no action "${name}"` },
      })
  })

  it('reports all invalid arguments', () => {
    expect(builtInActions.parse(place('', 'here'))).toMatchObject({
      ok: false,
      issue: { reason: 'invalid_arguments', arguments: ['item', 'pos'] },
    })
    expect(builtInActions.read(place('', 'here'))).toBeUndefined()
    expect(builtInActions.targetOf(place('', 'here'))).toBeUndefined()
  })
})

describe('a vocabulary', () => {
  it('refuses two actions with the same name', () => {
    expect(() => new ActionVocabulary([placeBlock, mineBlock, placeBlock])).toThrow('"PlaceBlock"')
  })

  it('describes its actions for prompts, one per line', () => {
    const lines = new ActionVocabulary([mineBlock, placeBlock]).describe().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(
      /^MineBlock\(pos: \[x,y,z\], discard\?: boolean, tool\?: string\) or MineBlock\(item, amount\): Dig /,
    )
  })
})

describe('the data of a result', () => {
  it('is typed, and undefined for failures and for data of another shape', () => {
    const nearest = { kind: 'block', position: { x: 1, y: 2, z: 3 } }
    expect(scanEntities.dataOf({ ok: true, data: { nearest } })?.nearest).toEqual(nearest)
    expect(scanEntities.dataOf({ ok: true, data: null })).toBeUndefined()
    expect(scanEntities.dataOf({ ok: false })).toBeUndefined()
    expect(mineBlock.dataOf({ ok: true, data: {} })).toEqual({ block: null, gained: [], left: 0 })
  })
})
