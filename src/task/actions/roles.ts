/** What an action does for a task. Everything that treats kinds of actions alike asks for the role, not for the name. */
export const actionRoles = [
  /** Walks. */
  'moves',
  /** Finds out about the world and leaves it as it is. */
  'looks',
  /** Takes something into the hand. */
  'readies',
  /** Takes items out of a container. */
  'fetches',
  /** Makes items of items. */
  'makes',
  /** Fills a cell. */
  'places',
  /** Empties a cell. */
  'digs',
  /** Uses the held item on the target. */
  'uses',
  /** Kills its target. */
  'hunts',
  /** Brings items to another agent. */
  'gives',
  /** Switches a mechanism. */
  'operates',
] as const
export type ActionRole = (typeof actionRoles)[number]

const PREPARING: ReadonlySet<ActionRole> = new Set(['moves', 'looks', 'readies'])
const OBTAINING: ReadonlySet<ActionRole> = new Set(['fetches', 'makes', 'digs', 'uses', 'hunts'])
const SPENDING: ReadonlySet<ActionRole> = new Set(['places', 'gives'])

/** Only prepares what follows: it leaves nothing behind that a later subtask could rest on. */
export const isPreparing = (role: ActionRole): boolean => PREPARING.has(role)

/** May bring items into the agent's hands; the items of a hand-over existed before. */
export const isObtaining = (role: ActionRole): boolean => OBTAINING.has(role)

/** Uses items up without obtaining any. */
export const isSpending = (role: ActionRole): boolean => SPENDING.has(role)
