import { formatPosition } from '../core/position.ts'
import type { Escape, Hold } from '../scenario/escape/rooms.ts'
import type { Gathering } from '../scenario/gathering/gathering.ts'
import { formatBlock } from '../task/block.ts'
import type { Task } from '../task/task.ts'

/** A task as a model reads it: the goal and whatever of the arena belongs to its scenario. */
export function describeTask({ goal, blueprint, gathering, escape: rooms }: Task): string {
  const cells = blueprint
    .filter(({ placedWith }) => placedWith === undefined)
    .map(({ position: { x, y, z }, block }) => `${formatBlock(block)} at [${x}, ${y}, ${z}]`)
  return [
    goal,
    ...(cells.length > 0 ? ['The blueprint:', ...cells] : []),
    ...(gathering === undefined ? [] : describeGathering(gathering)),
    ...(rooms === undefined ? [] : describeEscape(rooms)),
  ].join('\n')
}

function describeGathering({ obtain, blocks, animals }: Gathering): string[] {
  return [
    `To be obtained: ${obtain.map(({ item, count }) => `${count} ${item}`).join(', ')}.`,
    'What stands there:',
    ...blocks.map(({ position, block }) => `${formatBlock(block)} at ${formatPosition(position)}`),
    ...animals.map(({ kind, position, count }) => `${count} ${kind} at ${formatPosition(position)}`),
  ]
}

const HOLDS = {
  any: 'any one of',
  each: 'each of, in any order',
  together: 'all at the same time of',
} as const

function describeEscape({ rooms, start, exit, gates, teleports, mechanisms, carry }: Escape): string[] {
  const burden = carry.map(({ item, count }) => `${count} ${item}`).join(', ')
  return [
    `The agents begin in the room ${start}; all must reach the room ${exit}${burden === '' ? '' : ` and carry ${burden} there`}.`,
    'The rooms:',
    ...rooms.map(
      ({ id, box: { min, max } }) => `${id} from ${formatPosition(min)} to ${formatPosition(max)}`,
    ),
    'The gates:',
    ...gates.map(({ id, between: [a, b], cells, openedBy, hold }) => {
      const place = cells.map(({ position }) => formatPosition(position)).join(', ')
      return `${id} at ${place} between ${a} and ${b}: ${describeOpening(openedBy, hold)}`
    }),
    ...(teleports.length === 0
      ? []
      : ['The teleports; once open they move whoever is in the room, one way:']),
    ...teleports.map(({ id, from, to, openedBy, hold }) => {
      const places = to.map(formatPosition).join(', ')
      const each = to.length === 1 ? 'to' : 'each agent to one of'
      return `${id} from ${from} ${each} ${places}: ${describeOpening(openedBy, hold)}`
    }),
    'The mechanisms:',
    ...mechanisms.map(
      ({ id, position, block, wanted }) =>
        `${id} at ${formatPosition(position)}: ${formatBlock(block)}, used when it is ${formatBlock(wanted)}`,
    ),
  ]
}

const describeOpening = (openedBy: readonly string[], hold: Hold): string =>
  openedBy.length === 0 ? 'stands open' : `opens by ${HOLDS[hold]} ${openedBy.join(', ')}`
