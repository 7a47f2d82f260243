import { spawn } from 'node:child_process'
import { MAIN } from './command-line.ts'

/** A worker of a pool, in a process of its own. */
interface RunningWorker {
  /** What it has said so far. */
  said(): string
  kill(): void
}

/** @param folder where it runs */
export function startWorker(
  folder: string,
  url: string,
  variables: Readonly<Record<string, string>>,
  ...more: string[]
): RunningWorker {
  let said = ''
  const worker = spawn(process.execPath, [MAIN, 'worker', '--pool', url, '--jobs', '1', ...more], {
    cwd: folder,
    env: { ...process.env, ...variables },
  })
  worker.stdout.on('data', (text: Buffer) => {
    said += text
  })
  return { said: () => said, kill: () => worker.kill('SIGKILL') }
}
