import { isBed } from '../../game/blocks/kinds/two-cells.ts'
import type { Operation } from './operation.ts'

/** Names in foreign set-ups that do not exist in the game, with their meaning. */
const NAMES: Readonly<Record<string, string>> = {
  raw_beef: 'beef',
  wool: 'white_wool',
  carpet: 'white_carpet',
  planks: 'oak_planks',
  wooden_plank: 'oak_planks',
  boat: 'oak_boat',
  bed: 'white_bed',
  seeds: 'wheat_seeds',
  fish: 'cod',
  shovel: 'iron_shovel',
  nether_quartz: 'quartz',
  brick_block: 'bricks',
  log: 'oak_log',
}

/** Dusk, for which vanilla has no name (ticks). */
const DUSK = 12_500

/** A foreign command with known mistakes corrected, and notes on the corrections. */
export function repairCommand(command: string): { command: string; notes: string[] } {
  const notes: string[] = []
  const mend = (
    text: string,
    pattern: RegExp,
    by: (found: string, ...parts: string[]) => string,
    note: string,
  ) => {
    const mended = text.replace(pattern, by as never)
    if (mended !== text) notes.push(note)
    return mended
  }
  let text = mend(command, /minecraft:minecraft:/g, () => 'minecraft:', 'a namespace stood there twice')
  text = mend(text, /\btime set dusk\b/, () => `time set ${DUSK}`, `dusk read as ${DUSK} ticks`)
  text = mend(
    text,
    /\b(?:minecraft:)?water_bottle\b/,
    () => 'minecraft:potion{Potion:"minecraft:water"}',
    'water_bottle read as a potion of water',
  )
  // Entities keep their names: a boat is summoned as one.
  if (!/\bsummon\b/.test(text))
    text = text.replace(/\b(?:minecraft:)?([a-z_]+)\b(?=\s|$|\{)/g, (found, name: string) => {
      const meant = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined
      if (meant === undefined || found === 'minecraft') return found
      notes.push(`${name} read as ${meant}`)
      return `minecraft:${meant}`
    })
  return { command: text, notes }
}

/** A name of a foreign reward, corrected the same way. */
export const repairName = (name: string): string =>
  Object.hasOwn(NAMES, name) ? (NAMES[name] as string) : name.replace(/^minecraft:/, '')

/** Whether an operation fills one of the two cells in which the agent stands, or puts the agent into the ground. */
export function wallsIn(operation: Operation): boolean {
  if (operation.kind === 'tp') return operation.to.y < 0
  if (operation.kind === 'setblock')
    return operation.at.x === 0 && operation.at.z === 0 && (operation.at.y === 0 || operation.at.y === 1)
  if (operation.kind !== 'fill') return false
  const { from, to } = operation
  const spans = (axis: 'x' | 'y' | 'z', low: number, high: number) =>
    Math.min(from[axis], to[axis]) <= high && Math.max(from[axis], to[axis]) >= low
  return spans('x', 0, 0) && spans('z', 0, 0) && spans('y', 0, 1)
}

/** The cells of the agent, made free again. */
export const FREE_AGENT: readonly Operation[] = [0, 1].map((y) => ({
  kind: 'setblock',
  at: { x: 0, y, z: 0 },
  block: 'air',
}))

/** The two halves of a bed that was placed as one block; undefined if it is not a bed. */
export function wholeBed(operation: Operation): Operation[] | undefined {
  if (operation.kind !== 'setblock' || !isBed(operation.block)) return undefined
  const { at, block } = operation
  return [
    { kind: 'setblock', at, block: `${block}[part=foot,facing=east]` },
    { kind: 'setblock', at: { ...at, x: at.x + 1 }, block: `${block}[part=head,facing=east]` },
  ]
}
