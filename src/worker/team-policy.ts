/** Initial estimates of subtasks, until experience replaces them. */
export interface EstimatePolicy {
  /** First guess of how long a step lasts (ms). */
  readonly stepMs: number
  /** Number of steps of experience that the first guess counts as. */
  readonly guessSteps: number
  /** Steps of every subtask in addition to its cells: walking, fetching and equipping. */
  readonly setupSteps: number
  /** Time to open a container and take something out (ms). */
  readonly withdrawMs: number
  /** Time to climb one block on dirt, and to remove the dirt on the way down (ms). */
  readonly climbMs: number
}

/** Parameters for assigning subtasks to free agents. */
export interface AssignmentPolicy {
  /** Cost of taking over a subtask for which another agent has fetched the materials (ms). */
  readonly strangeMs: number
  /** A path of this duration costs as much as it takes; one twice as long costs four times as much (ms). */
  readonly usualWayMs: number
  /** Agents this close to each other get in each other's way (blocks). */
  readonly crowdBlocks: number
  /** Cost of one more agent at the same place (ms). */
  readonly crowdMs: number
  /** Benefit of each subtask that this one unblocks, while there are fewer subtasks to start than agents (ms). */
  readonly unblocksMs: number
  /** Cost of starting a subtask that another agent is preparing for (ms). */
  readonly expectedMs: number
}

/** Parameters for fetching materials for later subtasks. */
export interface AgendaPolicy {
  /** Maximum stacks of materials on an agenda: an inventory has 36 slots, which also hold tools, dirt and drops. */
  readonly stacks: number
  /** Slots that the materials of an agent's path may fill beyond its share. */
  readonly slots: number
  /** Size of an agenda relative to an equal share of the remaining work. More than 1, so that every subtask is on some agenda. */
  readonly share: number
  /** Maximum spare materials, in multiples of the largest subtask's need. */
  readonly spareSubtasks: number
}

/** Parameters for sharing materials by kind where the whole team works at the same few places. */
export interface DealingPolicy {
  /** A plan is one chain if all its work lasts at most this many times as long as its longest chain of subtasks. */
  readonly chains: number
  /** Slots of an agent that are dealt out; the others hold tools, dirt and drops. */
  readonly slots: number
  /** Distance from a container within which an agent takes what it is dealt, although no subtask needs it yet (blocks). */
  readonly atContainer: number
}

/** Parameters for placing blocks of a teammate's subtask when an agent has no work. */
export interface HelpingPolicy {
  /** Estimated time that the teammate needs for another block (ms). */
  readonly blockMs: number
  /** Minimum gain for which an agent walks to help, and for helping from where it stands (ms). */
  readonly worthMs: number
  readonly worthAtHandMs: number
  /** Minimum duration of a teammate's trip for materials that another agent makes for it (ms). */
  readonly tripMs: number
  /** Cooldown after a failed attempt to help (ms); an immediate retry would fail the same way. */
  readonly restMs: number
  /**
   * Maximum number of helpers on their way to each remaining block. Distances ignore walls, so the second one
   * may arrive first.
   */
  readonly helpersPerBlock: number
  /** Interval at which an agent without work looks for a teammate that needs help (ms). */
  readonly pollMs: number
}

/** Parameters for sharing containers and space. */
export interface TrafficPolicy {
  /** Maximum number of agents that use one container at the same time. */
  readonly usersPerContainer: number
  /** Distance that an agent keeps from a place that is about to be closed (blocks). */
  readonly outOfTheWay: number
  /** Number of nearest free places among which an agent that makes room chooses the one that suits its work best. */
  readonly placesToChoose: number
}

/** Parameters for an idle agent's preparation for its next subtask. */
export interface PreparationPolicy {
  /** Distance from the subtask at which it waits, and distance to which it approaches a container (blocks). */
  readonly besidePlace: number
  readonly besideContainer: number
  /** Height difference above which it waits at the foot of a place, and fetches dirt for its own agenda alone (blocks). */
  readonly maxRise: number
}

/** Parameters for handing items to each other. */
export interface HandOverPolicy {
  /** Maximum wait for a teammate's delivery, and the interval at which the agent checks (ms). */
  readonly waitMs: number
  readonly pollMs: number
  /** Distance at which items are thrown to a teammate (blocks). */
  readonly near: number
  /** Maximum wait for an agent on its way to the place where it asked for something (ms). */
  readonly arrivalMs: number
  /** Failures after which an agent no longer brings the same item to the same teammate. */
  readonly failures: number
  /** Distance that a waiting agent keeps from others, and how far it walks for that (blocks). */
  readonly apart: number
  readonly maxSteps: number
}

