import type { Claim, ClaimClock, ClaimOptions } from './claim.ts'
import { claim } from './claim.ts'
import type { Life, Machine, Place } from './place.ts'

interface Timer {
  due: number
  every: number | undefined
  call(): void
}

/** A machine of a `Lab` that can be frozen: its timers then do not fire, but its clock keeps running. */
class Host implements Machine, ClaimClock {
  readonly here: Place
  isFrozen = false
  readonly #origin: number
  readonly #lab: Lab
  #timers: Timer[] = []

  constructor(lab: Lab, host: string, origin: number) {
    this.#lab = lab
    this.#origin = origin
    this.here = { host, boot: host, namespace: host, pid: 7, start: '1' }
  }

  lifeOf(place: Place): Life {
    if (place.host !== this.here.host) return 'unknown'
    return place.pid === this.here.pid ? 'alive' : 'dead'
  }

  now(): number {
    return this.#origin + this.#lab.time
  }

  sleep(ms: number): Promise<void> {
    return new Promise((call) => {
      this.#timers.push({ due: this.now() + ms, every: undefined, call })
    })
  }

  every(ms: number, call: () => void): () => void {
    const timer: Timer = { due: this.now() + ms, every: ms, call }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  wall(): number {
    return this.#lab.time
  }

  claim(options: Pick<ClaimOptions, 'folder'> & Partial<ClaimOptions>): Promise<Claim> {
    return claim({ name: 'runner', silentMs: 30_000, ...options, clock: this, machine: this })
  }

  /** Fires each due timer once, unless the machine is frozen. */
  run(): void {
    if (this.isFrozen) return
    const due = this.#timers.filter((timer) => timer.due <= this.now())
    this.#timers = this.#timers.filter((timer) => !due.includes(timer) || timer.every !== undefined)
    for (const timer of due) {
      timer.due = this.now() + (timer.every ?? 0)
      timer.call()
    }
  }
}

/** Several machines on one folder, with a clock that the test advances. */
export class Lab {
  time = 0
  readonly #hosts: Host[] = []

  /** @param origin where its monotonic clock begins (ms) */
  host(name: string, origin = 0): Host {
    const host = new Host(this, name, origin)
    this.#hosts.push(host)
    return host
  }

  async pass(ms: number): Promise<void> {
    for (const end = this.time + ms; this.time < end; ) {
      this.time += 500
      for (const host of this.#hosts) host.run()
      await new Promise(setImmediate)
    }
  }
}
