import { formatPosition, type Position } from '../../core/position.ts'
import { formatBlock, isAir } from '../../game/block.ts'
import { itemThatPlaces } from '../../game/blocks/item-blocks.ts'
import { NodeList, tuple } from '../../question/expert/functions.ts'
import type { decompose, TaskAndScene } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { centreOf, type Escape, type EscapeTask, roomAt, type Way, waysOf } from './rooms.ts'

/**
 * Explores like a team: uses every reachable mechanism, goes through the gates that this opens, and repeats this until all
 * rooms are explored. Then the required items are carried to the exit.
 */
export function decomposeEscape({
  scene,
  task: { escape: escapeTask },
}: TaskAndScene & { task: EscapeTask }): ReplyOf<typeof decompose> {
  const { mechanisms, start, exit, carry } = escapeTask
  const ways = waysOf(escapeTask)
  const list = new NodeList()
  const roomOf = (cell: Position) => roomAt(escapeTask, cell) ?? start
  const inUse = new Set(ways.flatMap(({ openedBy }) => openedBy))
  const used = new Set<string>()
  const entered = new Set([start])
  const isOpen = ({ openedBy, hold }: Way) =>
    openedBy.length === 0 ||
    (hold === 'any' ? openedBy.some((id) => used.has(id)) : openedBy.every((id) => used.has(id)))

  const stock = scene.containers.flatMap(({ position, items }) =>
    items.map(({ item, count }) => ({ position, item, count })),
  )
  const fetch = (item: string, wanted: number) => {
    let left = wanted
    for (const store of stock) {
      const amount = Math.min(left, store.item === item ? store.count : 0)
      if (amount === 0) continue
      store.count -= amount
      left -= amount
      const description = `take ${amount} ${item} from the container at ${formatPosition(store.position)}`
      list.add('fetchItem', { container: tuple(store.position), item, amount }, description)
    }
  }
  const use = ({ id, position, block, wanted }: Escape['mechanisms'][number]) => {
    used.add(id)
    const where = `${formatPosition(position)} in ${roomOf(position)}`
    if (wanted.name === block.name) {
      const partners = ways.find(({ openedBy, hold }) => hold === 'together' && openedBy.includes(id))
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
    if (isAir(wanted.name)) {
      list.add(
        'mineBlocks',
        { cells: [tuple(position)] },
        `take the ${block.name} at ${where} away for ${id}`,
      )
      return
    }
    const item = itemThatPlaces(wanted.name)
    fetch(item, 1)
    list.add('putInPlace', { item, pos: tuple(position) }, `put ${formatBlock(wanted)} at ${where} for ${id}`)
  }
  const goOut = (way: string) => {
    const pos = tuple(centreOf(escapeTask, exit))
    list.add('goTo', { pos }, `go through ${way} into ${exit}`)
  }

  for (let before = -1; before < list.nodes.length + entered.size; ) {
    before = list.nodes.length + entered.size
    for (const mechanism of mechanisms) {
      const { id, position } = mechanism
      if (inUse.has(id) && !used.has(id) && entered.has(roomOf(position))) use(mechanism)
    }
    for (const way of ways) {
      if (!isOpen(way)) continue
      const rooms = [way.from, ...way.to]
      if (!(way.isGate ? rooms.some((room) => entered.has(room)) : entered.has(way.from))) continue
      // Rooms on the way need no steps of their own: agents go there when they have work there.
      if (rooms.includes(exit) && !entered.has(exit)) goOut(way.id)
      for (const room of rooms) entered.add(room)
    }
  }
  for (const { item, count } of carry) {
    fetch(item, count)
    const pos = tuple(centreOf(escapeTask, exit))
    list.add('carry', { item, pos }, `carry ${count} ${item} to ${exit}`)
  }
  if (list.nodes.length === 0) goOut('the open way')
  return { functions: list.functions(), nodes: list.nodes }
}
