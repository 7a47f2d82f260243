import type { EventSink } from '../core/journal/events.ts'
import { inBox } from '../core/position.ts'
import { formatBlock, isAir } from '../game/block.ts'
import type { PlacedBlock } from '../task/parts.ts'
import type { Task } from '../task/task.ts'
import type { MinecraftServer } from './server/minecraft-server.ts'

/**
 * Records the initial arena and every block change in it in the journal.
 * @param fixtures blocks in addition to the task's containers
 * @returns a function that stops the recording
 */
export function recordArena({
  task: { arena, containers, terrain },
  fixtures,
  server,
  log,
}: {
  task: Pick<Task, 'arena' | 'containers' | 'terrain'>
  fixtures: readonly PlacedBlock[]
  server: Pick<MinecraftServer, 'onBlockChanged'>
  log: EventSink
}): () => void {
  log.emit('arena.prepared', {
    blocks: [...containers, ...fixtures].map(({ position, block }) => ({
      position,
      block: formatBlock(block),
    })),
    containers: containers.map(({ position, items }) => ({ position, items })),
  })
  return server.onBlockChanged(({ position, from, to }) => {
    if (!inBox(arena.box, position)) return
    // Growth, fluids and decay in a whole world would flood the journal.
    if (terrain !== undefined && !isAir(from.name) && !isAir(to.name)) return
    const { x, y, z } = position
    log.emit('block.changed', { position: { x, y, z }, from: formatBlock(from), to: formatBlock(to) })
  })
}
