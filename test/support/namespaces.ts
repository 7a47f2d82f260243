import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/*
 * Machines that share a folder, as far as one machine can play them: processes in pid, mount and host name namespaces of their own,
 * which see each other's files and nothing else of each other.
 */

const APART = [
  '--user',
  '--map-root-user',
  '--pid',
  '--mount',
  '--uts',
  '--fork',
  '--mount-proc',
  '--kill-child',
]

/** Why there are no such machines here; undefined where there are. */
export function whyNoNamespaces(): string | undefined {
  const { status, stderr, error } = spawnSync('unshare', [...APART, 'true'], { encoding: 'utf8' })
  if (error !== undefined) return `unshare cannot be started (${error.message})`
  return status === 0 ? undefined : `namespaces are refused (${stderr.trim()})`
}

/** A process on a machine of its own, with those that it starts. */
export class NamespacedProcess {
  readonly ended: Promise<number | null>
  readonly #child: ChildProcess
  #output = ''
  #code: number | null | undefined

  /** @param before shell commands that set the machine up */
  constructor(
    host: string,
    command: readonly string[],
    { cwd, before = '' }: { cwd: string; before?: string },
  ) {
    const script = `hostname ${host}; ${before} exec "$@"`
    this.#child = spawn('unshare', [...APART, 'sh', '-c', script, 'sh', ...command], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (text: Buffer) => {
        this.#output += text
      })
    this.ended = new Promise((resolve) => {
      this.#child.once('close', (code) => {
        this.#code = code
        resolve(code)
      })
    })
  }

  get output(): string {
    return this.#output
  }

  get isRunning(): boolean {
    return this.#code === undefined
  }

  /** Ends it like a machine that loses power. */
  async kill(): Promise<void> {
    const [first] = this.#processes()
    if (first !== undefined) signal(first, 'SIGKILL')
    this.#child.kill('SIGKILL')
    await this.ended
  }

  /** @param how the whole machine, or only its first process, so that those that it started go on */
  freeze(how: 'all' | 'first'): void {
    for (const pid of how === 'all' ? this.#processes() : this.#processes().slice(0, 1))
      signal(pid, 'SIGSTOP')
  }

  thaw(): void {
    for (const pid of this.#processes()) signal(pid, 'SIGCONT')
  }

  /** Pids as this machine sees them, parents first. */
  #processes(): number[] {
    return childrenOf(this.#child.pid ?? 0).flatMap(familyOf)
  }
}

const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)]

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

/** A process may have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
