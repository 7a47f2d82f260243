import { formatCell } from '../../core/position.ts'
import { formatBlock } from '../../game/block.ts'
import type { EscapeTask, Way } from './rooms.ts'

const HOLDS = {
  any: 'any one of',
  each: 'each of, in any order',
  together: 'all at the same time of',
} as const

type Opening = Pick<Way, 'openedBy' | 'hold' | 'closesAfter'>

/** Describes rooms, gates, teleports and mechanisms for a prompt. */
export function describeEscape({ escape: escapeTask }: EscapeTask): string[] {
  const { rooms, start, exit, gates, teleports, mechanisms, carry } = escapeTask
  const burden = carry.map(({ item, count }) => `${count} ${item}`).join(', ')
  return [
    `The agents begin in the room ${start}; all must reach the room ${exit}${burden === '' ? '' : ` and carry ${burden} there`}.`,
    'The rooms:',
    ...rooms.map(({ id, box: { min, max } }) => `${id} from ${formatCell(min)} to ${formatCell(max)}`),
    'The gates:',
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
  ]
}

function describeOpening({ openedBy, hold, closesAfter }: Opening): string {
  if (openedBy.length === 0) return 'stands open'
  const closing = closesAfter === undefined ? '' : `; closes again after ${closesAfter} s`
  return `opens by ${HOLDS[hold]} ${openedBy.join(', ')}${closing}`
}
