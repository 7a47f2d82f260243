import { add, type Position } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import { THROWN } from '../../game/items/flights.ts'
import { foodOf } from '../../game/items/foods.ts'
import { toolKind } from '../../game/items/kinds/tools.ts'
import { tuple } from '../../question/expert/functions.ts'
import { LEASHED, PLANTED } from '../atoms/tables.ts'
import { call, fishingWays } from './doings.ts'
import { mobsIn, type PlanScene, type Way } from './way.ts'

/** Cells next to the spawn in which to pour, light or place something; the first with unchanged ground is used. */
const BESIDE: readonly Position[] = [
  { x: -2, y: 0, z: -2 },
  { x: 2, y: 0, z: 2 },
  { x: -2, y: 0, z: 2 },
  { x: 2, y: 0, z: -2 },
]
const DOWN = { x: 0, y: -1, z: 0 } as const
const BURSTS: ReadonlySet<string> = new Set(['splash_potion', 'lingering_potion'])
/** Items that do something to the ground that they are used on. */
const ON_GROUND: ReadonlySet<string> = new Set([
  'water_bucket',
  'lava_bucket',
  'flint_and_steel',
  'fire_charge',
])

/** A free cell next to the spawn, on ground that the set-up does not change. */
export function cellBeside({ arena: { spawn }, ground }: PlanScene): Position {
  const isFree = (cell: Position) =>
    !ground.some(
      ({ position: { x, y, z }, block }) =>
        x === cell.x && z === cell.z && (y === cell.y - 1 || (y === cell.y && !isAir(block.name))),
    )
  const cells = BESIDE.map((step) => add(spawn, step))
  return cells.find(isFree) ?? add(spawn, DOWN)
}

/** Ways to use a carried item for its purpose: drinks, food, and items to throw, pour, cast, raise, light or plant. */
export function usingWays(item: string, count: number, scene: PlanScene): Way[] {
  if (!scene.carried.has(item)) return []
  const plan = [swallowing, throwing, onGround, withMobs, planting].flatMap((ways) =>
    ways(item, count, scene),
  )
  return plan.filter((way) => way.length > 0)
}

const times = (count: number, step: Way[number]): Way => Array.from({ length: count }, () => step)

function swallowing(item: string, count: number, { stacks, version }: PlanScene): Way[] {
  if (item === 'potion') {
    const bottle = stacks.find((stack) => stack.item === item)
    const what = bottle?.potion ?? 'water'
    return [times(count, call('drinkIt', { what }, `drink the ${what} potion`))]
  }
  if (item === 'milk_bucket') return [times(count, call('drinkIt', { what: item }, 'drink the milk'))]
  return foodOf(item, version) !== undefined
    ? [times(count, call('eatItem', { item }, `eat the ${item}`))]
    : []
}

function throwing(item: string, amount: number, { stacks }: PlanScene): Way[] {
  const potion = stacks.find((stack) => stack.item === item)?.potion
  const name = BURSTS.has(item) && potion !== undefined ? `${potion}_${item}` : item
  return THROWN.includes(item) ? [[call('throwItem', { item: name, amount }, `throw ${amount} ${item}`)]] : []
}

function onGround(item: string, count: number, scene: PlanScene): Way[] {
  if (!ON_GROUND.has(item) || count > 1) return []
  const pos = tuple(add(cellBeside(scene), DOWN))
  return [[call('useToolOn', { tool: item, pos }, `use the ${item} on the ground`)]]
}

/** Ways of using an item on or against a mob. */
function withMobs(item: string, count: number, scene: PlanScene): Way[] {
  const [mob] = scene.mobs
  switch (item) {
    case 'shield':
      return mob === undefined
        ? []
        : [[call('raiseShieldTo', { against: mob.kind }, `raise the shield against the ${mob.kind}`)]]
    case 'fishing_rod':
      return mob === undefined
        ? fishingWays(scene, count)
        : [times(count, call('hookIt', { target: mob.kind }, `hook the ${mob.kind}`))]
    case 'lead': {
      const animal = LEASHED.find((kind) => mobsIn(scene, kind) >= count)
      if (animal === undefined) return []
      const animals = Array.from({ length: count }, () => animal)
      return [[call('useOnAnimals', { tool: item, animals }, `take the ${animal} on a lead`)]]
    }
    case 'shears': {
      const shorn = ['sheep', 'mooshroom', 'snow_golem'].find((kind) => mobsIn(scene, kind) >= count)
      if (shorn === undefined) return []
      const animals = Array.from({ length: count }, () => shorn)
      return [[call('useOnAnimals', { tool: item, animals }, `shear the ${shorn}`)]]
    }
    default:
      return []
  }
}

/** Seeds on ground in the scene, or on ground that is first tilled with a carried hoe. */
function planting(item: string, count: number, scene: PlanScene): Way[] {
  const [soil] = PLANTED[item] ?? []
  if (soil === undefined || count > 1) return []
  const found = scene.ground.find(({ block }) => block.name === soil)
  if (found !== undefined) return [[{ do: 'place', item, cell: add(found.position, { x: 0, y: 1, z: 0 }) }]]
  const cell = cellBeside(scene)
  if (soil === 'grass_block') return [[{ do: 'place', item, cell }]]
  const hoe = [...scene.carried.keys()].find((name) => toolKind(name) === 'hoe')
  if (soil !== 'farmland' || hoe === undefined) return []
  const till = call(
    'useToolOn',
    { tool: hoe, pos: tuple(add(cell, DOWN)) },
    `till the ground with the ${hoe}`,
  )
  return [[till, { do: 'place', item, cell }]]
}

/** The block that an item turns the ground, or an obsidian frame, into. */
export function madeByUsing(item: string, block: string | undefined): string | undefined {
  if (item === 'water_bucket') return 'water'
  if (item === 'lava_bucket') return 'lava'
  if (!LIGHTERS.has(item)) return undefined
  return block === 'obsidian' ? 'nether_portal' : 'fire'
}

const LIGHTERS: ReadonlySet<string> = new Set(['flint_and_steel', 'fire_charge'])
const MAKERS = ['water_bucket', 'lava_bucket', ...LIGHTERS] as const

/** Ways to make liquids, fire and portals with carried items. */
export const makingWays = (block: string, count: number, scene: PlanScene): Way[] =>
  block === 'nether_portal'
    ? portalWays(scene)
    : MAKERS.filter((item) => madeByUsing(item, undefined) === block).flatMap((item) =>
        usingWays(item, count, scene),
      )

/** A portal frame of the minimum size, 4 wide and 5 high, from the bottom up, and lit. */
function portalWays({ carried, arena: { spawn } }: PlanScene): Way[] {
  const lighter = [...LIGHTERS].find((item) => carried.has(item))
  const [width, height] = [4, 5]
  const cells = Array.from({ length: width * height }, (_, i) => ({
    x: -2,
    y: Math.floor(i / width),
    z: (i % width) - 1,
  })).filter(({ y, z }) => y === 0 || y === height - 1 || z === -1 || z === width - 2)
  if (lighter === undefined || (carried.get('obsidian') ?? 0) < cells.length) return []
  const frame = cells.map((cell): Way[number] => ({ do: 'place', item: 'obsidian', cell: add(spawn, cell) }))
  const pos = tuple(add(spawn, { x: -2, y: 0, z: 0 }))
  return [[...frame, call('useToolOn', { tool: lighter, pos }, `light the portal with the ${lighter}`)]]
}
