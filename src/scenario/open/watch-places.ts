import type { Position } from '../../core/position.ts'
import type { SkyNow, Watch } from '../../judger/scenarios/scenario-judge.ts'
import { SightWatch } from './sight-watch.ts'
import type { WantedFacts } from './wanted.ts'

/** How often an agent that stays in its cell checks its surroundings (ms). */
const LOOK_MS = 500
/** Change of the time of day after which it is recorded again (ticks). */
const SKY_TICKS = 100

/** Records time of day and weather: the weather when it changes, the time at intervals. */
export function skyWatch({ log, skyNow }: Watch): () => void {
  let last: SkyNow | undefined
  return () => {
    const now = skyNow()
    if (now === undefined) return
    const hasMoved = last === undefined || Math.abs(now.time - last.time) >= SKY_TICKS
    if (!hasMoved && now.weather === last?.weather) return
    last = now
    log.emit('sky.changed', now)
  }
}

/** Records what each agent holds, whenever it changes. */
export function handWatch({ log, handOf }: Watch): (agent: string) => void {
  const last = new Map<string, string | null>()
  return (agent) => {
    const item = handOf(agent)
    if (item === undefined || item === last.get(agent)) return
    last.set(agent, item)
    log.emit('hand.changed', { agent, item })
  }
}

/** Records what each agent looks at, whenever it changes and for each further second of the same view. */
export function viewWatch({ clock, log, viewOf }: Watch): (agent: string) => void {
  const last = new Map<string, { sees: string; since: number; seconds: number }>()
  return (agent) => {
    const sees = viewOf(agent)
    if (sees === undefined) return
    const now = clock.now()
    const known = last.get(agent)
    const since = known?.sees === sees ? known.since : now
    const seconds = Math.floor((now - since) / 1000)
    if (known?.sees === sees && known.seconds === seconds) return
    last.set(agent, { sees, since, seconds })
    log.emit('view.changed', { agent, sees, seconds })
  }
}

/** Records each agent's place and surroundings: when it enters another cell, or when something there has changed. */
export function placeWatch(
  watch: Watch,
  wanted: Pick<WantedFacts, 'near' | 'sighted' | 'places' | 'surroundings'>,
): (agent: string) => void {
  const { clock, log, positionOf, placeOf, surroundingsOf } = watch
  const sightWatch = new SightWatch(watch, wanted.sighted)
  const places = new Map<string, { key: string; at: number }>()
  return (agent) => {
    const position = positionOf(agent)
    if (position === undefined) return
    const known = places.get(agent)
    const cell = [position.x, position.y, position.z].map(Math.floor).join()
    const now = clock.now()
    if (known?.key.startsWith(`${cell} `) && now - known.at < LOOK_MS) return
    const place = placeOf(agent, wanted.near)
    if (place === undefined) return
    const surroundings = wanted.surroundings ? surroundingsOf(agent) : undefined
    const around = surroundings === undefined ? {} : { surroundings }
    const sights = sightWatch.look(agent)
    const seen = [...place.near, ...(sights.sighted ?? [])].join()
    const key = `${cell} ${place.biome} ${place.light} ${seen} ${JSON.stringify(around)}`
    places.set(agent, { key, at: now })
    // Time passes for an agent that stands still, too.
    if (key === known?.key && wanted.places !== 'every look') return
    log.emit('place.changed', {
      agent,
      position: rounded(position),
      ...place,
      near: [...place.near],
      ...around,
      ...sights,
    })
  }
}

const rounded = ({ x, y, z }: Position): Position => ({
  x: Math.round(x * 100) / 100,
  y: Math.round(y * 100) / 100,
  z: Math.round(z * 100) / 100,
})
