import { formatPosition, inBox, type Position } from '../../core/position.ts'
import { formatBlock } from '../../task/block.ts'
import type { Escape } from '../../task/escape.ts'
import { itemThatPlaces } from '../../task/item-blocks.ts'
import type { DecomposeFacts } from '../kinds/decompose.ts'
import type { ReplyOf } from '../language-model.ts'
import { NodeList, tuple } from './functions.ts'

/**
 * Explores as a team would: uses every mechanism within reach, goes through the gates that are open by then, and so on
 * until all rooms have been seen; then what must be carried is carried to the exit.
 */
export function decomposeEscape({ scene }: DecomposeFacts, escapeTask: Escape): ReplyOf<'decompose'> {
  const { rooms, gates, mechanisms, start, exit, carry } = escapeTask
  const list = new NodeList()
  const roomOf = (cell: Position) => rooms.find(({ box }) => inBox(box, cell))?.id ?? start
  const inUse = new Set(gates.flatMap(({ openedBy }) => openedBy))
  const used = new Set<string>()
  const entered = new Set([start])
  const isOpen = ({ openedBy, hold }: Escape['gates'][number]) =>
    openedBy.length === 0 ||
    (hold === 'any' ? openedBy.some((id) => used.has(id)) : openedBy.every((id) => used.has(id)))

  const fetch = (item: string, amount: number) => {
    const container = scene.containers.find(({ items }) => items.some((stack) => stack.item === item))
    if (container === undefined) return
    const { position } = container
    const description = `take ${amount} ${item} from the container at ${formatPosition(position)}`
    list.add('fetchItem', { container: tuple(position), item, amount }, description)
  }
  const use = ({ id, position, block, wanted }: Escape['mechanisms'][number]) => {
    used.add(id)
    const where = `${formatPosition(position)} in ${roomOf(position)}`
    if (wanted.name === block.name) {
      const partners = gates.find(({ openedBy, hold }) => hold === 'together' && openedBy.includes(id))
      const together =
        partners === undefined || partners.openedBy.length < 2
          ? ''
          : `, held together with ${partners.openedBy.filter((other) => other !== id).join(' and ')}`
      list.add(
        'useMechanism',
        { pos: tuple(position) },
        `use ${id}, the ${block.name} at ${where}${together}`,
      )
      return
    }
    const item = itemThatPlaces(wanted.name)
    fetch(item, 1)
    list.add('putInPlace', { item, pos: tuple(position) }, `put ${formatBlock(wanted)} at ${where} for ${id}`)
  }
  const enter = (room: string, gate: string) => {
    entered.add(room)
    const pos = tuple(centreOf(escapeTask, room))
    list.add('goTo', { pos }, `go through ${gate} into ${room}`)
  }

  for (let before = -1; before < list.nodes.length; ) {
    before = list.nodes.length
    for (const mechanism of mechanisms) {
      const { id, position } = mechanism
      if (inUse.has(id) && !used.has(id) && entered.has(roomOf(position))) use(mechanism)
    }
    for (const gate of gates) {
      const [a, b] = gate.between
      if (!isOpen(gate) || entered.has(a) === entered.has(b)) continue
      enter(entered.has(a) ? b : a, gate.id)
    }
  }
  for (const { item, count } of carry) {
    fetch(item, count)
    const pos = tuple(centreOf(escapeTask, exit))
    list.add('carry', { item, pos }, `carry ${count} ${item} to ${exit}`)
  }
  if (list.nodes.length === 0) enter(exit, 'the open way')
  return { functions: list.functions(), nodes: list.nodes }
}

/** A cell on the floor in the middle of a room. */
function centreOf({ rooms }: Escape, id: string): Position {
  const box = rooms.find((room) => room.id === id)?.box
  if (box === undefined) return { x: 0, y: 0, z: 0 }
  const { min, max } = box
  return { x: Math.floor((min.x + max.x) / 2), y: min.y, z: Math.floor((min.z + max.z) / 2) }
}
