/** A snapshot of the operators: the named players, or all except them. */
export interface OperatorsMoment {
  readonly everybody: boolean
  readonly named: readonly string[]
}

/** The players who may use all commands: the named ones, or all except the named ones. */
export class Operators {
  #everybody: boolean
  readonly #named: Set<string>

  /** Undefined: all players are operators. */
  constructor(names: readonly string[] | undefined) {
    this.#everybody = names === undefined
    this.#named = new Set(names)
  }

  has(name: string): boolean {
    return this.#named.has(name) !== this.#everybody
  }

  /** Whether a name was made an operator by name, not as one of all. */
  isNamed(name: string): boolean {
    return !this.#everybody && this.#named.has(name)
  }

  /** The current operators, for a snapshot. */
  take(): OperatorsMoment {
    return { everybody: this.#everybody, named: [...this.#named] }
  }

  /** Makes exactly these players operators. */
  restore({ everybody, named }: OperatorsMoment): void {
    this.#everybody = everybody
    this.#named.clear()
    for (const name of named) this.#named.add(name)
  }

  /** Adds what a saved world knew: named operators to named ones, exceptions to exceptions. */
  remember({ everybody, named }: OperatorsMoment): void {
    if (everybody === this.#everybody) for (const name of named) this.#named.add(name)
  }

  /** Grants or removes the rights; returns false if nothing changes. */
  set(name: string, right: boolean): boolean {
    if (this.has(name) === right) return false
    if (right === this.#everybody) this.#named.delete(name)
    else this.#named.add(name)
    return true
  }
}
