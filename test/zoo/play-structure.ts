import type { GameEvent } from '../../src/core/journal/events.ts'
import { cellKey } from '../../src/core/position.ts'
import type { EpisodePlayer } from '../../src/experiment/episode-player.ts'
import { formatBlock } from '../../src/game/block.ts'
import { worldAfter } from '../../src/judger/metrics/world-state.ts'
import { play } from '../support/play.ts'
import type { Structure } from './structures.ts'

/** A cell of the blueprint as it was in the end. */
export interface JudgedCell {
  wanted: string
  /** Empty if it is right. */
  wrong: string
}

/** Plays a structure and judges its cells, in the order of its blueprint. */
export async function playStructure(
  { task }: Structure,
  seed: number,
  player: Pick<EpisodePlayer, 'play'>,
): Promise<JudgedCell[]> {
  let events: readonly GameEvent[] = []
  let crash = ''
  try {
    events = (await play(task, { agents: 1, seed, how: (options) => player.play(options) })).events
  } catch (error) {
    crash = (error as Error).message
  }
  const world = worldAfter(events)
  const refusals = lastRefusals(events)
  return task.blueprint.map((cell) => {
    const wanted = formatBlock(cell.block)
    if (world.shows(cell)) return { wanted, wrong: '' }
    const there = formatBlock(world.blockAt(cell.position))
    const why =
      refusals.get(cellKey(cell.placedWith ?? cell.position)) ?? (crash === '' ? 'never tried' : crash)
    return { wanted, wrong: `holds ${there}: ${why}` }
  })
}

/** Why the last attempt to place a block in a cell failed. */
function lastRefusals(events: readonly GameEvent[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const event of events) {
    if (event.type !== 'action.finished') continue
    const { action, result } = event.data
    const [x, y, z] = (action.args.pos ?? []) as number[]
    if (action.name !== 'PlaceBlock' || x === undefined) continue
    found.set(`${x},${y},${z}`, result.ok ? 'was placed' : `${result.reason}: ${String(result.detail)}`)
  }
  return found
}
