import { formatCell } from '../../core/position.ts'
import { formatBlock, isAir } from '../../game/block.ts'
import { isButton, isPressurePlate } from '../../game/blocks/kinds/switches.ts'
import type { GameVersion } from '../../game/version.ts'
import { waysToHoldFor } from './mechanism-uses.ts'
import { itemOf, toolsNeeded } from './operation.ts'
import { type Escape, type EscapeTask, isMomentary, type Way } from './rooms.ts'

const HOLDS = {
  any: 'any one of these has been used',
  each: 'each of these has been used, in any order',
  together: 'all of these are on at the same time',
} as const

type Opening = Pick<Way, 'openedBy' | 'hold' | 'closesAfter'>

/** Describes rooms, gates, teleports and mechanisms for a prompt. */
export function describeEscape({ escape: escapeTask, gameVersion }: EscapeTask): string[] {
  const { rooms, start, exit, gates, teleports, mechanisms, carry } = escapeTask
  const burden = carry.map(({ item, count }) => `${count} ${item}`).join(', ')
  const together = burden === '' ? '' : `, with ${burden} in their inventories`
  return [
    `The agents begin in the room ${start}. Everybody must be in the room ${exit} at the same time${together}.`,
    'The rooms:',
    ...rooms.map(({ id, box: { min, max } }) => `${id} from ${formatCell(min)} to ${formatCell(max)}`),
    'The gates, which are passed both ways:',
    ...gates.map(({ id, between: [a, b], cells, ...opening }) => {
      const place = cells.map(({ position }) => formatCell(position)).join(', ')
      return `${id} at ${place} between ${a} and ${b}: ${describeOpening(opening)}`
    }),
    ...(teleports.length === 0
      ? []
      : ['The teleports; once open they move whoever is in the room, one way:']),
    ...teleports.map(({ id, from, to, ...opening }) => {
      const places = to.map(formatCell).join(', ')
      const each = to.length === 1 ? 'to' : 'each agent to one of'
      return `${id} from ${from} ${each} ${places}: ${describeOpening(opening)}`
    }),
    'The mechanisms:',
    ...mechanisms.map(
      ({ id, position, block, wanted }) =>
        `${id} at ${formatCell(position)}: ${formatBlock(block)}, used when it is ${formatBlock(wanted)}`,
    ),
    ...mechanisms.flatMap((mechanism) => describeItems(mechanism, gameVersion)),
    ...(mechanisms.some(({ block, wanted }) => isAir(wanted.name) && !isAir(block.name))
      ? [
          'A block that is to be air is dug away, whether it drops anything or not: MineBlock with "discard": true.',
        ]
      : []),
    ...describeHolding(escapeTask),
  ]
}

/** The item of a mechanism, where its block does not name it: wall_torch is placed with a torch, and obsidian needs a pickaxe. */
function describeItems({ id, block, wanted }: Escape['mechanisms'][number], version: GameVersion): string[] {
  const item = itemOf({ block, wanted })
  const tools = block.name === wanted.name ? undefined : toolsNeeded(block.name, version)
  return [
    ...(item === undefined || item === wanted.name ? [] : [`${id}: ${wanted.name} is placed with ${item}.`]),
    ...(tools === undefined || tools.length === 0
      ? []
      : [`${id}: ${block.name} is dug with ${tools.join(' or ')}.`]),
  ]
}

function describeOpening({ openedBy, hold, closesAfter }: Opening): string {
  if (openedBy.length === 0) return 'stands open'
  const closing = closesAfter === undefined ? ' and stays open' : `; closes again after ${closesAfter} s`
  return `opens when ${HOLDS[hold]}: ${openedBy.join(', ')}${closing}`
}

/** Instructions for agents on mechanisms that deactivate by themselves. */
function describeHolding(escapeTask: Escape): string[] {
  const momentary = escapeTask.mechanisms.filter(isMomentary)
  const isHeld = momentary.some((mechanism) => waysToHoldFor(escapeTask, mechanism).length > 0)
  const plates = momentary.some(({ block }) => isPressurePlate(block.name))
  const buttons = momentary.some(({ block }) => isButton(block.name))
  return [
    ...(plates ? ['A pressure plate is on while an agent stands on it: Toggle steps onto it.'] : []),
    ...(buttons ? ['A button is on for about a second after it is pressed.'] : []),
    ...(isHeld
      ? [
          'Where all must be on at the same time, each of these needs an agent of its own that holds it until the way opens.',
        ]
      : []),
  ]
}
