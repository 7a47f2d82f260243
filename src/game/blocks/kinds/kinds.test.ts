import minecraftData, { type IndexedBlock } from 'minecraft-data'
import { describe, expect, it } from 'vitest'
import { reactsToClicks } from '../../clicks/block-click.ts'
import { GAME_VERSIONS } from '../../version.ts'
import { isCarpet, isTooHighToStepOver } from './barriers.ts'
import { isContainer } from './containers.ts'
import { isLivingCoral } from './coral.ts'
import { isBaseStone } from './ground.ts'
import { hurtsOrHolds } from './harmful.ts'
import { isDoor, isFenceGate, isTrapdoor, opensByHand } from './openings.ts'
import { isOre } from './ores.ts'
import { isSlippery } from './slippery.ts'
import { isButton, isPressurePlate } from './switches.ts'
import { isBed, isTallPlant } from './two-cells.ts'
import { isAlwaysWater } from './water.ts'
import { isLeaves, isLog, isPlanks, planksOf } from './wood.ts'

/** Edge of a pixel of a block (blocks): the height of a carpet. */
const PIXEL = 1 / 16

describe.each(GAME_VERSIONS)('the kinds of blocks in Minecraft %s', (version) => {
  const { blocksArray, blockCollisionShapes, items, itemsArray, recipes } = minecraftData(version)

  const has = ({ states = [] }: IndexedBlock, ...properties: string[]): boolean =>
    properties.every((property) => states.some(({ name }) => name === property))
  const valuesOf = ({ states = [] }: IndexedBlock, property: string): readonly string[] =>
    (states.find(({ name }) => name === property)?.values ?? []) as string[]
  const heightOf = ({ name }: IndexedBlock): number => {
    const ids = [blockCollisionShapes.blocks[name] ?? []].flat()
    return Math.max(
      0,
      ...ids.flatMap((id) => (blockCollisionShapes.shapes[id] ?? []).map((box) => box[4] ?? 0)),
    )
  }
  const namesOf = (test: (block: IndexedBlock) => boolean) => blocksArray.filter(test).map(({ name }) => name)

  it.each<[kind: string, isKind: (name: string) => boolean, fact: (block: IndexedBlock) => boolean]>([
    ['doors have a hinge', isDoor, (block) => has(block, 'hinge')],
    [
      'trapdoors open, and lie in an upper or lower half',
      isTrapdoor,
      (block) => has(block, 'open', 'half') && !has(block, 'hinge'),
    ],
    ['fence gates stand in walls', isFenceGate, (block) => has(block, 'in_wall')],
    ['beds have parts', isBed, (block) => has(block, 'part')],
    [
      'tall plants have halves from the start',
      isTallPlant,
      (block) => valuesOf(block, 'half').includes('upper') && !has(block, 'hinge') && !has(block, 'age'),
    ],
    ['bodies slide on ice of every kind', isSlippery, ({ name }) => name.split('_').at(-1) === 'ice'],
    ['leaves decay', isLeaves, (block) => has(block, 'persistent')],
    [
      'buttons are powered on a face',
      isButton,
      (block) => has(block, 'face', 'powered') && block.name !== 'lever',
    ],
    [
      'plates know power alone',
      isPressurePlate,
      ({ states = [], name }) =>
        states.length === 1 && /^power(ed)?$/.test(states[0]?.name ?? '') && name !== 'target',
    ],
    [
      'fences, walls and gates are higher than a cell',
      isTooHighToStepOver,
      (block) => heightOf(block) > 1 && block.name !== 'piston_head',
    ],
    ['carpets are a pixel high', isCarpet, (block) => heightOf(block) > 0 && heightOf(block) <= PIXEL],
  ])('%s, and no others do', (_what, isKind, fact) => {
    expect(namesOf(({ name }) => isKind(name))).toEqual(namesOf(fact))
    expect(namesOf(fact).length).toBeGreaterThan(2)
  })

  it('turn every log, stem and the like into the planks of its recipe', () => {
    const planks = itemsArray.filter(({ name }) => isPlanks(name))
    expect(planks.length).toBeGreaterThanOrEqual(8)
    for (const { id, name } of planks)
      for (const recipe of recipes[id] ?? []) {
        const [log] = ('ingredients' in recipe ? recipe.ingredients : recipe.inShape.flat()) as number[]
        expect(planksOf(items[log as number]?.name ?? '')).toBe(name)
      }
    for (const name of namesOf((block) => isLog(block.name)))
      expect(planks.map((item) => item.name)).toContain(planksOf(name))
  })

  it('let hands open wooden doors and no iron ones', () => {
    const shut = namesOf(({ name }) => isDoor(name) && !opensByHand(name))
    expect(shut).toEqual(['iron_door'])
  })

  it('have ores that only pickaxes dig', () => {
    const ores = blocksArray.filter(({ name }) => isOre(name))
    const tools = ores.flatMap(({ harvestTools = {} }) =>
      Object.keys(harvestTools).map((id) => items[Number(id)]?.name),
    )
    expect(ores.length).toBeGreaterThanOrEqual(9)
    expect(tools.filter((tool) => tool?.endsWith('_pickaxe') !== true)).toEqual([])
    expect(ores.every(({ harvestTools }) => harvestTools !== undefined)).toBe(true)
  })

  it('have living coral for each dead one', () => {
    expect(
      namesOf(({ name }) => isLivingCoral(name))
        .map((name) => `dead_${name}`)
        .sort(),
    ).toEqual(namesOf(({ name }) => name.startsWith('dead_') && name.includes('coral')).sort())
  })

  it('find rock whole, and no body in what is water or hurts', () => {
    const bodies = new Map(blocksArray.map((block) => [block.name, block.boundingBox]))
    expect(namesOf(({ name, boundingBox }) => isBaseStone(name) && boundingBox !== 'block')).toEqual([])
    expect(
      namesOf((block) => (isAlwaysWater(block.name) || hurtsOrHolds(block.name)) && heightOf(block) === 1),
    ).toEqual([])
    expect(bodies.get('stone')).toBe('block')
  })

  it('react to clicks where they open, switch or hold items', () => {
    const used = namesOf((block) => has(block, 'open') || isContainer(block.name) || isButton(block.name))
    expect(used.filter((name) => !reactsToClicks(name))).toEqual(['iron_door', 'iron_trapdoor'])
    expect(['stone', 'oak_planks', 'torch', 'oak_pressure_plate'].filter(reactsToClicks)).toEqual([])
  })
})
