import { armourPoints } from '../game/items/kinds/armour.ts'
import { ARMOUR_SLOTS } from '../game/items/player-window.ts'
import { bitOf } from './buttons.ts'
import { TICK_MS } from './line.ts'
import { barsOf, carriedAt, handStacksOf, screenOf } from './moment.ts'
import type { OwnState } from './own-states.ts'
import { DOING, type Segment, type Track } from './segment.ts'

const ATTACK = bitOf('attack')

interface Context {
  /** The first tick of the segment. */
  readonly from: number
  readonly word: (word: number) => string
}

/** State of an agent at the end of the last read segment. */
interface AgentState {
  /** The last state of each kind, to leave out equal ones. */
  readonly last: Map<string, string>
  held: string
  heldSince: number
  hurtAt: number | null
  /** When the attack button was pressed (ms), while it is down. */
  attackSince: number | undefined
  /** The slot of the open screen that was clicked last. */
  clicked: number | null
}

/**
 * Reads the own states of agents from a recording, segment by segment: hotbar and hearts, open screens, damage and fire, digging,
 * boss bars.
 */
export class OwnReader {
  readonly #minecraft: string
  readonly #agents = new Map<string, AgentState>()

  constructor({ minecraft, agents }: { minecraft: string; agents: Iterable<string> }) {
    this.#minecraft = minecraft
    for (const agent of agents)
      this.#agents.set(agent, {
        last: new Map(),
        held: '',
        heldSince: Number.NEGATIVE_INFINITY,
        hurtAt: null,
        attackSince: undefined,
        clicked: null,
      })
  }

  /** @returns the states that are new, in chronological order for each agent and kind */
  read(segment: Segment, context: Context): OwnState[] {
    return [
      ...segment.tracks.flatMap((track) => this.#bodyOf(track, context)),
      ...this.#hudsOf(segment, context),
      ...this.#screensOf(segment, context),
      ...this.#digsOf(segment, context),
      ...this.#barsOf(segment, context),
    ].filter((state) => this.#isNew(state))
  }

  #isNew({ t: _t, ...state }: OwnState): boolean {
    const { last } = this.#agents.get(state.agent)!
    const text = JSON.stringify(state)
    if (last.get(state.kind) === text) return false
    last.set(state.kind, text)
    return true
  }

  #bodyOf(track: Track, { from, word }: Context): OwnState[] {
    const agent = word(track.name)
    const known = word(track.kind) === 'player' ? this.#agents.get(agent) : undefined
    if (known === undefined) return []
    let wasHurt = false
    return track.gear.map(({ at, doing }): OwnState => {
      const t = (from + track.offset + at) * TICK_MS
      const isHurt = (doing & DOING.hurt) !== 0
      // damage that continues into the next segment is not new damage
      if (isHurt && !wasHurt && (at > 0 || known.hurtAt === null || t - known.hurtAt > 10 * TICK_MS))
        known.hurtAt = t
      wasHurt = isHurt
      return {
        kind: 'body',
        t,
        agent,
        swinging: (doing & DOING.swinging) !== 0,
        sneaking: (doing & DOING.sneaking) !== 0,
        burning: (doing & DOING.burning) !== 0,
        hurtAt: known.hurtAt,
      }
    })
  }

  #hudsOf(segment: Segment, { from, word }: Context): OwnState[] {
    const offsets = new Set([...segment.carried, ...segment.notes].map(({ offset }) => offset))
    return [...offsets]
      .sort((a, b) => a - b)
      .flatMap((offset) => {
        const t = (from + offset) * TICK_MS
        return [...carriedAt(segment, offset, word)].flatMap(([agent, carried]): OwnState[] => {
          const known = this.#agents.get(agent)
          if (known === undefined) return []
          const { selected, health, food, stacks } = carried
          const { hotbar, offHand } = handStacksOf(carried)
          const held = hotbar.find(({ slot }) => slot === selected)?.item ?? ''
          if (`${selected} ${held}` !== known.held) known.heldSince = t
          known.held = `${selected} ${held}`
          const worn = stacks.filter(({ slot }) => ARMOUR_SLOTS.some((worn) => worn === slot))
          const armour = worn.reduce((sum, { item }) => sum + armourPoints(item), 0)
          const hud = { hotbar, selected, health, food, armour, ...(offHand && { offHand }) }
          return [{ kind: 'hud', t, agent, hud, held, heldSince: known.heldSince }]
        })
      })
  }

  #screensOf({ screens, clicks }: Segment, { from, word }: Context): OwnState[] {
    // in a tick, clicks come before the changes that they cause
    const all = [
      ...clicks.map((click) => ({ at: 2 * click.offset, agent: click.agent, click })),
      ...screens.map((screen) => ({ at: 2 * screen.offset + 1, agent: screen.agent, screen })),
    ].sort((a, b) => a.at - b.at)
    return all.flatMap((one): OwnState[] => {
      const agent = word(one.agent)
      const known = this.#agents.get(agent)
      if (known === undefined) return []
      if ('click' in one) {
        if (one.click.slot >= 0) known.clicked = one.click.slot
        return []
      }
      const screen = screenOf(one.screen, { word, minecraft: this.#minecraft }) ?? null
      if (screen === null) known.clicked = null
      return [
        { kind: 'screen', t: (from + one.screen.offset) * TICK_MS, agent, screen, clicked: known.clicked },
      ]
    })
  }

  /**
   * Recordings have buttons and broken blocks: digging a block lasts from the press of the button, or from the break of the
   * previous block, until it breaks.
   */
  #digsOf({ controls, changes }: Segment, { from, word }: Context): OwnState[] {
    return [...this.#agents].flatMap(([agent, known]) => {
      const broken = changes.filter(({ by, block }) => block === 0 && word(by) === agent)
      const states: OwnState[] = []
      const takeBroken = (until: number): void => {
        while (broken.length > 0 && broken[0]!.offset <= until) {
          const { x, y, z, offset } = broken.shift()!
          const t = (from + offset) * TICK_MS
          const since = known.attackSince
          if (since === undefined || since >= t) continue
          states.push({ kind: 'dig', t: since, agent, cell: [x, y, z], until: t })
          known.attackSince = t
        }
      }
      const own = controls.filter((one) => word(one.agent) === agent).sort((a, b) => a.offset - b.offset)
      for (const { offset, buttons } of own)
        for (let i = 0; i < buttons.length; i++) {
          const isDown = (buttons[i]! & ATTACK) !== 0
          if (isDown) known.attackSince ??= (from + offset + i) * TICK_MS
          takeBroken(offset + i)
          if (!isDown) known.attackSince = undefined
        }
      return states
    })
  }

  #barsOf({ bossBars }: Segment, { from, word }: Context): OwnState[] {
    return bossBars.flatMap((recorded): OwnState[] => {
      const agent = word(recorded.agent)
      if (!this.#agents.has(agent)) return []
      return [{ kind: 'bars', t: (from + recorded.offset) * TICK_MS, agent, bars: barsOf(recorded, word) }]
    })
  }
}
