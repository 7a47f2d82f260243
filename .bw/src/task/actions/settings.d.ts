import type { Task } from '../task.ts';
/**
 * Kinds of tasks whose prompts list actions that others omit: `wild` worlds have to be explored, `open` tasks ask for actions
 * that are not needed elsewhere.
 */
export type Setting = 'wild' | 'open';
/** The kind of the task. */
export declare const settingsOf: (task: Pick<Task, 'terrain' | 'scenario'>) => readonly Setting[];
