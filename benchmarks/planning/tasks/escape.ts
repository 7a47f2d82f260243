import type { Position } from '../../../src/core/position.ts'
import { createRandom, type Random } from '../../../src/core/random.ts'
import type { Escape, EscapeTask, Hold } from '../../../src/scenario/escape/rooms.ts'
import { baseTask, GROUND } from './base.ts'

/** Distance between the starts of two rooms, and length of a room (cells). */
const PITCH = 6
const INSIDE = 5

const at = (room: number, lane: number, x: number, z: number): Position => ({
  x: -20 + room * PITCH + x,
  y: GROUND,
  z: lane * PITCH + z,
})

const block = (name: string, properties: Record<string, string> = {}) => ({ name, properties })

/** Four layouts of each length: rooms in a row, some with an adjacent chamber that holds a mechanism or a key. */
export function escapeTasks(seed: number): EscapeTask[] {
  return [1, 2, 3, 4, 5, 6].flatMap((rooms) =>
    [1, 2, 3, 4].map((number) => {
      const id = `escape-${rooms}-${number}`
      return escapeTask(id, rooms, createRandom(seed).fork(id))
    }),
  )
}

/** A row of rooms, each with a gate to the next; the last gate leads outside. */
function escapeTask(id: string, length: number, random: Random): EscapeTask {
  const names = [...Array.from({ length }, (_, index) => `room-${index + 1}`), 'outside']
  const rooms = names.map((name, index) => ({ id: name, box: boxAt(index, 0), score: 1, wait: 4 }))
  const gates: Escape['gates'] = []
  const mechanisms: Escape['mechanisms'] = []
  const keys: Position[] = []

  for (let index = 0; index < length; index++) {
    const openedBy: string[] = []
    const add = (name: string, position: Position, first: string, wanted: string) => {
      mechanisms.push({ id: name, position, block: block(first), wanted: block(wanted, switched(wanted)) })
      openedBy.push(name)
    }
    const hold = pickHold(random)
    const count = hold === 'each' ? 1 + random.integer(2) : 2 + random.integer(2)
    for (let number = 1; number <= count; number++) {
      const name = `${hold === 'together' ? 'plate' : 'lever'}-${index + 1}-${number}`
      const kind = hold === 'together' ? 'oak_pressure_plate' : 'lever'
      // Sometimes the mechanism that opens this room is in an earlier one.
      const room = index > 0 && random.integer(4) === 0 ? random.integer(index) : index
      add(name, at(room, 0, number, room === index ? 0 : 2 + (index % 3)), kind, kind)
    }
    if (random.integer(3) === 0 && hold === 'each') {
      add(`lock-${index + 1}`, at(index, 0, 0, 4), 'air', 'gold_block')
      keys.push(at(random.integer(index + 1), 0, 4, 4))
    }
    gates.push({
      id: `gate-${index + 1}`,
      between: [names[index] as string, names[index + 1] as string],
      cells: [0, 1].map((y) => ({
        position: { ...at(index, 0, INSIDE, 2), y: GROUND + y },
        block: block('iron_bars'),
      })),
      openedBy,
      hold,
    })
  }
  if (length > 2) addChamber(rooms, gates, mechanisms, random.integer(length - 1))
  const treasure = length > 1 && random.integer(2) === 0
  const base = baseTask(id, `A row of ${length} rooms`, 'Get everybody out.', 30)
  return {
    ...base,
    scenario: 'escape',
    arena: { ...base.arena, spawn: at(0, 0, 2, 2) },
    containers: [
      ...keys.map((position) => chestAt(position, 'gold_block')),
      ...(treasure ? [chestAt(at(length - 1, 0, 4, 0), 'diamond')] : []),
    ],
    escape: {
      rooms,
      start: 'room-1',
      exit: 'outside',
      blocks: [],
      gates,
      teleports: [],
      mechanisms,
      carry: treasure ? [{ item: 'diamond', count: 1 }] : [],
    },
  }
}

/** A chamber next to a room, behind its own gate, with another lever that the room's gate needs. */
function addChamber(
  rooms: Escape['rooms'],
  gates: Escape['gates'],
  mechanisms: Escape['mechanisms'],
  index: number,
): void {
  const gate = gates[index] as Escape['gates'][number]
  const room = gate.between[0]
  rooms.push({ id: 'chamber', box: boxAt(index, 1), score: 1, wait: 4 })
  const button = {
    id: 'button',
    position: at(index, 0, 2, 4),
    block: block('stone_button'),
    wanted: powered('stone_button'),
  }
  const inner = {
    id: 'inner-lever',
    position: at(index, 1, 2, 2),
    block: block('lever'),
    wanted: powered('lever'),
  }
  mechanisms.push(button, inner)
  if (gate.hold === 'each') gate.openedBy.push(inner.id)
  const cells = [{ position: at(index, 0, 2, INSIDE), block: block('iron_bars') }]
  gates.push({ id: 'side-gate', between: [room, 'chamber'], cells, openedBy: [button.id], hold: 'each' })
}

const switched = (name: string): Record<string, string> => (name === 'gold_block' ? {} : { powered: 'true' })

const powered = (name: string) => block(name, { powered: 'true' })

function pickHold(random: Random): Hold {
  const roll = random.integer(5)
  return roll < 2 ? 'each' : roll < 4 ? 'together' : 'any'
}

const boxAt = (room: number, lane: number) => ({
  min: at(room, lane, 0, 0),
  max: { ...at(room, lane, INSIDE - 1, INSIDE - 1), y: GROUND + 2 },
})

const chestAt = (position: Position, item: string) => ({
  position,
  block: block('chest', { facing: 'west' }),
  items: [{ item, count: 1 }],
})
