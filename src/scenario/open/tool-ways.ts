import type { Position } from '../../core/position.ts'
import { parseBlock } from '../../game/block.ts'
import { PLANTED, USES } from '../../mcu/atoms/tables.ts'
import type { PlacedBlock } from '../../task/parts.ts'

/** What a scene gives to work with. */
interface AtHand {
  readonly carried: Pick<ReadonlySet<string>, 'has'>
  readonly blocks: readonly PlacedBlock[]
}

/** Weapons, the best first. */
export const WEAPONS = ['netherite', 'diamond', 'iron', 'stone', 'golden', 'wooden'].flatMap((stuff) => [
  `${stuff}_sword`,
  `${stuff}_axe`,
])

/** Where something that is carried can be planted to become a crop; undefined if the scene lacks seed or ground. */
export function plantingOf(
  crop: string,
  { carried, blocks }: AtHand,
): { seed: string; cell: Position } | undefined {
  for (const [seed, [ground, grown]] of Object.entries(PLANTED)) {
    const soil = blocks.find(({ block }) => block.name === ground)
    if (grown === crop && carried.has(seed) && soil !== undefined)
      return { seed, cell: { ...soil.position, y: soil.position.y + 1 } }
  }
  return undefined
}

/** A tool that is carried, and a block of the scene that it does something to; undefined if the scene lacks one of them. */
export function toolUseOf(
  wanted: { readonly tool?: string; readonly becomes?: string },
  { carried, blocks }: AtHand,
): { tool: string; target: PlacedBlock } | undefined {
  for (const [, tool, from, to] of USES) {
    if (!carried.has(tool) || (wanted.tool ?? tool) !== tool) continue
    const becomes = parseBlock(to)?.name
    if ((wanted.becomes ?? becomes) !== becomes) continue
    const name = parseBlock(from)?.name
    const target = blocks.find(({ block }) => block.name === name)
    if (target !== undefined) return { tool, target }
  }
  return undefined
}
