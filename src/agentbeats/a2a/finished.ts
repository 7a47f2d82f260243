import { type Task, TaskState } from '@a2a-js/sdk'

const FINAL: ReadonlySet<TaskState> = new Set([
  TaskState.TASK_STATE_COMPLETED,
  TaskState.TASK_STATE_FAILED,
  TaskState.TASK_STATE_CANCELED,
  TaskState.TASK_STATE_REJECTED,
])

/** Whether a task is finished. */
export const isFinished = ({ status }: Task): boolean => status !== undefined && FINAL.has(status.state)
