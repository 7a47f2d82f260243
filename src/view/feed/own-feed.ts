import { armourPoints } from '../../game/items/kinds/armour.ts'
import { bitOf } from '../../recording/buttons.ts'
import { TICK_MS } from '../../recording/line.ts'
import { carriedAt, handStacksOf, type ScreenNow, screenOf } from '../../recording/moment.ts'
import { DOING, type Segment, type Track } from '../../recording/segment.ts'
import { GUI_SIZE } from '../../render/frame/gui.ts'
import type { LookProvider } from '../../render/look/look.ts'
import { ITEM_SIZE, originIn, type ScreenSlot } from '../../render/screens/layout.ts'
import { layoutOfScreen } from '../../render/screens/layouts.ts'
import type { OwnState, ViewMessage } from '../messages.ts'
import { OwnLooks } from './own-looks.ts'

/** Slots of the armour in a player's window. */
const ARMOUR = [5, 6, 7, 8]
const ATTACK = bitOf('attack')

interface Context {
  /** The first tick of the segment. */
  readonly from: number
  readonly word: (word: number) => string
}

/** The latest state of an agent in the data read so far. */
interface AgentState {
  /** The last state of each kind that was sent, to leave out equal ones. */
  readonly sent: Map<string, string>
  held: string
  heldSince: number
  hurtAt: number | null
  /** Since when the attack button is down (ms). */
  attackSince: number | undefined
  /** The cursor on the open screen (GUI pixels). */
  cursor: ScreenSlot | undefined
}

/** Makes a recording into what each agent sees of itself: hotbar and hearts, open screens, damage and fire, digging. */
export class OwnFeed {
  readonly #minecraft: string
  readonly #looks: OwnLooks
  readonly #agents = new Map<string, AgentState>()

  constructor(minecraft: string, agents: Iterable<string>, looks?: LookProvider) {
    this.#minecraft = minecraft
    this.#looks = new OwnLooks(looks)
    for (const agent of agents)
      this.#agents.set(agent, {
        sent: new Map(),
        held: '',
        heldSince: Number.NEGATIVE_INFINITY,
        hurtAt: null,
        attackSince: undefined,
        cursor: undefined,
      })
  }

  /** @returns the pictures that the states need, and the states, in the order of time for each agent and kind */
  read(segment: Segment, context: Context): { pictures: ViewMessage[]; states: OwnState[] } {
    const states = [
      ...segment.tracks.flatMap((track) => this.#bodyOf(track, context)),
      ...this.#hudsOf(segment, context),
      ...this.#screensOf(segment, context),
      ...this.#digsOf(segment, context),
    ].filter((state) => this.#isNew(state))
    return { pictures: this.#looks.news(), states }
  }

  #isNew({ t: _t, ...state }: OwnState): boolean {
    const { sent } = this.#agents.get(state.agent)!
    const text = JSON.stringify(state)
    if (sent.get(state.kind) === text) return false
    sent.set(state.kind, text)
    return true
  }

  #bodyOf(track: Track, { from, word }: Context): OwnState[] {
    const agent = word(track.name)
    const known = word(track.kind) === 'player' ? this.#agents.get(agent) : undefined
    if (known === undefined) return []
    let wasHurt = false
    return track.gear.map(({ at, items, doing }): OwnState => {
      const t = (from + track.offset + at) * TICK_MS
      const isHurt = (doing & DOING.hurt) !== 0
      // damage that continues into the next segment is not new damage
      if (isHurt && !wasHurt && (at > 0 || known.hurtAt === null || t - known.hurtAt > 10 * TICK_MS))
        known.hurtAt = t
      wasHurt = isHurt
      this.#looks.hold(agent, word(items[0] ?? 0))
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
          this.#looks.show(offHand === undefined ? hotbar : [...hotbar, offHand])
          const held = hotbar.find(({ slot }) => slot === selected)?.item ?? ''
          if (`${selected} ${held}` !== known.held) known.heldSince = t
          known.held = `${selected} ${held}`
          const worn = stacks.filter(({ slot }) => ARMOUR.includes(slot))
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
        const { kind, slotCount, slot } = one.click
        known.cursor = placeOf({ kind: word(kind), slotCount: slotCount || undefined }, slot) ?? known.cursor
        return []
      }
      const screen = screenOf(one.screen, { word, minecraft: this.#minecraft })
      const t = (from + one.screen.offset) * TICK_MS
      if (screen === undefined) {
        known.cursor = undefined
        return [{ kind: 'screen', t, agent, screen: null }]
      }
      this.#looks.show(stacksOn(screen))
      const { slotCount, cursor, ...shown } = screen
      return [
        {
          kind: 'screen',
          t,
          agent,
          screen: {
            ...shown,
            ...(slotCount === undefined ? {} : { slotCount }),
            ...(cursor === undefined ? {} : { cursor }),
            at: known.cursor ?? { x: GUI_SIZE.width / 2, y: GUI_SIZE.height / 2 },
          },
        },
      ]
    })
  }

  /** Recordings have buttons and broken blocks: a block is dug from the press, or from the block before, until it breaks. */
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
}

/** All stacks of a screen. */
const stacksOn = ({ slots, cursor, offers }: ScreenNow) => [
  ...slots,
  ...(cursor === undefined ? [] : [cursor]),
  ...offers.flat(),
]

/** The middle of a slot of a screen, where a click on it is (GUI pixels). */
function placeOf(screen: Pick<ScreenNow, 'kind' | 'slotCount'>, slot: number): ScreenSlot | undefined {
  const layout = layoutOfScreen({ ...screen, slots: [] })
  const place = layout.slots[slot]
  if (place === undefined) return undefined
  const { x, y } = originIn(layout, GUI_SIZE)
  return { x: x + place.x + ITEM_SIZE / 2, y: y + place.y + ITEM_SIZE / 2 }
}
