import { type Text, translate } from '../protocol/fields.ts'

/** The whitelist and the bans at one moment. */
export interface AdmissionMoment {
  readonly isWhitelistOn: boolean
  readonly whitelisted: readonly string[]
  readonly banned: readonly (readonly [name: string, ban: Ban])[]
}

export interface Ban {
  readonly by: string
  readonly reason: string
}

/** The bans, and the whitelist while it is on. Names are case-insensitive, as in vanilla. */
export class Admission {
  isWhitelistOn = false
  readonly #whitelisted = new Map<string, string>()
  readonly #banned = new Map<string, { readonly name: string; readonly ban: Ban }>()

  /** Vanilla's reason for refusing a player; undefined if it may join. Named operators bypass the whitelist. */
  refusal(name: string, isNamedOperator: boolean): Text | undefined {
    const found = this.#banned.get(name.toLowerCase())
    if (found) return translate('multiplayer.disconnect.banned.reason', found.ban.reason)
    if (!this.isWhitelistOn || isNamedOperator || this.#whitelisted.has(name.toLowerCase())) return undefined
    return translate('multiplayer.disconnect.not_whitelisted')
  }

  get whitelisted(): readonly string[] {
    return [...this.#whitelisted.values()]
  }

  /** The banned names. */
  get banned(): readonly (readonly [name: string, ban: Ban])[] {
    return [...this.#banned.values()].map(({ name, ban }) => [name, ban])
  }

  /** Puts a name on the whitelist or takes it off; returns false if nothing changes. */
  whitelist(name: string, on: boolean): boolean {
    const key = name.toLowerCase()
    if (this.#whitelisted.has(key) === on) return false
    if (on) this.#whitelisted.set(key, name)
    else this.#whitelisted.delete(key)
    return true
  }

  /** Returns false if the name is banned already. */
  ban(name: string, ban: Ban): boolean {
    const key = name.toLowerCase()
    if (this.#banned.has(key)) return false
    this.#banned.set(key, { name, ban })
    return true
  }

  /** Returns false if the name is not banned. */
  pardon(name: string): boolean {
    return this.#banned.delete(name.toLowerCase())
  }

  take(): AdmissionMoment {
    const { isWhitelistOn, whitelisted, banned } = this
    return { isWhitelistOn, whitelisted, banned }
  }

  restore({ isWhitelistOn, whitelisted, banned }: AdmissionMoment): void {
    this.isWhitelistOn = isWhitelistOn
    this.#whitelisted.clear()
    this.#banned.clear()
    for (const name of whitelisted) this.whitelist(name, true)
    for (const [name, ban] of banned) this.ban(name, ban)
  }
}