/** Limits on attempts. */
export interface AttemptPolicy {
  /** Maximum steps for a subtask: a base, plus more per cell. */
  readonly steps: number
  readonly stepsPerCell: number
  /** Maximum game time for a subtask, excluding thinking: a base, plus more per cell (ms). */
  readonly ms: number
  readonly msPerCell: number
  /** Maximum rounds on a subtask that the agent wrongly considers done. */
  readonly rounds: number
  /** Number of identical refusals, and of consecutive refusals, after which the agent hands the subtask back. */
  readonly equalRefusals: number
  readonly refusals: number
  /** Number of consecutive refusals, and share of the usual steps, that end an attempt made before a subtask's turn. */
  readonly earlyRefusals: number
  readonly earlyShare: number
  /**
   * Number of failures after which a subtask is given up, by at least two agents if there are two; twice as many by a single
   * agent.
   */
  readonly failures: number
  /** Rest of a subtask after its first failure, which doubles with each further one (ms). */
  readonly restMs: number
  /** Time after the rest in which agents that failed more often leave it to others (ms). */
  readonly courtesyMs: number
  /** Rest after an early attempt (ms), and how many times it doubles. */
  readonly earlyRestMs: number
  readonly earlyDoublings: number
  /** Maximum number of times that an agent passes on the same subtask because it lacks materials. */
  readonly passes: number
}

/** Parameters for reacting to a standstill. */
export interface PatiencePolicy {
  /**
   * Game time without progress after which the watchdog acts (ms), and number of calls of the slowest model that must also have
   * fitted in.
   */
  readonly ms: number
  readonly calls: number
  /** Maximum number of replans for unfinished work. */
  readonly replans: number
  /** Maximum number of rejoins per agent; after that, the team continues without it. */
  readonly rejoins: number
}

/** All constants for a team's decisions while it works on a plan. Times are game time. Defaults: `TEAM_POLICY`. */
export interface TeamPolicy {
  readonly estimates: EstimatePolicy
  readonly assignment: AssignmentPolicy
  readonly agenda: AgendaPolicy
  readonly dealing: DealingPolicy
  readonly helping: HelpingPolicy
  readonly traffic: TrafficPolicy
  readonly preparation: PreparationPolicy
  readonly handOver: HandOverPolicy
  readonly attempts: AttemptPolicy
  readonly patience: PatiencePolicy
}

export const TEAM_POLICY: TeamPolicy = {
  estimates: { stepMs: 350, guessSteps: 20, setupSteps: 3, withdrawMs: 340, climbMs: 1500 },
  assignment: {
    strangeMs: 1500,
    usualWayMs: 1000,
    crowdBlocks: 2,
    crowdMs: 300,
    unblocksMs: 400,
    expectedMs: 600,
  },
  agenda: { stacks: 24, slots: 24, share: 1.25, spareSubtasks: 3 },
  dealing: { chains: 1.5, slots: 28, atContainer: 6 },
  helping: {
    blockMs: 200,
    worthMs: 600,
    worthAtHandMs: 300,
    tripMs: 8000,
    restMs: 1000,
    helpersPerBlock: 2,
    pollMs: 250,
  },
  traffic: { usersPerContainer: 4, outOfTheWay: 8, placesToChoose: 24 },
  preparation: { besidePlace: 4, besideContainer: 3, maxRise: 12 },
  handOver: { waitMs: 40_000, pollMs: 2000, near: 3, arrivalMs: 10_000, failures: 2, apart: 2, maxSteps: 4 },
  attempts: {
    steps: 8,
    stepsPerCell: 6,
    ms: 60_000,
    msPerCell: 15_000,
    rounds: 3,
    equalRefusals: 3,
    refusals: 6,
    earlyRefusals: 2,
    earlyShare: 0.5,
    failures: 3,
    restMs: 1000,
    courtesyMs: 5000,
    earlyRestMs: 6000,
    earlyDoublings: 4,
    passes: 2,
  },
  patience: { ms: 60_000, calls: 10, replans: 2, rejoins: 8 },
}
