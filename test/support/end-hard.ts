import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Kills a process with -9 and waits for its end; one that has ended, or was never started, is left alone. */
export async function endHard(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
