import { type BorderMoment, restoreBorder, takeBorder } from '../border/saved-border.ts'
import { scheduleAgain } from '../commands/index.ts'
import type { AdmissionMoment } from '../kernel/admission.ts'
import type { BarMoment } from '../kernel/boss-bars.ts'
import type { Game } from '../kernel/game.ts'
import type { OperatorsMoment } from '../kernel/operators.ts'
import { ticksLeftIn } from '../kernel/scheduled.ts'
import type { ScoreboardMoment } from '../kernel/scoreboard.ts'
import { storagesOf } from '../kernel/storages.ts'
import type { NbtCompound } from '../library/nbt.ts'
import { type MapData, mapsOf } from '../maps/maps.ts'
import { achievedIn, sendAdvancements } from '../player/advancements/progress.ts'

/** Data of a world other than its blocks, entities and players. */
export interface RecordsMoment {
  readonly scoreboard: ScoreboardMoment
  readonly bossBars: readonly BarMoment[]
  readonly border: BorderMoment
  readonly storages: ReadonlyMap<string, NbtCompound>
  readonly advancements: ReturnType<typeof achievedIn>
  readonly maps: { readonly list: readonly Omit<MapData, 'memory'>[]; readonly next: number }
  readonly operators: OperatorsMoment
  readonly admission: AdmissionMoment
  /** Functions that are scheduled for later, and the ticks left until then. */
  readonly scheduled: readonly (readonly [name: string, ticks: number])[]
}

export function takeRecords(game: Game): RecordsMoment {
  const { scoreboard, bossBars, ops } = game.world
  const maps = mapsOf(game)
  return {
    scoreboard: structuredClone(scoreboard.take()),
    bossBars: structuredClone(bossBars.take()),
    border: takeBorder(game),
    storages: structuredClone(storagesOf(game)),
    advancements: new Map(structuredClone([...achievedIn(game)].filter(([, met]) => met.size > 0))),
    maps: { list: [...maps.byId.values()].map(copied), next: maps.next },
    operators: ops.take(),
    admission: game.world.admission.take(),
    scheduled: ticksLeftIn(game),
  }
}

export function restoreRecords(game: Game, moment: RecordsMoment): void {
  const { scoreboard, bossBars, ops } = game.world
  scoreboard.restore(structuredClone(moment.scoreboard))
  bossBars.restore(structuredClone(moment.bossBars))
  restoreBorder(game, moment.border)
  replace(storagesOf(game), structuredClone(moment.storages))
  replace(achievedIn(game), structuredClone(moment.advancements))
  for (const player of game.world.players) sendAdvancements(game, player)
  restoreMaps(game, moment.maps)
  ops.restore(moment.operators)
  game.world.admission.restore(moment.admission)
  scheduleAgain(game, moment.scheduled)
}

function restoreMaps(game: Game, { list, next }: RecordsMoment['maps']): void {
  const maps = mapsOf(game)
  const newest = Math.max(0, ...[...maps.byId.values()].map(({ version }) => version))
  maps.byId.clear()
  // clients redraw a map that has a higher version
  for (const map of list) maps.byId.set(map.id, { ...copied(map), version: newest + map.version, memory: {} })
  maps.next = next
}

function copied({ id, dimension, scale, centre, locked, colours, version }: Omit<MapData, 'memory'>) {
  return { id, dimension, scale, centre, locked, colours: colours.slice(), version }
}

function replace<K, V>(map: Map<K, V>, by: ReadonlyMap<K, V>): void {
  map.clear()
  for (const [key, value] of by) map.set(key, value)
}
