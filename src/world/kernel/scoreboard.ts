import type { PacketFields } from '../library/network.ts'
import { json, type Text } from '../protocol/fields.ts'

/** A score that each player and entity can have. */
export interface Objective {
  readonly name: string
  readonly criterion: string
  title: Text
  render: 'integer' | 'hearts'
  /** Players' statistics at the last check, by name; earlier actions do not count towards a new objective. */
  readonly counted: Map<string, number>
}

export type Visibility = 'always' | 'never' | 'hideForOtherTeams' | 'hideForOwnTeam'
export type Collision = 'always' | 'never' | 'pushOtherTeams' | 'pushOwnTeam'

/** Players and entities on the same team, by name or UUID. */
export interface Team {
  readonly name: string
  title: Text
  /** Number of its colour; 21 means none. */
  colour: number
  friendlyFire: boolean
  seeInvisible: boolean
  nametags: Visibility
  deaths: Visibility
  collision: Collision
  prefix: Text
  suffix: Text
  readonly members: Set<string>
}

/** The state of a scoreboard at a moment. */
export interface ScoreboardMoment {
  readonly objectives: readonly (Omit<Readonly<Objective>, 'counted'> & {
    readonly counted: readonly (readonly [string, number])[]
    readonly scores: readonly (readonly [holder: string, score: number])[]
    /** Holders who may use the trigger command. */
    readonly unlocked: readonly string[]
  })[]
  /** Names of objectives by display slot. */
  readonly shown: readonly (readonly [slot: string, name: string])[]
  readonly teams: readonly (Omit<Readonly<Team>, 'members'> & { readonly members: readonly string[] })[]
}

interface Listener {
  send(name: string, fields: PacketFields): void
}

/** Sends scoreboard packets to all players. */
interface ScoreboardHost {
  broadcast(name: string, fields: PacketFields): void
}

/** Colours in the order of their numbers. */
export const TEAM_COLOURS: readonly string[] = [
  ...['black', 'dark_blue', 'dark_green', 'dark_aqua', 'dark_red', 'dark_purple', 'gold', 'gray'],
  ...['dark_gray', 'blue', 'green', 'aqua', 'red', 'light_purple', 'yellow', 'white'],
]
const NO_COLOUR = 21
/** Display slots of an objective, in the order of their numbers. */
export const DISPLAY_SLOTS: readonly string[] = [
  ...['list', 'sidebar', 'belowName'],
  ...TEAM_COLOURS.map((colour) => `sidebar.team.${colour}`),
]
const RENDERS = { integer: 0, hearts: 1 } as const
const ADD = 0
const REMOVE = 1
const CHANGE = 2
const JOIN = 3
const LEAVE = 4

/** Objectives, scores and teams. As in vanilla, clients only receive objectives while they are displayed. */
export class Scoreboard {
  readonly objectives = new Map<string, Objective>()
  readonly teams = new Map<string, Team>()
  /** Objectives by display slot. */
  readonly shown = new Map<string, Objective>()
  readonly #scores = new Map<Objective, Map<string, number>>()
  /** Holders who may use the trigger command on an objective. */
  readonly #unlocked = new Map<Objective, Set<string>>()
  readonly #host: ScoreboardHost

  constructor(host: ScoreboardHost) {
    this.#host = host
  }

  add(name: string, criterion: string, title: Text): Objective {
    const render = criterion === 'health' ? 'hearts' : 'integer'
    const objective: Objective = { name, criterion, title, render, counted: new Map() }
    this.objectives.set(name, objective)
    this.#scores.set(objective, new Map())
    return objective
  }

  remove(objective: Objective): void {
    for (const [slot, there] of [...this.shown]) if (there === objective) this.show(slot, undefined)
    this.objectives.delete(objective.name)
    this.#scores.delete(objective)
    this.#unlocked.delete(objective)
  }

