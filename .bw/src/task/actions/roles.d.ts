/** What an action does for a task. Code that treats similar actions the same way checks the role, not the name. */
export declare const actionRoles: readonly [
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
'operates'];
export type ActionRole = (typeof actionRoles)[number];
/** Whether the action is mere preparation without a lasting effect that another subtask could depend on. */
export declare const isPreparing: (role: ActionRole) => boolean;
/** Whether the action can create items or take them from the world; a hand-over only moves items within the team. */
export declare const isObtaining: (role: ActionRole) => boolean;
/** Whether the action uses up items without obtaining any. */
export declare const isSpending: (role: ActionRole) => boolean;
