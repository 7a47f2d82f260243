/** What an action does for a task. Code that treats similar actions the same way checks the role, not the name. */
export const actionRoles = [
    /** Walks. */
    'moves',
    /** Observes the world without changing it. */
    'looks',
    /** Stays where it is until something happens. */
    'waits',
    /** Takes something in hand. */
    'readies',
    /** Takes items out of a container. */
    'fetches',
    /** Puts items into a container. */
    'stores',
    /** Makes items from other items. */
    'makes',
    /** Fills a cell. */
    'places',
    /** Empties a cell. */
    'digs',
    /** Uses the held item on the target. */
    'uses',
    /** Kills its target. */
    'hunts',
    /** Gives items to another agent. */
    'gives',
    /** Switches a mechanism. */
    'operates',
];
const PREPARING = new Set(['moves', 'looks', 'waits', 'readies']);
const OBTAINING = new Set(['fetches', 'makes', 'digs', 'uses', 'hunts']);
const SPENDING = new Set(['places', 'gives', 'stores']);
/** Whether the action is mere preparation without a lasting effect that another subtask could depend on. */
export const isPreparing = (role) => PREPARING.has(role);
/** Whether the action can create items or take them from the world; a hand-over only moves items within the team. */
export const isObtaining = (role) => OBTAINING.has(role);
/** Whether the action uses up items without obtaining any. */
export const isSpending = (role) => SPENDING.has(role);
