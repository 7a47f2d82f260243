import { formatPosition } from '../../core/position.ts'
import { type BlockSpec, formatBlock, isAir } from '../../game/block.ts'
import { opensByHand } from '../../game/blocks/kinds/openings.ts'
import { isButton, isPressurePlate } from '../../game/blocks/kinds/switches.ts'
import { canBeDug } from '../../game/blocks/mining.ts'
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
  const falls = isAir(block.name) ? undefined : scene.whyItFalls(block, position)
  if (falls !== undefined) return falls
  if (block.name === wanted.name && isPressurePlate(block.name))
    return walk.has(position) ? undefined : `no agent can step onto it: ${scene.whyNobodyStandsIn(position)}`
  if (scene.canClick(position, walk)) return undefined
  return 'there is no place to stand within reach from which it is seen'
}

/** Why no player can change a mechanism as required, wherever the player stands. */
function whyNever(block: BlockSpec, wanted: BlockSpec, version: string): string | undefined {
  const { name } = block
  if (isAir(wanted.name))
    return isAir(name) || canBeDug(name, version) ? undefined : `no agent can dig ${name}`
  if (name !== wanted.name) return undefined
  const fixed = Object.entries(wanted.properties).find(
    ([key, value]) =>
      !SWITCHED.has(key) && block.properties[key] !== undefined && block.properties[key] !== value,
  )
  if (fixed !== undefined) return `using it does not make ${formatBlock(block)} one with ${fixed.join('=')}`
  const isSwitch = name === 'lever' || isButton(name) || isPressurePlate(name) || opensByHand(name)
  return isSwitch ? undefined : `agents do not switch ${name}; only redstone could`
}

/** A mechanism as messages name it. */
export const labelOf = ({ id, block, position }: Mechanism): string =>
  `${id} (${isAir(block.name) ? 'an empty cell' : block.name} at ${formatPosition(position)})`
