import type { Clock } from '../core/clock.ts'
import { InvariantError } from '../core/errors.ts'
import type { Position } from '../core/position.ts'
import type { TaskGraph } from '../graph/task-graph.ts'
import type { ActionResult } from '../task/action.ts'
import { builtInActions } from '../task/actions/built-in.ts'
import type { Observation } from '../task/observation.ts'
import { construction } from '../task/testing.ts'
import type { BoardOptions } from './board/board-options.ts'
import { PathBoard } from './board/path-board.ts'
import type { Avatar, TeamWorld } from './team-world.ts'
import { WorkEstimates } from './work-estimates.ts'

/** Properties in which a fake agent differs from one that stands still at the origin with empty hands. */
export interface FakeAvatarOptions {
  position?: () => Position
  isGone?: () => boolean
  carries?: Avatar['carries']
  canPlace?: Avatar['canPlace']
  standingPlaces?: Avatar['standingPlaces']
  /** Parts of the observation. */
  observe?: (cells: readonly Position[], looksAround?: boolean) => Partial<Observation>
  act?: Avatar['act']
  tidy?: Avatar['tidy']
}

const ORIGIN: Position = { x: 0, y: 0, z: 0 }
const DONE: ActionResult = { ok: true, data: {} }

/** An agent's body without a game. */
export function fakeAvatar(name: string, options: FakeAvatarOptions = {}): Avatar {
  const { position = () => ORIGIN, isGone = () => false } = options
  return {
    name,
    get position() {
      return position()
    },
    get isGone() {
      return isGone()
    },
    carries: options.carries ?? (() => 0),
    canPlace: options.canPlace ?? (() => false),
    standingPlaces: options.standingPlaces ?? (() => []),
    observe: (cells = [], looksAround) => ({
      agent: name,
      position: position(),
      health: 20,
      food: 20,
      held: undefined,
      inventory: [],
      cells: [],
      containers: [],
      others: [],
      ...options.observe?.(cells, looksAround),
    }),
    act: options.act ?? (() => Promise.resolve(DONE)),
    tidy: options.tidy ?? (() => Promise.resolve(false)),
  }
}

/** Work estimates for the built-in actions, without a task. */
export const estimates = (): WorkEstimates => new WorkEstimates({ actions: builtInActions })

/** A board of a graph whose subtasks call built-in actions. */
export const boardOf = (graph: TaskGraph, options: Partial<BoardOptions> = {}): PathBoard =>
  new PathBoard(graph, { estimates: estimates(), ...options })

/** A world of fake agents in which nothing is done yet; its clock advances when an agent sleeps. */
export function fakeWorld(
  avatars: readonly Avatar[],
  options: Partial<Omit<TeamWorld, 'agents' | 'avatar'>> = {},
): TeamWorld {
  return {
    task: construction([]),
    actions: builtInActions,
    clock: steppingClock(),
    shows: () => false,
    progress: () => ({ done: 0, of: 1, what: 'things are done' }),
    rejoin: () => Promise.resolve(false),
    ...options,
    agents: avatars.map(({ name }) => name),
    avatar(agent) {
      const avatar = avatars.find(({ name }) => name === agent)
      if (avatar === undefined) throw new InvariantError(`No agent "${agent}" is in this world.`)
      return avatar
    },
  }
}

/** A clock on which each sleep ends at once and advances the time. */
export function steppingClock(): Clock {
  let now = 0
  return {
    now: () => now,
    hold: (work) => work(),
    async sleep(ms) {
      now += ms
    },
  }
}
