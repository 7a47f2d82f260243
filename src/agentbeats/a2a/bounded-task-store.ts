import type { ListTasksRequest, ListTasksResponse, Task } from '@a2a-js/sdk'
import { InMemoryTaskStore, type ServerCallContext, type TaskStore } from '@a2a-js/sdk/server'
import { isFinished } from './finished.ts'

export interface TaskStoreLimits {
  /** Maximum number of finished tasks kept for queries, and their total size (characters of JSON). */
  readonly tasks: number
  readonly characters: number
}

const USUAL_LIMITS: TaskStoreLimits = { tasks: 500, characters: 20_000_000 }

interface KeptTask {
  readonly task: Task
  readonly size: number
}

/**
 * Keeps tasks in memory. If there are too many, finished ones are forgotten, oldest first: each rejected request is a task that
 * holds the client's message.
 */
export class BoundedTaskStore implements TaskStore {
  readonly #limits: TaskStoreLimits
  readonly #running = new Map<string, Task>()
  readonly #finished = new Map<string, KeptTask>()
  #size = 0

  constructor(limits: TaskStoreLimits = USUAL_LIMITS) {
    this.#limits = limits
  }

  async load(taskId: string): Promise<Task | undefined> {
    const task = this.#running.get(taskId) ?? this.#finished.get(taskId)?.task
    return task === undefined ? undefined : structuredClone(task)
  }

  async save(task: Task): Promise<void> {
    this.#forget(task.id)
    if (!isFinished(task)) {
      this.#running.set(task.id, structuredClone(task))
      return
    }
    this.#running.delete(task.id)
    const size = JSON.stringify(task).length
    this.#finished.set(task.id, { task: structuredClone(task), size })
    this.#size += size
    for (const id of this.#finished.keys()) {
      if (this.#finished.size <= this.#limits.tasks && this.#size <= this.#limits.characters) return
      this.#forget(id)
    }
  }

  /** Lists as the SDK's own store does. */
  async list(request: ListTasksRequest, context: ServerCallContext): Promise<ListTasksResponse> {
    const store = new InMemoryTaskStore()
    for (const task of this.#running.values()) await store.save(task, context)
    for (const { task } of this.#finished.values()) await store.save(task, context)
    return store.list(request, context)
  }

  #forget(id: string): void {
    this.#size -= this.#finished.get(id)?.size ?? 0
    this.#finished.delete(id)
  }
}
