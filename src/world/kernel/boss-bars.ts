import type { PacketFields } from '../library/network.ts'
import { json, type Text } from '../protocol/fields.ts'
import type { Player } from './player/player.ts'

export const BAR_COLOURS = ['pink', 'blue', 'red', 'green', 'yellow', 'purple', 'white'] as const
export const BAR_STYLES = ['progress', 'notched_6', 'notched_10', 'notched_12', 'notched_20'] as const

/** Effect of a packet on a bar: adds it, removes it, or changes one property. */
const ACTION = { add: 0, remove: 1, health: 2, title: 3, style: 4 } as const

/** A bar at the top of the screens of some players. */
export class BossBar {
  readonly id: string
  readonly uuid: string
  title: Text
  value = 0
  max = 100
  colour: (typeof BAR_COLOURS)[number] = 'white'
  style: (typeof BAR_STYLES)[number] = 'progress'
  visible = true
  /** Names of the players who have it, present or not. */
  readonly players = new Set<string>()

  constructor(id: string, uuid: string, title: Text) {
    this.id = id
    this.uuid = uuid
    this.title = title
  }

  fields(action: keyof typeof ACTION): PacketFields {
    return {
      entityUUID: this.uuid,
      action: ACTION[action],
      title: json(this.title),
      health: this.max > 0 ? Math.min(1, this.value / this.max) : 0,
      color: BAR_COLOURS.indexOf(this.colour),
      dividers: BAR_STYLES.indexOf(this.style),
      flags: 0,
    }
  }
}

interface BarViewers extends BarHost {
  playerNamed(name: string): Player | undefined
}

/** Shows a bar that is not in the list to exactly these players. */
export function showBar(world: BarViewers, bar: BossBar, players: readonly Player[]): void {
  const here = new Set(players.map(({ name }) => name))
  for (const name of [...bar.players]) {
    if (here.has(name)) continue
    bar.players.delete(name)
    world.playerNamed(name)?.send('boss_bar', bar.fields('remove'))
  }
  for (const player of players) {
    if (bar.players.has(player.name)) continue
    bar.players.add(player.name)
    player.send('boss_bar', bar.fields('add'))
  }
}

interface BarHost {
  broadcast(name: string, fields: PacketFields, to: (player: Player) => boolean): void
}

/** The state of a bar at a moment. */
export interface BarMoment
  extends Readonly<Pick<BossBar, 'id' | 'title' | 'value' | 'max' | 'colour' | 'style' | 'visible'>> {
  readonly players: readonly string[]
}

/** All boss bars. */
export class BossBars {
  readonly bars = new Map<string, BossBar>()
  readonly #host: BarHost
  #made = 0

  constructor(host: BarHost) {
    this.#host = host
  }

  add(id: string, title: Text): BossBar {
    const bar = new BossBar(
      id,
      `00000000-0000-4000-9000-${(++this.#made).toString(16).padStart(12, '0')}`,
      title,
    )
    this.bars.set(id, bar)
    return bar
  }

  remove(bar: BossBar): void {
    this.tell(bar, 'remove')
    this.bars.delete(bar.id)
  }

  /** Notifies the players who have a bar. */
  tell(bar: BossBar, action: Parameters<BossBar['fields']>[0]): void {
    if (bar.visible) this.#host.broadcast('boss_bar', bar.fields(action), ({ name }) => bar.players.has(name))
  }

  setVisible(bar: BossBar, visible: boolean): void {
    if (!visible) this.tell(bar, 'remove')
    bar.visible = visible
    if (visible) this.tell(bar, 'add')
  }

  /** Shows a bar to exactly these players. */
  setPlayers(bar: BossBar, names: ReadonlySet<string>): void {
    const told = (action: 'add' | 'remove', to: (name: string) => boolean) => {
      if (bar.visible) this.#host.broadcast('boss_bar', bar.fields(action), ({ name }) => to(name))
    }
    told('remove', (name) => bar.players.has(name) && !names.has(name))
    told('add', (name) => names.has(name) && !bar.players.has(name))
    bar.players.clear()
    for (const name of names) bar.players.add(name)
  }

  /** The current state of all bars. */
  take(): BarMoment[] {
    return [...this.bars.values()].map(({ id, title, value, max, colour, style, visible, players }) => ({
      ...{ id, title, value, max, colour, style, visible },
      players: [...players],
    }))
  }

  /** Replaces all bars, including on the screens of their players. */
  restore(moments: readonly BarMoment[]): void {
    for (const bar of [...this.bars.values()]) this.remove(bar)
    for (const { id, title, players, ...rest } of moments) {
      const bar = Object.assign(this.add(id, title), rest)
      this.setPlayers(bar, new Set(players))
    }
  }

  greet(player: Player): void {
    for (const bar of this.bars.values())
      if (bar.visible && bar.players.has(player.name)) player.send('boss_bar', bar.fields('add'))
  }
}
