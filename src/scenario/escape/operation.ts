import { TICK_MS } from '../../core/clock.ts'
import { formatPosition } from '../../core/position.ts'
import { type BlockSpec, formatBlock, isAir } from '../../game/block.ts'
import { digTicks } from '../../game/blocks/dig-time.ts'
import { itemThatPlaces } from '../../game/blocks/item-blocks.ts'
import { opensByHand } from '../../game/blocks/kinds/openings.ts'
import { isButton, isPressurePlate } from '../../game/blocks/kinds/switches.ts'
import { canBeDug, harvestTools } from '../../game/blocks/mining.ts'
import { unplaceable } from '../../game/placement/unplaceable.ts'
import type { GameVersion } from '../../game/version.ts'
import { MAX_DIG_MS } from '../../task/actions/mine-block.ts'
import type { GroundScene, Walk } from './ground-scene.ts'
import type { Mechanism } from './rooms.ts'

/** The properties that a player changes by a click or a step. */
const SWITCHED: ReadonlySet<string> = new Set(['powered', 'power', 'open'])

/**
 * Why no agent, with any items, can bring a mechanism into its wanted state: a block that is not switched by hand, a
 * state that a switch does not have, no room on a plate, no place from which it can be reached. Undefined if one can.
 * @param walk where agents can stand
 */
export function whyNotOperable(
  { block, wanted, position }: Mechanism,
  scene: GroundScene,
  walk: Walk,
): string | undefined {
  const impossible = whyNever(block, wanted, scene.version)
  if (impossible !== undefined) return impossible
  const falls = isAir(block.name) ? scene.whyNotPlaced(wanted, position) : scene.whyItFalls(block, position)
  if (falls !== undefined) return falls
  if (block.name === wanted.name && isPressurePlate(block.name))
    return walk.has(position) ? undefined : `no agent can step onto it: ${scene.whyNobodyStandsIn(position)}`
  if (scene.canClick(position, walk)) return undefined
  return 'there is no place to stand within reach from which it is seen'
}

/** Why no player can change a mechanism as required, wherever the player stands. */
function whyNever(block: BlockSpec, wanted: BlockSpec, version: string): string | undefined {
  const { name } = block
  if (isAir(name) && isAir(wanted.name)) return undefined
  if (name !== wanted.name)
    return isAir(name) || canBeDug(name, version) ? whyNeverPut(wanted) : `no agent can dig ${name}`
  const fixed = Object.entries(wanted.properties).find(
    ([key, value]) =>
      !SWITCHED.has(key) && block.properties[key] !== undefined && block.properties[key] !== value,
  )
  if (fixed !== undefined) return `using it does not make ${formatBlock(block)} one with ${fixed.join('=')}`
  const isSwitch = name === 'lever' || isButton(name) || isPressurePlate(name) || opensByHand(name)
  return isSwitch ? undefined : `agents do not switch ${name}; only redstone could`
}

/** Why no player can put a block into a cell in the wanted state. */
function whyNeverPut(wanted: BlockSpec): string | undefined {
  if (isAir(wanted.name)) return undefined
  const switched = Object.entries(wanted.properties).find(
    ([key, value]) => SWITCHED.has(key) && value !== 'false' && value !== '0',
  )
  if (switched !== undefined)
    return `putting ${wanted.name} there does not make it one with ${switched.join('=')}`
  const why = unplaceable(wanted)
  return why === undefined ? undefined : `${formatBlock(wanted)} cannot be placed: ${why}`
}

/**
 * Why an agent cannot use a mechanism with the items that it carries: the block to place is missing, or digging takes too long
 * without a tool. Undefined if it can.
 */
export function whyNotEquipped(
  { block, wanted }: Mechanism,
  has: (item: string) => boolean,
  version: GameVersion,
): string | undefined {
  const tools = block.name === wanted.name ? undefined : toolsNeeded(block.name, version)
  if (tools !== undefined && !tools.some(has))
    return `no agent has a tool for ${block.name}: ${tools.join(' or ') || 'none is fast enough'}`
  const item = itemOf({ block, wanted })
  return item === undefined || has(item) ? undefined : `no agent can get a ${item}`
}

/**
 * The tools with which an agent digs a block in the time that `MineBlock` takes, if the bare hand takes longer; undefined if the hand
 * is fast enough.
 */
export function toolsNeeded(block: string, version: GameVersion): string[] | undefined {
  const isQuick = (tool?: string) => digTicks({ block, version, tool }) * TICK_MS <= MAX_DIG_MS
  return isAir(block) || isQuick() ? undefined : harvestTools(block, version).filter(isQuick)
}

/** The item that a lock needs. */
export const itemOf = ({ block, wanted }: Pick<Mechanism, 'block' | 'wanted'>): string | undefined =>
  wanted.name === block.name || isAir(wanted.name) ? undefined : itemThatPlaces(wanted.name)

/** A mechanism as messages name it. */
export const labelOf = ({ id, block, position }: Mechanism): string =>
  `${id} (${isAir(block.name) ? 'an empty cell' : block.name} at ${formatPosition(position)})`