  /** Notifies clients that the title or rendering has changed. */
  changed(objective: Objective): void {
    if (this.#isShown(objective))
      this.#host.broadcast('scoreboard_objective', objectiveFields(objective, CHANGE))
  }

  /** Shows an objective, or nothing, in a display slot. */
  show(slot: string, objective: Objective | undefined): void {
    const before = this.shown.get(slot)
    if (before === objective) return
    if (objective && !this.#isShown(objective))
      this.#introduce(objective, (...packet) => this.#host.broadcast(...packet))
    if (objective) this.shown.set(slot, objective)
    else this.shown.delete(slot)
    this.#host.broadcast('scoreboard_display_objective', {
      position: DISPLAY_SLOTS.indexOf(slot),
      name: objective?.name ?? '',
    })
    if (before && !this.#isShown(before))
      this.#host.broadcast('scoreboard_objective', { name: before.name, action: REMOVE })
  }

  score(objective: Objective, holder: string): number | undefined {
    return this.#scores.get(objective)?.get(holder)
  }

  set(objective: Objective, holder: string, value: number): void {
    const scores = this.#scores.get(objective)
    const whole = value | 0
    if (!scores || scores.get(holder) === whole) return
    scores.set(holder, whole)
    if (this.#isShown(objective))
      this.#host.broadcast('scoreboard_score', scoreFields(objective, holder, whole))
  }

  /** Deletes a holder's score, or all of them. */
  reset(holder: string, objective?: Objective): void {
    for (const [each, scores] of this.#scores) {
      if (objective && each !== objective) continue
      if (scores.delete(holder) && this.#isShown(each))
        this.#host.broadcast('scoreboard_score', { itemName: holder, action: REMOVE, scoreName: each.name })
    }
  }

  /** All holders of a score. */
  holders(): string[] {
    return [...new Set([...this.#scores.values()].flatMap((scores) => [...scores.keys()]))]
  }

  /** The scores of a holder. */
  scoresOf(holder: string): [Objective, number][] {
    return [...this.#scores].flatMap(([objective, scores]): [Objective, number][] => {
      const score = scores.get(holder)
      return score === undefined ? [] : [[objective, score]]
    })
  }

  /** Lets a holder use the trigger command once. Returns false if it already may. */
  unlock(objective: Objective, holder: string): boolean {
    const open = this.#unlocked.get(objective) ?? new Set()
    this.#unlocked.set(objective, open)
    if (open.has(holder)) return false
    open.add(holder)
    if (this.score(objective, holder) === undefined) this.set(objective, holder, 0)
    return true
  }

  /** Consumes the right to trigger. Returns false if the holder did not have it. */
  takeUnlocked(objective: Objective, holder: string): boolean {
    return this.#unlocked.get(objective)?.delete(holder) ?? false
  }

  addTeam(name: string, title: Text): Team {
    const team: Team = {
      name,
      title,
      colour: NO_COLOUR,
      friendlyFire: true,
      seeInvisible: true,
      nametags: 'always',
      deaths: 'always',
      collision: 'always',
      prefix: { text: '' },
      suffix: { text: '' },
      members: new Set(),
    }
    this.teams.set(name, team)
    this.#host.broadcast('teams', teamFields(team, ADD))
    return team
  }

  removeTeam(team: Team): void {
    this.teams.delete(team.name)
    this.#host.broadcast('teams', { team: team.name, mode: REMOVE })
  }

  teamChanged(team: Team): void {
    this.#host.broadcast('teams', teamFields(team, CHANGE))
  }

  teamOf(member: string): Team | undefined {
    for (const team of this.teams.values()) if (team.members.has(member)) return team
    return undefined
  }

  join(team: Team, members: readonly string[]): void {
    for (const member of members) {
      const before = this.teamOf(member)
      if (before && before !== team) this.leave([member])
      team.members.add(member)
    }
    this.#host.broadcast('teams', { team: team.name, mode: JOIN, players: members })
  }

  leave(members: readonly string[]): void {
    for (const member of members) {
      const team = this.teamOf(member)
      if (!team) continue
      team.members.delete(member)
      this.#host.broadcast('teams', { team: team.name, mode: LEAVE, players: [member] })
    }
  }

  /** The current objectives, scores and teams. */
  take(): ScoreboardMoment {
    return {
      objectives: [...this.objectives.values()].map((objective) => ({
        ...objective,
        counted: [...objective.counted],
        scores: [...(this.#scores.get(objective) ?? [])],
        unlocked: [...(this.#unlocked.get(objective) ?? [])],
      })),
      shown: [...this.shown].map(([slot, { name }]) => [slot, name]),
      teams: [...this.teams.values()].map((team) => ({ ...team, members: [...team.members] })),
    }
  }

  /** Replaces everything, including on clients. */
  restore({ objectives, shown, teams }: ScoreboardMoment): void {
    for (const objective of [...this.objectives.values()]) this.remove(objective)
    for (const team of [...this.teams.values()]) this.removeTeam(team)
    for (const { name, criterion, title, render, counted, scores, unlocked } of objectives) {
      const objective = this.add(name, criterion, title)
      objective.render = render
      for (const [statistic, count] of counted) objective.counted.set(statistic, count)
      for (const [holder, score] of scores) this.set(objective, holder, score)
      if (unlocked.length > 0) this.#unlocked.set(objective, new Set(unlocked))
    }
    for (const [slot, name] of shown) this.show(slot, this.objectives.get(name))
    for (const { members, name, title, ...rest } of teams) {
      const team = Object.assign(this.addTeam(name, title), rest)
      this.teamChanged(team)
      if (members.length > 0) this.join(team, members)
    }
  }

  /** Sends a newcomer everything that all players know. */
  greet(player: Listener): void {
    for (const team of this.teams.values()) player.send('teams', teamFields(team, ADD))
    for (const objective of new Set(this.shown.values()))
      this.#introduce(objective, (name, fields) => player.send(name, fields))
    for (const [slot, { name }] of this.shown)
      player.send('scoreboard_display_objective', { position: DISPLAY_SLOTS.indexOf(slot), name })
  }

  #isShown(objective: Objective): boolean {
    for (const there of this.shown.values()) if (there === objective) return true
    return false
  }

  #introduce(objective: Objective, tell: (name: string, fields: PacketFields) => void): void {
    tell('scoreboard_objective', objectiveFields(objective, ADD))
    for (const [holder, score] of this.#scores.get(objective) ?? [])
      tell('scoreboard_score', scoreFields(objective, holder, score))
  }
}

const objectiveFields = ({ name, title, render }: Objective, action: number): PacketFields => ({
  name,
  action,
  displayText: json(title),
  type: RENDERS[render],
})

const scoreFields = ({ name }: Objective, holder: string, value: number): PacketFields => ({
  itemName: holder,
  action: ADD,
  scoreName: name,
  value,
})

const FRIENDLY_FIRE = 1
const SEE_INVISIBLE = 2

const teamFields = (team: Team, mode: number): PacketFields => ({
  team: team.name,
  mode,
  name: json(team.title),
  friendlyFire: (team.friendlyFire ? FRIENDLY_FIRE : 0) | (team.seeInvisible ? SEE_INVISIBLE : 0),
  nameTagVisibility: team.nametags,
  collisionRule: team.collision,
  formatting: team.colour,
  prefix: json(team.prefix),
  suffix: json(team.suffix),
  players: [...team.members],
})
