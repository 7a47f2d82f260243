import { count } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import { createRandom, type Random } from '../core/random.ts'
import type { TaskDraft } from '../scenario/builtin.ts'
import { EscapeSite } from './escape/escape-site.ts'
import { CROSS, cross, entries, type Lanes, MERGE, merge, openLanes, SPLIT } from './escape/lanes.ts'
import { ROOM_MECHANISMS, type Stage } from './escape/mechanisms.ts'
import { SUITE_VERSION } from './version.ts'

/** Seed of the fixed suite. Other seeds vary the rooms. */
export const ESCAPE_SEED = 2025
/** Seed of the further escapes: confirmatory benchmarks use them, so nothing may be tuned on them. */
export const FRESH_ESCAPE_SEED = 20261126
/** Maximum team size: a room has enough places for plates and levers. */
const MAX_AGENTS = 8
const LEVELS = [1, 2, 3, 4] as const
/** Level i has the seeds 0 … 7 − i, which makes 22 tasks. */
const SEEDS = 8
const VAULT = 0

export interface EscapeOptions {
  /** Team size for which every task is made, 1 to 8. */
  agents?: number
  seed?: number
  /** Prefix for the ids. */
  name?: string
}

/**
 * VillagerBench's 22 escapes (its configuration, §4.5 of its description): levels 1 to 4 with that many stages, each with one of
 * its 18 mechanisms, used in turn. Rooms and layouts are ours. Each task can be solved by a team of the given size.
 * @throws UsageError for an unsupported team size
 */
export function villagerEscape({
  agents = 3,
  seed = ESCAPE_SEED,
  name = 'villager-escape',
}: EscapeOptions = {}): TaskDraft[] {
  if (!Number.isInteger(agents) || agents < 1 || agents > MAX_AGENTS)
    throw new UsageError(`Escapes cannot be made for ${count(agents, 'agent')}.`, {
      hint: `Choose 1 to ${MAX_AGENTS}.`,
    })
  const deck = new Deck(createRandom(seed).fork('escape-deck'))
  return LEVELS.flatMap((level) =>
    Array.from({ length: SEEDS - level }, (_, index) => {
      const id = `${name}-${level}-${index}`
      return escapeOf({ id, level, index, agents, deck, random: createRandom(seed).fork(id) })
    }),
  )
}

/** An endless shuffled sequence of the mechanisms' numbers, so that each is used about equally often. */
class Deck {
  readonly #random: Random
  #cards: number[] = []

  constructor(random: Random) {
    this.#random = random
  }

  draw(fits: (atom: number) => boolean): number {
    for (;;) {
      const index = this.#cards.findIndex(fits)
      if (index >= 0) return this.#cards.splice(index, 1)[0] as number
      const deck = [...ROOM_MECHANISMS.map(({ atom }) => atom), MERGE, SPLIT, CROSS]
      while (deck.length > 0) this.#cards.push(deck.splice(this.#random.integer(deck.length), 1)[0] as number)
    }
  }
}

interface EscapeRequest {
  id: string
  level: number
  index: number
  agents: number
  deck: Deck
  random: Random
}

const HINTS = new Map([
  [MERGE, 'each lever takes whoever is in its room to where all meet again'],
  [SPLIT, 'a lever parts the team, one to a room'],
  [CROSS, 'the lever of each room opens the gate of another'],
])

