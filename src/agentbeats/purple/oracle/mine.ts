import type { Button } from '../../../body/keys/buttons.ts'
import { HOTBAR_BUTTONS } from '../../../body/keys/buttons.ts'
import type { Position } from '../../../core/position.ts'
import { digTicks } from '../../../game/blocks/dig-time.ts'
import { dropsWith } from '../../../game/blocks/mining.ts'
import { HOTBAR } from '../../../game/items/player-window.ts'
import type { NameTest } from '../../../game/names.ts'
import type { Rules } from './craft.ts'
import type { Course, Pilot } from './pilot.ts'
import { walkTo } from './walk.ts'

/** Maximum horizontal distance from which a block can be dug (blocks). */
const DIG_RANGE = 2.2
/** Distance at which items are picked up (blocks), and the time they take to reach the agent (steps). */
const PICK_UP_RANGE = 0.4
const PICK_UP_STEPS = 12
/** Maximum time spent digging one block (steps); obsidian takes 188 with a diamond pickaxe. */
const MAX_DIG_STEPS = 300
/** Steps for which the crosshair may be off the block: other blocks in between are dug away. */
const MAX_BLOCKS_BETWEEN = 4

/** The nearest block of the given kinds: its name and the centre of its cell. */
function nearestBlock(pilot: Pilot, isWanted: NameTest): { name: string; middle: Position } | undefined {
  const seen = pilot.facts.semantic.seen.flatMap(({ name, nearest }) => {
    const [place] = nearest
    const block = name.split('[')[0] as string
    if (place === undefined || !isWanted(block)) return []
    return { name: block, middle: { x: place.x + 0.5, y: place.y + 0.5, z: place.z + 0.5 } }
  })
  return seen.toSorted((a, b) => pilot.toward(a.middle).distance - pilot.toward(b.middle).distance)[0]
}

/**
 * Digs the nearest block of the given kinds with the best tool in the hotbar, and walks over the drops. @returns whether it dug
 * one
 */
export function* mine(pilot: Pilot, isWanted: NameTest, rules: Rules): Course<boolean> {
  const block = nearestBlock(pilot, isWanted)
  if (block === undefined) return false
  const { middle, name } = block
  yield* takeInHand(pilot, bestTool(pilot, name, rules))
  if (!(yield* walkTo(pilot, () => middle, DIG_RANGE))) return false
  const isThere = () =>
    pilot.facts.semantic.seen.some(
      (seen) =>
        seen.name.split('[')[0] === name &&
        seen.nearest.some(
          ({ x, y, z }) => x + 0.5 === middle.x && y + 0.5 === middle.y && z + 0.5 === middle.z,
        ),
    )
  for (let i = 0; i < MAX_BLOCKS_BETWEEN && isThere(); i++) {
    yield* pilot.look(middle)
    yield* dig(pilot, isThere)
  }
  if (isThere()) return false
  yield* walkTo(pilot, () => middle, PICK_UP_RANGE)
  yield* pilot.wait(PICK_UP_STEPS)
  return true
}

/** Holds the attack button until the crosshair is on another kind of block or the target is gone. */
function* dig(pilot: Pilot, isThere: () => boolean): Course {
  const aim = () => pilot.facts.keys.crosshair?.block
  const first = aim()
  for (let i = 0; i < MAX_DIG_STEPS && aim() === first && isThere(); i++) yield* pilot.step(['attack'])
  yield* pilot.step()
}

/** The slot of the hotbar (0–8) whose item digs a block fastest, preferring tools that make it drop something. */
function bestTool(pilot: Pilot, block: string, { version }: Rules): number | undefined {
  const tools = pilot.facts.keys.inventory.filter(
    ({ slot }) => slot >= HOTBAR && slot < HOTBAR + HOTBAR_BUTTONS.length,
  )
  const rated = tools.map(({ slot, item }) => ({
    slot: slot - HOTBAR,
    drops: dropsWith(block, (tool) => tool === item, version),
    ticks: digTicks({ block, tool: item, version }),
  }))
  return rated.toSorted((a, b) => Number(b.drops) - Number(a.drops) || a.ticks - b.ticks)[0]?.slot
}

/** Selects a hotbar slot (0–8). */
export function* takeInHand(pilot: Pilot, slot: number | undefined): Course {
  if (slot === undefined || slot === pilot.facts.keys.self.selected) return
  yield* pilot.step([HOTBAR_BUTTONS[slot] as Button])
  yield* pilot.step()
}

/** The hotbar slot (0–8) that holds an item. */
export const hotbarSlotOf = (pilot: Pilot, item: string): number | undefined => {
  const slot = pilot.facts.keys.inventory.find((stack) => stack.item === item && stack.slot >= HOTBAR)?.slot
  return slot === undefined ? undefined : slot - HOTBAR
}
