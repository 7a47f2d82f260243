import { formatCell } from '../../core/position.ts'
import { formatBlock } from '../../task/block.ts'
import type { EscapeTask, Hold } from './rooms.ts'

const HOLDS = {
  any: 'any one of',
  each: 'each of, in any order',
  together: 'all at the same time of',
} as const

/** Describes rooms, gates, teleports and mechanisms for a prompt. */
export function describeEscape({ escape: escapeTask }: EscapeTask): string[] {
  const { rooms, start, exit, gates, teleports, mechanisms, carry } = escapeTask
  const burden = carry.map(({ item, count }) => `${count} ${item}`).join(', ')
  return [
    `The agents begin in the room ${start}; all must reach the room ${exit}${burden === '' ? '' : ` and carry ${burden} there`}.`,
    'The rooms:',
    ...rooms.map(({ id, box: { min, max } }) => `${id} from ${formatCell(min)} to ${formatCell(max)}`),
    'The gates:',
    ...gates.map(({ id, between: [a, b], cells, openedBy, hold }) => {
      const place = cells.map(({ position }) => formatCell(position)).join(', ')
      return `${id} at ${place} between ${a} and ${b}: ${describeOpening(openedBy, hold)}`
    }),
    ...(teleports.length === 0
      ? []
      : ['The teleports; once open they move whoever is in the room, one way:']),
    ...teleports.map(({ id, from, to, openedBy, hold }) => {
      const places = to.map(formatCell).join(', ')
      const each = to.length === 1 ? 'to' : 'each agent to one of'
      return `${id} from ${from} ${each} ${places}: ${describeOpening(openedBy, hold)}`
    }),
    'The mechanisms:',
    ...mechanisms.map(
      ({ id, position, block, wanted }) =>
        `${id} at ${formatCell(position)}: ${formatBlock(block)}, used when it is ${formatBlock(wanted)}`,
    ),
  ]
}

const describeOpening = (openedBy: readonly string[], hold: Hold): string =>
  openedBy.length === 0 ? 'stands open' : `opens by ${HOLDS[hold]} ${openedBy.join(', ')}`
