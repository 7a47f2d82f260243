import { named, type Tables, tablesOf } from '../data/tables.ts'
import { canBeDug, harvestTools, isMislabelledWood } from './mining.ts'

/** A block, and the tool and conditions used to dig it. */
export interface Digging {
  readonly block: string
  readonly version: string
  /** The held item; absent for a bare hand. */
  readonly tool?: string | undefined
  /** Level of efficiency of the tool. */
  readonly efficiency?: number
  /** Level of haste or conduit power, whichever is higher. */
  readonly haste?: number
  /** The head is under water, without Aqua Affinity. */
  readonly isUnderWater?: boolean
  /** The body is in the air or swimming. */
  readonly isOffGround?: boolean
}

/**
 * Ticks to dig a block of hardness 1 by hand: if the hand is enough for its drops, and otherwise (vanilla
 * Player.getDestroySpeed).
 */
const PER_HARDNESS = { drops: 30, dropsNothing: 100 }
/** Factor by which digging takes longer under water, and when not on the ground. */
const HINDRANCE = 5
const HASTE_SHARE = 0.2

/** Time to dig a block (ticks): 0 if it breaks instantly, Infinity if it cannot be dug or does not exist. */
export function digTicks(digging: Digging): number {
  const { block, version, tool, haste = 0, isUnderWater = false, isOffGround = false } = digging
  const tables = tablesOf(version)
  if (!canBeDug(block, version)) return Number.POSITIVE_INFINITY
  const hardness = named(tables.blocksByName, block)?.hardness ?? 0
  const needed = harvestTools(block, version)
  const drops = needed.length === 0 || (tool !== undefined && needed.includes(tool))
  let speed = speedOf(digging, tables) * (1 + HASTE_SHARE * haste)
  if (isUnderWater) speed /= HINDRANCE
  if (isOffGround) speed /= HINDRANCE
  const perTick = speed / hardness / (drops ? PER_HARDNESS.drops : PER_HARDNESS.dropsNothing)
  return perTick >= 1 ? 0 : Math.ceil(1 / perTick)
}

/** How many times faster than a hand a tool digs a block. */
function speedOf(
  { block, tool, efficiency = 0 }: Digging,
  { blocksByName, itemsByName, materials }: Tables,
): number {
  const id = tool === undefined ? undefined : named(itemsByName, tool)?.id
  if (id === undefined) return 1
  const speeds = materialsOf(block, named(blocksByName, block)?.material)
  const known = speeds.flatMap(
    (material) => named(materials, material)?.[id] ?? bySword(material, tool) ?? [],
  )
  const own = known.at(-1) ?? 1
  return efficiency > 0 && own > 1 ? own + efficiency ** 2 + 1 : own
}

/**
 * Speed of swords on blocks that they cut (vanilla sword_efficient, and cobwebs), which the data of 1.21.4
 * lacks.
 */
const SWORD_SPEEDS: Readonly<Record<string, number>> = {
  leaves: 1.5,
  plant: 1.5,
  gourd: 1.5,
  vine_or_glow_lichen: 1.5,
  coweb: 15,
}

const bySword = (material: string, tool: string | undefined): number | undefined =>
  tool?.endsWith('_sword') && Object.hasOwn(SWORD_SPEEDS, material) ? SWORD_SPEEDS[material] : undefined

/** The materials of a block. minecraft-data gives some blocks their first tag, even if that tag is not a material. */
function materialsOf(block: string, material = ''): readonly string[] {
  if (material.startsWith('incorrect_for_')) return ['mineable/pickaxe']
  if (isMislabelledWood(block, material)) return ['wood']
  if (block.endsWith('_leaves') && material === 'plant') return ['leaves']
  return [material, ...material.split(';')]
}