function escapeOf({ id, level, index, agents, deck, random }: EscapeRequest): TaskDraft {
  const atoms = sequenceOf(level, agents, deck)
  const site = new EscapeSite()
  const carry: string[] = []
  const beginsApart = atoms[0] === MERGE || atoms[0] === CROSS
  let column = 0
  let lanes: Lanes | undefined
  const nameOf = (stage: number) => (stage > atoms.length ? 'exit' : `room-${stage}`)
  const weightOf = (stage: number) => {
    const atom = atoms[stage - 1]
    const { wait = 1, conditions } = ROOM_MECHANISMS.find((one) => one.atom === atom) ?? {}
    return { wait: atom === SPLIT ? agents : wait, ...(conditions === undefined ? {} : { conditions }) }
  }
  /** The stages while the team is split. Levers are numbered as in VillagerBench. */
  const lanesFor = (stage: number) =>
    openLanes(site, stage, column, agents, atoms[stage - 1] === CROSS ? agents : 1)
  const room = beginsApart ? site.room('lobby', column, 0) : site.room(nameOf(1), column, 0, weightOf(1))
  if (beginsApart) {
    column++
    lanes = lanesFor(1)
    site.teleport('parting', room, entries(lanes), { openedBy: [] })
  }
  atoms.forEach((atom, place) => {
    const number = place + 1
    if (lanes !== undefined && atom === CROSS) {
      const before = lanes
      column++
      lanes = lanesFor(number + 1)
      cross(before, lanes)
      return
    }
    if (lanes !== undefined) {
      column++
      merge(lanes, column)
      site.room(nameOf(number + 1), column, 0, weightOf(number + 1))
      lanes = undefined
      return
    }
    const at = { site, random, number, column, agents, room: nameOf(number), next: nameOf(number + 1), carry }
    column++
    if (atom === SPLIT) {
      lanes = lanesFor(number + 1)
      split(at, lanes)
      return
    }
    site.room(at.next, column, 0, weightOf(number + 1))
    ROOM_MECHANISMS.find((one) => one.atom === atom)?.build(at)
  })
  const hints = atoms.map((atom) => HINTS.get(atom) ?? ROOM_MECHANISMS.find((one) => one.atom === atom)?.hint)
  const burden = carry.length === 0 ? '' : ` Take ${carry.length} gold_block along to the exit.`
  return site.draft(
    {
      id,
      title: `Escape, level ${level}, seed ${index}`,
      goal: `Get everybody out. ${hints.map((hint, place) => `Stage ${place + 1}: ${hint}.`).join(' ')}${burden}`,
      minecraft: SUITE_VERSION,
      agents,
    },
    { exit: 'exit', carry, seconds: 60 * roomsToSolve(site) + 360 },
  )
}

/** A lever teleports each agent to its own room. */
function split({ site, number, column, room }: Stage, lanes: Lanes): void {
  const lever = site.mechanism(`lever-${number}`, site.at(column, 0, 4, 3), 'lever[face=floor,facing=north]')
  site.teleport(`split-${number}`, room, entries(lanes), { openedBy: [lever] })
}

/** Mechanisms for the stages of a task. A split team merges before the end, and no item is left behind. */
function sequenceOf(stages: number, agents: number, deck: Deck): number[] {
  const atoms: number[] = []
  let isApart = false
  for (let stage = 0; stage < stages; stage++) {
    const remaining = stages - stage
    const at = {
      agents,
      left: remaining,
      isFirst: stage === 0,
      isApart,
      hasItemToCarry: atoms.includes(VAULT),
    }
    const atom: number = isApart && remaining === 1 ? MERGE : deck.draw((drawn) => fitsHere(drawn, at))
    atoms.push(atom)
    isApart = atom === SPLIT || atom === CROSS
  }
  return atoms
}

/** A position in the sequence of stages. */
interface Place {
  agents: number
  /** Number of stages from here to the end, including this one. */
  left: number
  isFirst: boolean
  /** Whether the team is split when it gets here. */
  isApart: boolean
  hasItemToCarry: boolean
}

/** Whether a mechanism can be the stage at this position. */
function fitsHere(atom: number, { agents, left, isFirst, isApart, hasItemToCarry }: Place): boolean {
  const canBeApart = agents > 1 && (isApart || isFirst)
  switch (atom) {
    case MERGE:
      return canBeApart
    case CROSS:
      return canBeApart && left > 1
    case SPLIT:
      return agents > 1 && left > 1 && !isApart && !hasItemToCarry
    default:
      return !isApart && agents >= (ROOM_MECHANISMS.find((one) => one.atom === atom)?.minAgents ?? 1)
  }
}

/** Number of rooms with something to do. */
const roomsToSolve = ({ gates, teleports }: EscapeSite): number =>
  new Set([
    ...gates.flatMap(({ between: [room], opened_by }) => (opened_by?.length ? [room] : [])),
    ...teleports.flatMap(({ from, opened_by }) => (opened_by?.length ? [from] : [])),
  ]).size
